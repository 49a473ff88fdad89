import Diagnostics

/// Relative addresses between files of the website, so that its folder can move.
enum Href {
    /// The address of `target` as seen from `page`, percent-encoded.
    ///
    /// A link to the own page is only its fragment, or its file name when there is no fragment.
    static func from(_ page: ContentPath, to target: ContentPath, anchor: String? = nil) -> String {
        let fragment = anchor.map { "#" + PercentEncoding.encode($0) } ?? ""
        if page == target, anchor != nil { return fragment }
        let folder = page.parts.dropLast()
        var shared = 0
        while shared < folder.count, shared < target.parts.count - 1,
            folder[shared] == target.parts[shared]
        {
            shared += 1
        }
        let up = String(repeating: "../", count: folder.count - shared)
        let down = target.parts[shared...].map { PercentEncoding.encode($0) }.joined(separator: "/")
        return up + down + fragment
    }

    /// The way from `page` up to the website's root: empty, or `../` for each folder.
    static func root(from page: ContentPath) -> String {
        String(repeating: "../", count: max(page.parts.count - 1, 0))
    }

    /// Undoes percent-encoding; a lone `%` stays.
    static func decode(_ text: some Sequence<UInt8>) -> String {
        let bytes = Array(text)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// An address outside the website, or nil when its scheme could run code or read files.
    ///
    /// Browsers skip control characters and white space inside a scheme, so they are skipped here.
    static func external(_ address: String) -> String? {
        // Read from disk, `//host` would look for a file of that name.
        if address.utf8.starts(with: "//".utf8) { return "https:" + address }
        let visible = address.utf8.filter { $0 > 0x20 && $0 != 0x7F }
        guard let colon = visible.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = String(decoding: visible[..<colon], as: UTF8.self).lowercased()
        return ["http", "https", "mailto", "tel"].contains(scheme) ? address : nil
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
