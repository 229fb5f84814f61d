// SPDX-License-Identifier: MIT
internal import SwiftParser
internal import SwiftSyntax

/// The syntax tree of a file.
struct ParsedFile {
    /// The size in bytes above which files, which aren't written by hand, are left as they are.
    static let maximumSize = 8 << 20

    private let tree: SourceFileSyntax

    /// Returns `nil` for a file that doesn't parse, or is too large.
    init?(_ file: SourceFile) {
        guard file.text.utf8.count <= Self.maximumSize, NestingDepth.of(file.text) <= NestingDepth.maximum else {
            return nil
        }
        let tree = DeepStack.run { Parser.parse(source: file.text) }
        guard !tree.hasError else { return nil }
        self.tree = tree
    }

    /// Calls a function with the tree, on a stack that suffices for deeply nested source.
    func read<Result>(_ body: @escaping (SourceFileSyntax) -> Result) -> Result {
        let tree = tree
        return DeepStack.run { body(tree) }
    }
}
