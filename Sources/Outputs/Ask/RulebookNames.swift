import Rules

/// The words by which a question calls for one rulebook only.
struct RulebookNames: Sendable {
    /// A rulebook and what people call it.
    struct Entry: Sendable {
        /// Its name, which is its folder's.
        var name: String
        /// What calls for it, each as words in lower case.
        var phrases: [[String]]
    }

    /// The declared rulebooks by name.
    var entries: [Entry] = []
}

extension RulebookNames {
    /// Each rulebook is called by its name and by its title.
    ///
    /// One that is an everyday word is none alone, `how do I clean up`: it counts after a
    /// preposition or before "architecture".
    init(_ rulebooks: [Rulebook]) {
        let english = English.shared
        entries = rulebooks.filter(\.isDeclared).map { rulebook in
            let name = rulebook.name.description
            let title = WordSplitter.words(in: rulebook.title).map(\.whole)
                .filter { !english.stop.contains($0) }
            let short = [WordSplitter.words(in: name).map(\.whole).joined()]
            let isEveryday = { (words: [String]) in
                words.count == 1 && english.common.contains(words[0])
            }
            let calls = [title, short].filter { !$0.isEmpty && !isEveryday($0) }
            let guarded = [title, short].filter(isEveryday).flatMap { words in
                ["in", "with", "under"].map { [$0] + words } + [words + ["architecture"]]
            }
            // "In Clean modular" must not leave a word over.
            let whole = guarded.isEmpty ? [] : ["in", "with", "under"].map { [$0] + title }
            var phrases: [[String]] = []
            for phrase in whole + calls + guarded where !phrases.contains(phrase) {
                phrases.append(phrase)
            }
            return Entry(name: name, phrases: phrases)
        }
    }

    /// The one rulebook that is called for, its words taken out; nil when none is or several are:
    /// who compares them asks for what names them all.
    func takeOnly(from words: inout [WordSplitter.Word]) -> String? {
        var found: (name: String, rest: [WordSplitter.Word])?
        for entry in entries {
            guard let rest = entry.rest(of: words) else { continue }
            guard found == nil else { return nil }
            found = (entry.name, rest)
        }
        guard let found else { return nil }
        words = found.rest
        return found.name
    }
}

extension RulebookNames.Entry {
    /// The words without those that call for the rulebook; nil when there are none.
    fileprivate func rest(of words: [WordSplitter.Word]) -> [WordSplitter.Word]? {
        var rest: [WordSplitter.Word] = []
        var index = 0
        while index < words.count {
            let phrase = phrases.first { words[index...].map(\.whole).starts(with: $0) }
            if let phrase {
                index += phrase.count
            } else {
                rest.append(words[index])
                index += 1
            }
        }
        return rest.count < words.count ? rest : nil
    }
}
