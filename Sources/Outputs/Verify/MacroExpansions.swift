import Rules

/// Where the code stands that macros have expanded into, found by the compiler's own notes.
///
/// A message in such code names a generated file, and a note behind it says what was expanded. The
/// place in that note may be generated in turn; what expanded into that is told once a run at most.
struct MacroExpansions {
    /// The note that says what a generated file is the expansion of, by file.
    private var sites: [String: CompilerMessage] = [:]

    /// Reads the notes of a run.
    init(_ messages: [CompilerMessage]) {
        for message in messages {
            let chain = [message] + message.notes
            for (inner, outer) in zip(chain, chain.dropFirst())
            where outer.isExpansionNote && inner.isInExpansion && sites[inner.file] == nil {
                sites[inner.file] = outer
            }
        }
    }

    /// The message at the use of the macro whose expansion it is in; as it was when that is in no
    /// fence.
    func placed(_ message: CompilerMessage, in places: SnippetPlaces) -> CompilerMessage {
        var copy = message
        copy.notes = message.notes.map { placed($0, in: places) }
        guard message.isInExpansion else { return copy }
        var file = message.file
        var seen: Set<String> = []
        while let site = sites[file], seen.insert(file).inserted {
            if places.snippet(site.file) != nil {
                (copy.file, copy.line, copy.column, copy.length) = (
                    site.file, site.line, site.column, site.length
                )
                return copy
            }
            if !site.isInExpansion || sites[site.file] == nil {
                guard let place = places.declaration(of: site, expandedIn: file) else { break }
                (copy.file, copy.line, copy.column, copy.length) = place
                return copy
            }
            file = site.file
        }
        return copy
    }
}

extension CompilerRun {
    /// The run with messages in what macros have written placed where the macros are used.
    ///
    /// What the compiler says of a declaration it may say once more of the copy that a macro made
    /// of it: one of them is kept.
    func placed(in places: SnippetPlaces) -> CompilerRun {
        guard
            messages.contains(where: { $0.isInExpansion || $0.notes.contains { $0.isInExpansion } })
        else { return self }
        let expansions = MacroExpansions(messages)
        var own: Set<String> = []
        for message in messages where !message.isInExpansion { own.insert(message.lineAndText) }
        var copy = self
        copy.messages = messages.compactMap { message in
            let placed = expansions.placed(message, in: places)
            guard message.isInExpansion else { return placed }
            return own.insert(placed.lineAndText).inserted ? placed : nil
        }
        return copy
    }
}

extension CompilerMessage {
    /// Whether its file is not written by anybody: the compiler names what a macro expands into.
    var isInExpansion: Bool { file.contains("@__swiftmacro_") }

    fileprivate var isExpansionNote: Bool {
        severity == .note && text.hasPrefix("in expansion of macro '")
    }

    fileprivate var lineAndText: String { "\(severity.rawValue) \(file):\(line) \(text)" }
}

extension SnippetPlaces {
    fileprivate typealias Place = (file: String, line: Int, column: Int, length: Int)

    /// Where the declaration stands that a note such as `in expansion of macro 'M' on property 'x'
    /// here` names; nil when no fence has it, or when several might.
    ///
    /// The generated file's name mostly holds the type around it, after the length of its name.
    fileprivate func declaration(
        of note: CompilerMessage,
        expandedIn file: String
    ) -> Place? {
        let words = note.text.split(separator: "'", omittingEmptySubsequences: false)
        guard words.count == 5 else { return nil }
        let name = String(words[3])
        var found: [Place] = []
        var others: [Place] = []
        for snippet in all {
            let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
            var type = ""
            for (number, line) in lines.enumerated() {
                for declared in declarations(in: line) {
                    if declared.isType { type = declared.name }
                    guard declared.name == name else { continue }
                    let place = (
                        snippet.virtualFile, number + 1, declared.column, name.utf8.count
                    )
                    if file.contains("\(type.utf8.count)\(type)") {
                        found.append(place)
                    } else {
                        others.append(place)
                    }
                }
            }
        }
        let best = found.isEmpty ? others : found
        return best.count == 1 ? best[0] : nil
    }
}

/// The names that a line declares after a keyword, with their columns in UTF-8 bytes.
private func declarations(in line: Substring) -> [(name: String, column: Int, isType: Bool)] {
    let types: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    let members: Set<Substring> = ["var", "let", "func", "case"]
    var names: [(name: String, column: Int, isType: Bool)] = []
    var previous: Substring = ""
    for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if types.contains(previous) || members.contains(previous) {
            let column = line.utf8.distance(from: line.startIndex, to: word.startIndex) + 1
            names.append((String(word), column, types.contains(previous)))
        }
        previous = word
    }
    return names
}
