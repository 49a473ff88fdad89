import Foundation

/// As much of JSON Schema as `docs/report.schema.json` uses, and stricter in one thing: a key that
/// the schema does not describe is a fault.
struct JSONSchema {
    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong with a text, each with the way to it.
    func faults(of text: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return faults(of: value, root, at: "")
    }

    private func faults(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            let definitions = root["$defs"] as? [String: [String: Any]]
            guard let found = definitions?[String(name)] else {
                return ["\(place): no definition of '\(name)'"]
            }
            return faults(of: value, found, at: place)
        }
        var found: [String] = []
        if let allowed = schema["enum"] as? [NSObject]
            ?? (schema["const"] as? NSObject).map({ [$0] })
        {
            if !allowed.contains(where: { $0.isEqual(value) }) {
                found.append("\(place): \(value)")
            }
        }
        switch schema["type"] as? String {
        case "object": found += object(value, schema, at: place)
        case "array":
            guard let values = value as? [Any] else { return ["\(place): no array"] }
            let items = schema["items"] as? [String: Any] ?? [:]
            for (number, value) in values.enumerated() {
                found += faults(of: value, items, at: "\(place)/\(number)")
            }
        case "integer":
            guard let number = value as? Int else { return ["\(place): no number"] }
            if number < schema["minimum"] as? Int ?? .min { found.append("\(place): \(number)") }
        case "string":
            guard let text = value as? String else { return ["\(place): no string"] }
            if let pattern = schema["pattern"] as? String,
                text.range(of: pattern, options: .regularExpression) == nil
            {
                found.append("\(place): '\(text)' is not of the form \(pattern)")
            }
        default: break
        }
        return found
    }

    private func object(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        guard let members = value as? [String: Any] else { return ["\(place): no object"] }
        let described = schema["properties"] as? [String: [String: Any]] ?? [:]
        let others = schema["additionalProperties"] as? [String: Any]
        var found = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
            .map { "\(place): lacks '\($0)'" }
        for (key, value) in members {
            guard let own = described[key] ?? others else {
                found.append("\(place): '\(key)' is not described")
                continue
            }
            found += faults(of: value, own, at: "\(place)/\(key)")
        }
        return found
    }
}
