// SPDX-License-Identifier: MIT
import Foundation

/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects {
    let file: String
    private let nodes: [String: PropertyListNode]
    let root: XcodeObject

    init(file: URL) throws {
        let name = file.path
        let data = try ProjectText.bytes(of: file)
        let list = try PropertyListParser.parse(Array(data), file: name)
        guard let fields = list.dictionary else {
            throw ProjectError(file: name, line: list.line, "Expected a dictionary, found \(list.kind).")
        }
        guard let objects = fields["objects"], let nodes = objects.dictionary else {
            throw ProjectError(file: name, line: list.line, "Expected a dictionary \"objects\".")
        }
        guard let root = fields["rootObject"]?.string else {
            throw ProjectError(file: name, line: list.line, "Expected a string \"rootObject\".")
        }
        self.file = name
        self.nodes = nodes
        self.root = try Self.object(root, of: nodes, file: name, line: fields["rootObject"]?.line)
    }

    /// Returns the object with an identifier; `line` is that of the reference, for messages.
    func object(_ identifier: String, line: Int?) throws -> XcodeObject {
        try Self.object(identifier, of: nodes, file: file, line: line)
    }

    /// Returns the object to which a field refers; `nil` if there is no such field.
    func object(_ field: String, of object: XcodeObject) throws -> XcodeObject? {
        try object.string(field).map { try self.object($0, line: object.fields[field]?.line) }
    }

    func objects(_ field: String, of object: XcodeObject) throws -> [XcodeObject] {
        try object.nodes(field).map { node in
            guard let identifier = node.string else { throw object.mismatch(field, "an array of strings", node) }
            return try self.object(identifier, line: node.line)
        }
    }

    private static func object(
        _ identifier: String, of nodes: [String: PropertyListNode], file: String, line: Int?
    ) throws -> XcodeObject {
        guard let node = nodes[identifier] else {
            throw ProjectError(file: file, line: line, "There is no object \(identifier.prefix(60)).")
        }
        guard let fields = node.dictionary, let isa = fields["isa"]?.string else {
            throw ProjectError(
                file: file, line: node.line,
                "Object \(identifier.prefix(60)): expected a dictionary with a string \"isa\".")
        }
        return XcodeObject(identifier: identifier, isa: isa, fields: fields, line: node.line, file: file)
    }
}

/// An object of a `project.pbxproj`.
struct XcodeObject {
    let identifier: String
    let isa: String
    let fields: [String: PropertyListNode]
    let line: Int
    let file: String

    /// Returns `nil` if there is no such field.
    func string(_ name: String) throws -> String? {
        guard let node = fields[name] else { return nil }
        guard let text = node.string else { throw mismatch(name, "a string", node) }
        return text
    }

    func required(_ name: String) throws -> String {
        guard let text = try string(name) else {
            throw ProjectError(file: file, line: line, "\(isa) \(identifier): expected a string \"\(name)\".")
        }
        return text
    }

    /// Returns the elements of an array; none if there is no such field.
    func nodes(_ name: String) throws -> [PropertyListNode] {
        guard let node = fields[name] else { return [] }
        guard let nodes = node.array else { throw mismatch(name, "an array", node) }
        return nodes
    }

    func dictionary(_ name: String) throws -> [String: PropertyListNode] {
        guard let node = fields[name] else { return [:] }
        guard let nodes = node.dictionary else { throw mismatch(name, "a dictionary", node) }
        return nodes
    }

    func mismatch(_ name: String, _ wanted: String, _ node: PropertyListNode) -> ProjectError {
        ProjectError(
            file: file, line: node.line, "\(isa) \(identifier): \"\(name)\" must be \(wanted), but is \(node.kind).")
    }
}
