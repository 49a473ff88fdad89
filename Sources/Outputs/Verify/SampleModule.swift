public import Diagnostics
public import Rules

/// One module of a rulebook's sample in one setting, with the files its fences make.
public struct SampleModule: Sendable {
    /// What `rulebook.yml` says of it.
    public let module: Rulebook.Module
    /// The rulebook it belongs to.
    public let rulebook: RulebookName
    /// The language mode that it is compiled in.
    public let mode: LanguageMode
    /// Its files, sorted by path.
    public internal(set) var files: [SampleFile]
    /// The sample's modules that it sees, those that must be built first before the others.
    public let behind: [String]
    /// Whether it sees modules that are not the sample's, itself or through those behind it.
    public let usesStandIns: Bool
    /// The stand-ins that complete what its files import; they are imported by flag.
    public let completions: [String]

    /// Whether the module starts at its first line rather than at a type with `@main`.
    public var hasMainFile: Bool { files.contains { $0.path.name == "main.swift" } }

    /// The fences it is made of, in the order of its files.
    public var parts: [ReadSnippet] { files.flatMap(\.parts) }
}

/// A file of the sample: one fence, or several of one document in their order.
public struct SampleFile: Sendable {
    /// Where the line numbers of a generated file point to.
    public enum Lines: Sendable {
        /// To a virtual file per fence and to the fence's own lines: prose never changes them.
        case fence
        /// To the Markdown file.
        case markdown
    }

    /// Its place in the sample package, as pages show it.
    public let path: ContentPath
    /// The fences it is made of.
    public let parts: [ReadSnippet]

    /// The file's text: the fences' own bytes, and where each comes from.
    public func text(_ lines: Lines) -> String {
        var text = ""
        for part in parts {
            let snippet = part.snippet
            let (file, line) =
                switch lines {
                case .fence: (snippet.virtualFile, 1)
                case .markdown: (snippet.map.path.description, snippet.map.lines.first?.line ?? 1)
                }
            text += "#sourceLocation(file: \"\(escaped(file))\", line: \(line))\n" + snippet.code
        }
        return text + "#sourceLocation()\n"
    }

    private func escaped(_ path: String) -> String {
        path.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
            .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    }
}

extension Snippet {
    /// The text of a file that holds the fence alone: the place that messages name, then the code.
    ///
    /// A script's first line is for the system, and the compiler knows it at a file's first byte
    /// alone, where the place stands; so it is made the comment that it is.
    public var fileText: String {
        let code = code.hasPrefix("#!") ? "//\(code.dropFirst(2))" : code
        return "#sourceLocation(file: \"\(virtualFile)\", line: 1)\n\(code)"
    }

    /// The file that compilers and tests name for this fence, unlike that of any other fence.
    ///
    /// It follows from the code and not from the fence's place, so that moving a fence or adding
    /// one above changes no key. The last part alone is unlike any other too: `#fileID` must be
    /// unique in a module.
    public var virtualFile: String {
        let hash = ContentHash(Array(code.utf8)).description.prefix(16)
        return "snippet/\(documentName)~\(hash)\(twin == 0 ? "" : "~\(twin)").swift"
    }

    /// A name for people: the document and the fence's place in it, unlike any other.
    var exportName: String { "\(documentName)~\(id.ordinal)" }

    private var documentName: String {
        var name: [UInt8] = []
        for byte in id.document.description.utf8 {
            switch byte {
            case UInt8(ascii: "/"): name.append(UInt8(ascii: "~"))
            // A string literal holds the name, and the compiler's messages put colons behind it.
            case 0..<0x20, 0x7F, UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "\""),
                UInt8(ascii: "\\"), UInt8(ascii: ":"):
                name += Array(
                    "%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".uppercased().utf8
                )
            default: name.append(byte)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }
}
