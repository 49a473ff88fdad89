/// Letters that people type without their marks or in capitals: `Größe`, `GROSSE`, `café`.
///
/// The lines travel inside the encoded index, so that both readers share them.
enum Folding {
    /// A replacement and the letters of U+00C0–017F that it stands for.
    static let lines = [
        "a ÀÁÂÃÄÅàáâãäåĀāĂăĄą", "ae Ææ", "c ÇçĆćĈĉĊċČč", "d ÐðĎďĐđ", "e ÈÉÊËèéêëĒēĔĕĖėĘęĚě",
        "g ĜĝĞğĠġĢģ", "h ĤĥĦħ", "i ÌÍÎÏìíîïĨĩĪīĬĭĮįİı", "ij Ĳĳ", "j Ĵĵ", "k Ķķĸ", "l ĹĺĻļĽľĿŀŁł",
        "n ÑñŃńŅņŇňŉŊŋ", "o ÒÓÔÕÖØòóôõöøŌōŎŏŐő", "oe Œœ", "r ŔŕŖŗŘř", "s ŚśŜŝŞşŠšſ", "ss ß",
        "t ŢţŤťŦŧ", "th Þþ", "u ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų", "w Ŵŵ", "y ÝýÿŶŷŸ", "z ŹźŻżŽž",
    ]

    private static let table: [Unicode.Scalar: [UInt8]] = {
        var table: [Unicode.Scalar: [UInt8]] = [:]
        for line in lines {
            let replacement = Array(line.utf8.prefix { $0 != UInt8(ascii: " ") })
            for letter in line.unicodeScalars.dropFirst(replacement.count + 1) {
                table[letter] = replacement
            }
        }
        return table
    }()

    /// A run of word bytes with its letters folded; marks that combine with a letter are dropped.
    static func folded(_ run: [UInt8]) -> [UInt8] {
        guard run.contains(where: { $0 >= 0xC3 }) else { return run }
        var folded: [UInt8] = []
        for scalar in String(decoding: run, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: break
            case 0x391...0x3A9, 0x410...0x42F: folded += utf8(scalar.value + 0x20)
            case 0x400...0x40F: folded += utf8(scalar.value + 0x50)
            default: folded += table[scalar] ?? Array(String(scalar).utf8)
            }
        }
        return folded
    }

    /// The pieces of a run of Chinese, Japanese or Korean: each pair of neighbouring letters, since
    /// no blank parts its words; what stands between is a piece of its own. Empty for other text.
    static func pairs(in run: String) -> [String] {
        let scalars = Array(run.unicodeScalars)
        guard scalars.contains(where: isUnparted) else { return [] }
        var pieces: [String] = []
        var index = 0
        while index < scalars.count {
            let isPair = isUnparted(scalars[index])
            let end = scalars[index...].firstIndex { isUnparted($0) != isPair } ?? scalars.count
            if isPair, end - index > 1 {
                pieces += (index..<end - 1).map { text(scalars[$0...$0 + 1]) }
            } else {
                pieces.append(text(scalars[index..<end]))
            }
            index = end
        }
        return pieces == [run] ? [] : pieces
    }

    private static func isUnparted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF:
            true
        default: false
        }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private static func utf8(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }
}
