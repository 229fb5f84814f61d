// SPDX-License-Identifier: MIT

/// The build settings of a target: layers of values, later ones taking precedence, with references between them.
struct BuildSettings: Sendable {
    /// Longer values are refused.
    static let maximumLength = 65_536
    /// A value that needs more references, directly or not, is refused.
    static let maximumReferences = 10_000

    /// The settings that are being resolved, outermost first.
    private final class Trail {
        var open: [String] = []
        var references = 0
    }

    private var layers: [[String: String]] = []
    /// The file that messages name.
    let file: String

    init(file: String) {
        self.file = file
    }

    mutating func add(_ layer: [String: String]) {
        layers.append(Self.resolvingConditions(layer))
    }

    /// Returns the value of a setting without references; an empty one if it has none.
    /// - Throws: `ProjectError` if settings refer to each other in a circle, or grow without end.
    func value(_ name: String) throws -> String {
        try value(name, below: layers.count, Trail())
    }

    func isTrue(_ name: String) throws -> Bool { try value(name) == "YES" }

    /// The names of all settings.
    var names: Set<String> { Set(layers.flatMap(\.keys)) }

    /// Returns a text with its references, such as `$(PRODUCT_NAME:c99extidentifier)`, replaced.
    func expand(_ text: String) throws -> String {
        try expand(text, inherited: nil, Trail())
    }

    // MARK: - References

    private func value(_ name: String, below height: Int, _ trail: Trail) throws -> String {
        guard let level = layers[..<height].lastIndex(where: { $0[name] != nil }), let text = layers[level][name] else {
            return ""
        }
        let step = "\(name)#\(level)"
        guard !trail.open.contains(step), trail.open.count < 64 else {
            throw ProjectError(file: file, "The build setting \(name) refers to itself.")
        }
        trail.references += 1
        guard trail.references <= Self.maximumReferences else {
            throw ProjectError(
                file: file, "The build setting \(name) has more than \(Self.maximumReferences) references.")
        }
        trail.open.append(step)
        defer { trail.open.removeLast() }
        return try expand(text, inherited: (name, level), trail)
    }

    private func expand(_ text: String, inherited: (name: String, level: Int)?, _ trail: Trail) throws -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let opening = rest.index(after: dollar)
            guard opening < rest.endIndex, rest[opening] == "(" || rest[opening] == "{",
                let closing = Self.closing(of: rest, from: opening)
            else {
                result.append("$")
                rest = rest[opening...]
                continue
            }
            let inner = try expand(String(rest[rest.index(after: opening)..<closing]), inherited: inherited, trail)
            result += try reference(inner, inherited: inherited, trail)
            guard result.utf8.count <= Self.maximumLength else {
                throw ProjectError(file: file, "A build setting is longer than \(Self.maximumLength) bytes.")
            }
            rest = rest[rest.index(after: closing)...]
        }
        return result + rest
    }

    private func reference(
        _ text: String, inherited: (name: String, level: Int)?, _ trail: Trail
    ) throws -> String {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        var value: String
        if name == "inherited" || name == inherited?.name, let inherited {
            value = try self.value(inherited.name, below: inherited.level, trail)
        } else {
            value = try self.value(name, below: layers.count, trail)
        }
        for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
        return value
    }

    private static func closing(of text: Substring, from opening: String.Index) -> String.Index? {
        let open = text[opening]
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text[opening...].indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    // MARK: - Conditions

    /// Replaces keys such as `NAME[sdk=iphoneos*]` by their names if the conditions hold on a device with iOS.
    private static func resolvingConditions(_ layer: [String: String]) -> [String: String] {
        var result = layer.filter { !$0.key.contains("[") }
        for key in layer.keys.sorted() {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
            let holds = conditions.allSatisfy { condition in
                let parts = condition.split(separator: "=", maxSplits: 1)
                guard parts.count == 2 else { return false }
                return parts[1] == "*" || (parts[0] == "sdk" && parts[1].hasPrefix("iphone"))
            }
            if holds { result[String(key[..<bracket])] = layer[key] }
        }
        return result
    }
}
