internal import CYaml
internal import Diagnostics

/// Reads YAML through libyaml's events, so that every value has its place.
///
/// The only file that speaks to libyaml.
struct YamlReader {
    /// How deep lists and maps may nest; the formats we read need four.
    private static let depthLimit = 16

    /// A list or map that is open.
    private struct Frame {
        var isMap: Bool
        var start: Int
        var list: [YamlNode] = []
        var entries: [YamlNode.Entry] = []
        var key: Located<String>?
    }

    private let text: CleanText
    private let range: Range<Int>
    /// libyaml counts code points; the clean offset of each, unless all are ASCII.
    private let offsets: [Int]?
    private var frames: [Frame] = []
    private var root: YamlNode?
    /// What libyaml cannot read.
    private var failure: Diagnostic?
    /// What is YAML and no part of the formats we read.
    private var refusal: Diagnostic?
    private var problem: Diagnostic? { failure ?? refusal }

    /// The one document in clean bytes of a text; nil with a problem when it is no YAML, nil
    /// without one when it is empty.
    static func read(_ range: Range<Int>, of text: CleanText) -> (YamlNode?, Diagnostic?) {
        var reader = YamlReader(range, of: text)
        reader.readEvents()
        return (reader.problem == nil ? reader.root : nil, reader.problem)
    }

    /// Why clean bytes of a text are no YAML at all; nil for any YAML, also what we never read.
    static func failure(in range: Range<Int>, of text: CleanText) -> Diagnostic? {
        var reader = YamlReader(range, of: text)
        reader.readEvents()
        return reader.failure
    }

    private init(_ range: Range<Int>, of text: CleanText) {
        self.text = text
        self.range = range
        let bytes = text.bytes[range]
        offsets =
            bytes.allSatisfy { $0 < 0x80 }
            ? nil : bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [range.upperBound]
    }

    private mutating func readEvents() {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { return }
        defer { yaml_parser_delete(&parser) }
        let bytes = Array(text.bytes[range])
        bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            var isDone = false
            while !isDone, problem == nil {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) == 1 else {
                    failure = failure(of: parser)
                    return
                }
                isDone = take(event)
                yaml_event_delete(&event)
            }
        }
    }

    private func failure(of parser: yaml_parser_t) -> Diagnostic {
        let reason = parser.problem.map { String(cString: $0) } ?? "cannot be read"
        let offset =
            parser.error == YAML_READER_ERROR
            ? range.lowerBound + parser.problem_offset : offset(parser.problem_mark)
        return .badYaml(reason, at: text.location(of: offset..<offset))
    }

    /// Takes an event; true at the end of the stream.
    private mutating func take(_ event: yaml_event_t) -> Bool {
        let place = offset(event.start_mark)..<max(offset(event.end_mark), offset(event.start_mark))
        switch event.type {
        case YAML_STREAM_END_EVENT: return true
        case YAML_DOCUMENT_START_EVENT where root != nil:
            refusal = .badYaml("a second document begins here", at: text.location(of: place))
        case YAML_ALIAS_EVENT:
            refusal = .badYaml("aliases are not supported", at: text.location(of: place))
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            add(.text(String(decoding: bytes, as: UTF8.self)), trimmed(place))
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
            guard frames.count < Self.depthLimit else {
                refusal = .badYaml("nests too deep", at: text.location(of: place))
                return false
            }
            let isMap = event.type == YAML_MAPPING_START_EVENT
            frames.append(Frame(isMap: isMap, start: place.lowerBound))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let frame = frames.popLast() else { return false }
            let range = trimmed(frame.start..<max(place.upperBound, frame.start))
            add(frame.isMap ? .map(frame.entries) : .list(frame.list), range)
        default: break
        }
        return false
    }

    private mutating func add(_ value: YamlNode.Value, _ place: Range<Int>) {
        let node = YamlNode(value: value, location: text.location(of: place))
        guard var frame = frames.popLast() else {
            root = node
            return
        }
        if !frame.isMap {
            frame.list.append(node)
        } else if let key = frame.key {
            frame.entries.append(YamlNode.Entry(key: key, value: node))
            frame.key = nil
        } else if case .text(let name) = value {
            frame.key = Located(name, at: node.location)
        } else {
            refusal = .badYaml("a key must be text", at: node.location)
        }
        frames.append(frame)
    }

    private func offset(_ mark: yaml_mark_t) -> Int {
        let index = Int(mark.index)
        guard let offsets else { return min(range.lowerBound + index, range.upperBound) }
        return index < offsets.count ? offsets[index] : range.upperBound
    }

    /// libyaml ends a block where the next thing begins; we end it where its text does.
    private func trimmed(_ place: Range<Int>) -> Range<Int> {
        var end = place.upperBound
        while end > place.lowerBound, isSpace(text.bytes[end - 1]) { end -= 1 }
        return place.lowerBound..<end
    }
}
