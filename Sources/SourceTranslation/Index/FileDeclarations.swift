// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The declarations of one file.
package struct FileDeclarations: Codable, Hashable, Sendable {
    let types: [TypeDeclaration]
    let extensions: [TypeDeclaration.Extension]

    /// Reads a file; without any declarations if it doesn't parse.
    package init(_ parsed: ParsedFile) {
        let declarations = parsed.readValid { tree in
            let collector = DeclarationCollector(parsed.file)
            collector.walk(tree)
            return (collector.types, collector.extensions)
        }
        types = declarations?.0 ?? []
        extensions = declarations?.1 ?? []
    }
}
