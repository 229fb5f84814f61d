// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Replacements in a text that keep its number of lines.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    /// Replaces a range of UTF-8 bytes; an empty range inserts.
    mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
        edits.append(Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text))
    }

    /// Replaces a node without the trivia around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: text)
    }

    /// Removes a node and the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) {
        let spaces = node.trailingTrivia.prefix { if case .spaces = $0 { true } else { false } }
        let length = Trivia(pieces: spaces).sourceLength
        replace(
            node.positionAfterSkippingLeadingTrivia..<(node.endPositionBeforeTrailingTrivia + length),
            with: Self.separatesWords(node) ? " " : "")
    }

    /// Returns whether two words would become one without the node between them, as in `@A@objc var`.
    private static func separatesWords(_ node: some SyntaxProtocol) -> Bool {
        guard let before = node.previousToken(viewMode: .sourceAccurate), before.trailingTrivia.isEmpty,
            node.leadingTrivia.isEmpty, let after = node.nextToken(viewMode: .sourceAccurate)
        else { return false }
        func isWord(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        return isWord(before.text.last) && isWord(after.text.first)
    }

    mutating func insert(_ text: String, at position: AbsolutePosition) {
        replace(position..<position, with: text)
    }

    /// Returns the text with all replacements.
    ///
    /// Replacements within a replaced range are dropped. Line breaks of a replaced range follow its replacement.
    func applied(to text: String) -> String {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.count / 8)
        var position = 0
        for edit in edits.enumerated().sorted(by: {
            ($0.element.range.lowerBound, -$0.element.range.count, $0.offset)
                < ($1.element.range.lowerBound, -$1.element.range.count, $1.offset)
        }).map(\.element) {
            guard edit.range.lowerBound >= position else { continue }
            result += source[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            result += source[edit.range].filter { $0 == UInt8(ascii: "\n") }
            position = edit.range.upperBound
        }
        result += source[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
