// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Replaces the imports of modules that have another name here, and reports those of frameworks that don't exist.
    func rewrite(_ node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        let name = first.name.text
        if let replacement = Self.replacements[name] ?? Substitute.all[name]?.module {
            // The whole module is imported: it may pass on the declaration from another one.
            if let kind = node.importKindSpecifier { edits.remove(kind) }
            edits.replace(node.path, with: replacement)
        } else if Frameworks.missing.contains(name) {
            guard !node.isConditional else { return }
            report("The framework \(name) doesn't exist on Linux.", at: node)
        } else if node.path.count > 1, node.importKindSpecifier == nil, Self.provided.contains(name) {
            edits.replace(node.path, with: name)
        }
    }

    private static let replacements = [
        "Darwin": "Glibc", "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
    ]

    private static let provided: Set<String> = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC"]
}

extension ImportDeclSyntax {
    /// Whether the import is in `#if`, where source asks for frameworks that may not exist.
    fileprivate var isConditional: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}
