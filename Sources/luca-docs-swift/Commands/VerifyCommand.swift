import Terminal
import Verify

/// `luca-docs verify`: proves every Swift fence with the real compiler.
enum VerifyCommand {
    static let command = Command(
        name: "verify",
        summary: "prove every Swift snippet: parse, build, test, compile alone",
        details: """
            Makes one package of all fences with 'file', builds it and runs its tests, compiles \
            the other fences alone against it, and reports what the compiler and the tests say at \
            the lines of the Markdown. A rulebook with variants or several language modes is \
            proven once for each.

            Modules that are not the sample's are named in 'modules-from' of rulebook.yml: the \
            system's own, or packages. '--modules' says what proves the samples: 'real' takes \
            these, so it needs an Apple system for the system's own and a network for packages; \
            'packages' takes real packages and stand-ins for the rest; 'stand-in' takes the \
            content's stand-in package for all; 'auto' is 'real' on Apple's systems and \
            'stand-in' elsewhere. The ledger says which it was. Stand-ins have the API of all \
            systems at once, so what a system lacks, or has only from a version on that is above \
            'platforms' in rulebook.yml, is looked for by a list of the commonly used.

            Results are kept in the build folder under a hash of everything that matters: a \
            second run starts no compiler, and neither does one after a change of prose.

            \(CacheOptions.details)

            Lone fences share a compiler's process where no fence can change what is said of \
            another; what has an error is compiled by itself. '--explain' says what was compiled \
            with what, and '--batch 1' shares nothing: slower, and the verdicts are the same.

            A folder without a rulebook has its fences parsed only, and what does not parse is an \
            error. '--treat' looks at such a folder as it is: most fences of most documents lean \
            on code that is not in them, so it proves nothing and counts what each lacks. 'parse' \
            starts no compiler; 'alone' compiles each fence by itself, 'together' beside the \
            others of its document. Besides what compiles there are fences that would if they \
            imported what they need or in Swift 5 mode, that leave code out ('...', '<#name#>', \
            bodies, the type or the manifest around them), are no Swift (output, changes, a \
            grammar), need names that a context could give, a module or a feature that is absent, \
            are wrong where a comment says so, or clash with another. Errors are only what does \
            not parse and what is wrong with all names known. Results are kept by document: a \
            second run compiles only what was changed.

            \(MutationRun.details)

            '--watch' goes on: whenever a file of the content is saved, made, renamed or removed, \
            what it touches is proven again, in moments, as all else is known. A verdict is about \
            one state of the files, which its last line names; a change while proving ends that \
            round. '--format json' prints one value a line.

            '--fix', '--record' and '--reformat' change the documents: only the bytes that it is \
            about. '--fix' makes those fix-its of the compiler that leave no choice and hide \
            nothing, never in fences that must fail; '--record' puts what a program writes into \
            its 'prints' fence ('…' stays where it still fits), and what the compiler says into \
            wrong 'error:' marks and 'fails'; '--reformat' takes the rules of the nearest \
            '.swift-format'. All is proven again before it is written, and what does no good is \
            not. The exit code is that of the documents as they are then, so it is 0 for a run \
            that recorded all. '--dry-run' writes nothing, prints a diff for 'patch -p1', and its \
            exit code is 1 when there is one.

            'ledger.json' beside the rulebooks says what was accepted as proven; every run \
            compares with it, '--accept' writes it. The exit code is 0 when all is well, 1 when \
            there is an error, 2 when it could not run, such as without a toolchain.
            """,
        operands: [
            .init("DIR", help: "the same as --content DIR", isRequired: false)
        ],
        options: [
            .content,
            .value(
                "format",
                "FORMAT",
                choices: ["text", "json", "github", "junit", "sarif"],
                help: "for people, programs, GitHub's workflow log, test reports, code scanning"
            ),
            .flag("json", help: "the same as --format json"),
            .value("only", "PATH", help: "look only at the documents at or below this path"),
            .value("shard", "I/N", help: "look only at one of N parts, as one of N machines"),
            .value(
                "modules",
                "WHICH",
                choices: ForeignModules.Choice.allCases.map(\.rawValue),
                help: "prove with real modules or with stand-ins (default: auto)"
            ),
            .value(
                "treat",
                "HOW",
                choices: Treatment.allCases.map(\.rawValue),
                help: "how far do the fences of any folder of Markdown compile?"
            ),
            .value("swift", "MODE", choices: ["5", "6"], help: "the mode to treat or export in"),
            .flag("watch", short: "w", help: "prove again whenever a file changes, until Ctrl-C"),
            .flag("accept", help: "write what was proven to ledger.json"),
        ] + MendingRequest.options + [
            .value("export", "DIR", help: "write the sample as a package that builds by itself"),
            .value("variant", "NAME", help: "the variant to export or break (default: first, all)"),
            .value("jobs", "N", short: "j", help: "how many compilers may run at the same time"),
            .value("test-timeout", "SECONDS", help: "how long a test program may run (60)"),
            .value("test-memory", "MB", help: "how much memory it may use, on Linux (2048)"),
            .value("build-dir", "DIR", help: "where results are kept (default: the user's cache)"),
            .value("batch", "N", help: "how many lone fences may share a compiler's process (25)"),
            .flag("mutate", help: "break the samples in small ways: which tests notice?"),
            .value("min-score", "N", help: "with --mutate: at least N % of breaks are noticed"),
            .flag("explain", help: "say of each lone fence what it was compiled with, and why"),
            .flag("verbose", short: "v", help: "say what is read, and how many tools were started"),
        ] + CacheOptions.options,
        examples: [
            .init("luca-docs verify", "prove the rulebooks here"),
            .init("luca-docs verify --only content/luca/clients.md", "prove one document"),
            .init("luca-docs verify --shard 2/4", "prove a quarter, the second"),
            .init("luca-docs verify --watch", "prove while you write"),
            .init("luca-docs verify --mutate", "which breaks of the samples do tests not notice?"),
            .init("luca-docs verify --accept", "write ledger.json"),
            .init("luca-docs verify --fix --dry-run", "show what the compiler would change"),
            .init("luca-docs verify --export ../sample", "write the package itself"),
            .init("luca-docs verify docs --treat alone", "how far do the fences of docs compile?"),
        ]
    ) { try await run($0, $1) }
}
