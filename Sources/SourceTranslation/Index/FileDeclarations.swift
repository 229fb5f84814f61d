// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The declarations of one file.
struct FileDeclarations: Codable, Hashable, Sendable {
    let types: [TypeDeclaration]
    let extensions: [TypeDeclaration.Extension]

    /// Reads a file; without any declarations if it doesn't parse.
    init(_ file: SourceFile) {
        let declarations = ParsedFile(file)?.read { tree in
            let collector = DeclarationCollector(file)
            collector.walk(tree)
            return (collector.types, collector.extensions)
        }
        types = declarations?.0 ?? []
        extensions = declarations?.1 ?? []
    }
}
