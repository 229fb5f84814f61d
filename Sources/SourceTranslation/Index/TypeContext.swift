// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The types that surround a place in a file.
struct TypeContext {
    private var names: [String] = []
    private var extensionCount = 0

    /// The qualified name of the innermost type; empty outside of types.
    var name: String { names.last ?? "" }

    /// The names of all types that surround the place, the innermost first.
    var enclosing: [String] { names.reversed() }

    func qualified(_ inner: String) -> String { name.isEmpty ? inner : "\(name).\(inner)" }

    mutating func push(_ inner: String) { names.append(qualified(inner)) }

    mutating func pop() { names.removeLast() }

    /// Enters an extension.
    ///
    /// - Returns: An identifier of the extension in the module.
    mutating func enterExtension(of node: ExtensionDeclSyntax, in file: SourceFile) -> String {
        names.append(String(node.extendedType.oneLine.prefix { $0 != "<" }))
        extensionCount += 1
        return "\(file.identifier)_\(extensionCount)"
    }
}
