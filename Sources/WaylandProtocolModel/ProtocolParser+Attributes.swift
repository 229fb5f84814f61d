// SPDX-License-Identifier: MIT

/// One element's attributes, with accessors that throw errors with their position.
struct Attributes {
    let file: String
    let line: Int
    let element: String
    let values: [String: String]

    func error(_ problem: ProtocolError.Problem) -> ProtocolError {
        let title = values["name"].map { "\(element) \"\($0)\"" } ?? element
        return ProtocolError(file: file, line: line, element: title, problem: problem)
    }

    func refuseDuplicate(of name: String, among names: [String]) throws(ProtocolError) {
        guard !names.contains(name) else { throw error(.duplicate(kind: element, name: name)) }
    }

    func required(_ key: String) throws(ProtocolError) -> String {
        guard let text = values[key] else { throw error(.missingAttribute(key)) }
        return text
    }

    /// Returns the element's name.
    ///
    /// It becomes a Swift name, so only words joined by underscores are allowed.
    func name(mayStartWithDigit: Bool = false) throws(ProtocolError) -> String {
        let text = try required("name")
        let isWord = text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
        let startsWell = text.utf8.first.map { mayStartWithDigit || (97...122).contains($0) } ?? false
        guard isWord, startsWell, !text.contains("__"), !text.hasPrefix("_") else {
            let expected = "a word of small letters, digits and single underscores"
            throw error(.invalidAttribute("name", value: text, expected: expected))
        }
        return text
    }

    /// Returns a version, at least 1.
    func positive(_ key: String, default value: UInt32? = nil) throws(ProtocolError) -> UInt32 {
        if values[key] == nil, let value { return value }
        let text = try required(key)
        guard let number = UInt32(text), number > 0 else {
            throw error(.invalidAttribute(key, value: text, expected: "a number from 1"))
        }
        return number
    }

    func flag(_ key: String) throws(ProtocolError) -> Bool {
        switch values[key] {
        case nil, "false": return false
        case "true": return true
        case let text?: throw error(.invalidAttribute(key, value: text, expected: "\"true\" or \"false\""))
        }
    }

    func message(in interface: InterfaceDescription?) throws(ProtocolError) -> MessageDescription {
        let name = try name()
        let earlier = element == "request" ? interface?.requests : interface?.events
        try refuseDuplicate(of: name, among: earlier?.map(\.name) ?? [])
        let since = try positive("since", default: 1)
        if let interface, since > interface.version {
            throw error(.contradiction("version \(since) is newer than \(interface.name)'s, \(interface.version)"))
        }
        let type = values["type"]
        guard type == nil || type == "destructor" else {
            throw error(.invalidAttribute("type", value: type ?? "", expected: "\"destructor\" or nothing"))
        }
        let deprecated = try values["deprecated-since"].map { _ throws(ProtocolError) in
            try positive("deprecated-since")
        }
        return MessageDescription(
            name: name, since: since, deprecatedSince: deprecated, isDestructor: type != nil, line: line)
    }

    func argument() throws(ProtocolError) -> ArgumentDescription {
        let name = try name()
        let type = try required("type")
        guard let kind = ArgumentDescription.Kind(rawValue: type) else {
            let kinds = ArgumentDescription.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(.invalidAttribute("type", value: type, expected: "one of \(kinds)"))
        }
        let allowsNull = try flag("allow-null")
        if allowsNull, kind != .string && kind != .object {
            throw error(.contradiction("a value of type \(type) cannot be null"))
        }
        if values["enum"] != nil, kind != .int && kind != .uint {
            throw error(.contradiction("a value of type \(type) cannot be of an enum"))
        }
        if values["interface"] != nil, kind != .object && kind != .newID {
            throw error(.contradiction("a value of type \(type) cannot have an interface"))
        }
        return ArgumentDescription(
            name: name, kind: kind, interface: values["interface"], allowsNull: allowsNull,
            enumeration: values["enum"], line: line)
    }

    func entry() throws(ProtocolError) -> EntryDescription {
        let name = try name(mayStartWithDigit: true)
        let text = try required("value")
        let number = text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
        guard let number else {
            throw error(.invalidAttribute("value", value: text, expected: "a number of 32 bits, decimal or 0x…"))
        }
        return EntryDescription(name: name, value: number, since: try positive("since", default: 1))
    }
}
