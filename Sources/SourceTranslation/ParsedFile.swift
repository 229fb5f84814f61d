// SPDX-License-Identifier: MIT
internal import SwiftParser
package import SwiftSyntax

/// A file with its syntax tree, which is made once for all that read it.
package struct ParsedFile: Sendable {
    /// The size in bytes above which files, which aren't written by hand, are left as they are.
    static let maximumSize = 8 << 20

    package let file: SourceFile
    /// The tree, as far as the file parses; `nil` for a file that is too large, or nested too deeply.
    private let tree: SourceFileSyntax?

    package init(_ file: SourceFile) {
        self.file = file
        guard file.text.utf8.count <= Self.maximumSize, NestingDepth.of(file.text) <= NestingDepth.maximum else {
            tree = nil
            return
        }
        tree = DeepStack.run { Parser.parse(source: file.text) }
    }

    /// Whether the whole file parses.
    var isValid: Bool { tree?.hasError == false }

    /// Calls a function with the tree, on a stack that suffices for deeply nested source.
    ///
    /// - Returns: The result; `nil` if there is no tree.
    package func read<Result>(_ body: @escaping (SourceFileSyntax) -> Result) -> Result? {
        guard let tree else { return nil }
        return DeepStack.run { body(tree) }
    }

    /// Calls a function with the tree of a file that parses.
    ///
    /// - Returns: The result; `nil` if the file doesn't parse.
    func readValid<Result>(_ body: @escaping (SourceFileSyntax) -> Result) -> Result? {
        isValid ? read(body) : nil
    }
}
