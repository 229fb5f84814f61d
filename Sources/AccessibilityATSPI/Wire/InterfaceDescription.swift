// SPDX-License-Identifier: MIT

/// The methods and properties of an interface, with their D-Bus types.
final class InterfaceDescription: Sendable {
    struct Method: Sendable {
        var name: String
        var arguments: String
        var results: String

        init(_ name: String, _ arguments: String = "", _ results: String = "") {
            self.name = name
            self.arguments = arguments
            self.results = results
        }
    }

    struct Property: Sendable {
        var name: String
        var type: String
        var isWritable: Bool

        init(_ name: String, _ type: String, isWritable: Bool = false) {
            self.name = name
            self.type = type
            self.isWritable = isWritable
        }
    }

    let methods: [Method]
    let properties: [Property]
    private let methodNames: [String]
    private let signatures: [String]

    init(_ methods: [Method], properties: [Property] = []) {
        self.methods = methods
        self.properties = properties
        methodNames = methods.map(\.name)
        signatures = methods.map(\.arguments)
    }

    /// Returns the types of a method's arguments; `nil` if there is no such method.
    ///
    /// Comparing the few short names is faster than a hash value.
    func signature(of method: String) -> String? { methodNames.firstIndex(of: method).map { signatures[$0] } }

    /// Returns the description in the format of D-Bus introspection.
    func xml(_ name: String) -> String {
        var lines = ["  <interface name=\"\(name)\">"]
        lines += properties.map { property in
            let access = property.isWritable ? "readwrite" : "read"
            return "    <property name=\"\(property.name)\" type=\"\(property.type)\" access=\"\(access)\"/>"
        }
        for method in methods {
            lines.append("    <method name=\"\(method.name)\">")
            for (direction, types) in [("in", method.arguments), ("out", method.results)] {
                lines += Self.completeTypes(types).map { "      <arg type=\"\($0)\" direction=\"\(direction)\"/>" }
            }
            lines.append("    </method>")
        }
        return (lines + ["  </interface>"]).joined(separator: "\n")
    }

    /// Splits a signature into complete types.
    static func completeTypes(_ signature: String) -> [String] {
        var (types, current, depth) = ([String](), "", 0)
        for character in signature {
            current.append(character)
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            // An array's element follows.
            guard depth == 0, character != "a" else { continue }
            types.append(current)
            current = ""
        }
        return types
    }
}
