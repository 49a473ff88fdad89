extension Ranking {
    /// The version of the encoded form; a reader refuses any other.
    static let encodedVersion = 3

    /// The numbers and words as JSON, keys and order fixed.
    func encoded() -> [UInt8] {
        var json = JSONText()
        json.raw("{\"version\":\(Ranking.encodedVersion),\"documents\":")
        json.list(entries) { json, entry in
            var texts = [entry.id, entry.title, entry.answer, entry.place, entry.level, entry.kind]
            if entry.page != entry.id { texts.append(entry.page) }
            json.list(texts) { $0.string($1) }
        }
        json.raw(",\"rulebooks\":")
        json.list(rulebookNames.entries) { json, entry in
            json.list([entry.name] + entry.phrases.map { $0.joined(separator: " ") }) {
                $0.string($1)
            }
        }
        json.raw(",\"unknown\":\(unknownRarity),\"terms\":")
        json.string((0..<terms.count).map(term).joined(separator: " "))
        json.raw(",\"rarity\":")
        json.list(rarity) { $0.raw("\($1)") }
        json.raw(",\"postings\":")
        json.list(0..<postings.count) { json, term in
            json.list(postings[term]) { $0.raw("\($1.document),\($1.weight)") }
        }
        json.raw(",\"phrases\":")
        json.list(phrases) { json, phrases in
            json.list(phrases) { json, phrase in json.list(phrase) { $0.raw("\($1)") } }
        }
        json.raw(",\"sections\":")
        json.list(sections) { json, sections in
            json.list(sections) { json, section in
                json.raw("[")
                json.string(section.title)
                json.raw(",")
                json.string(section.anchor)
                json.raw(",")
                json.list(section.heading) { $0.raw("\($1)") }
                // A document's words are mostly new ones, numbered one after the other.
                var last = 0
                for term in section.terms {
                    json.raw(",\(term - last)")
                    last = term
                }
                json.raw("]")
            }
        }
        json.raw(",\"longForms\":")
        json.list(longForms) { json, form in
            json.string(form.word)
            json.raw(",\(form.term)")
        }
        json.raw(",\"synonyms\":{")
        for (index, key) in synonyms.keys.sorted(by: byBytes).enumerated() {
            if index > 0 { json.raw(",") }
            json.string(key)
            json.raw(":")
            json.list(synonyms[key]!) { $0.raw("\($1)") }
        }
        json.raw("},\"tuning\":{")
        for (index, tuning) in Tuning.byName.enumerated() {
            json.raw((index > 0 ? "," : "") + "\"\(tuning.name)\":")
            json.list(tuning.values) { $0.raw("\($1)") }
        }
        json.raw("},\"english\":")
        English.shared.encode(into: &json)
        json.raw("}")
        return json.bytes
    }
}

extension English {
    fileprivate func encode(into json: inout JSONText) {
        json.raw("{\"stop\":")
        json.string(stop.sorted(by: byBytes).joined(separator: " "))
        json.raw(",\"common\":")
        json.string(common.sorted(by: byBytes).joined(separator: " "))
        json.raw(",\"technical\":")
        json.string(technical.sorted(by: byBytes).joined(separator: " "))
        json.raw(",\"irregular\":{")
        for (index, form) in irregular.keys.sorted(by: byBytes).enumerated() {
            if index > 0 { json.raw(",") }
            json.string(form)
            json.raw(":")
            json.string(irregular[form]!)
        }
        json.raw("},\"folds\":")
        json.list(Folding.lines) { $0.string($1) }
        json.raw(",\"verbs\":\(Stemmer.verbs),\"stems\":")
        json.list(stemmer.groups) { json, group in
            json.list(group) { json, rule in
                json.raw("[")
                json.string(String(decoding: rule.suffix, as: UTF8.self))
                json.raw(",")
                json.string(String(decoding: rule.replacement, as: UTF8.self))
                json.raw(",\(rule.minimum)]")
            }
        }
        json.raw("}")
    }
}

private func byBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// JSON as it is written.
private struct JSONText {
    /// What has been written.
    private(set) var bytes: [UInt8] = []

    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func list<Items: Collection>(
        _ items: Items,
        _ write: (inout JSONText, Items.Element) -> Void
    ) {
        raw("[")
        for (index, item) in items.enumerated() {
            if index > 0 { raw(",") }
            write(&self, item)
        }
        raw("]")
    }

    /// A string that is safe in a script too: `<` and everything below U+0020 are escaped.
    mutating func string(_ text: String) {
        let digits = Array("0123456789abcdef".utf8)
        raw("\"")
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: raw("\\\"")
            case 0x5C: raw("\\\\")
            case 0..<0x20, 0x3C, 0x2028, 0x2029:
                raw("\\u")
                for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> shift) & 15]) }
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        raw("\"")
    }
}
