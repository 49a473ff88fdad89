public import Rules

/// The compiler's options, the same for all samples but for the language mode.
public enum CompilerFlags {
    /// A language mode, messages in the form that `CompilerMessage` reads, one process per module.
    ///
    /// `DEBUG` is set as SwiftPM and Xcode set it where they do not optimise.
    public static func flags(_ mode: LanguageMode) -> [String] {
        ["-swift-version", "\(mode.rawValue)"] + others
    }

    private static let others = [
        "-Onone", "-D", "DEBUG", "-wmo", "-enable-testing", "-diagnostic-style=llvm",
        "-no-color-diagnostics",
    ]

    /// Writes the messages and their fix-its to a file ending in `.dia` of the working folder, for
    /// a run that makes objects or programs.
    public static let fixItsOfBuild = ["-serialize-diagnostics"]

    /// The same for a run that makes nothing, whose output would be a neighbour of `/dev/null`: the
    /// file of `outputFileMap` names another place.
    public static let fixItsOfCheck = [
        "-serialize-diagnostics", "-output-file-map", outputFileMap.name,
    ]

    /// The name and the text of a file that must lie in the working folder of a check.
    public static let outputFileMap = (
        name: "outputs.json", text: #"{"": {"diagnostics": "messages.dia"}}"#
    )

    /// Imports modules into every file of the module that is compiled.
    public static func importing(_ modules: [String]) -> [String] {
        modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
}
