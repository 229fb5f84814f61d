// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout

/// A position in a text, and the units around it.
@MainActor
struct TokenizerPlace {
    let input: any UITextInput
    /// The offset of the position, and the length of the text, in UTF-16 units.
    let offset: Int
    let length: Int

    /// The number of units that are read on either side of the position of a text that isn't the toolkit's.
    private static let reach = 4096
    /// The number of units next to a cut in which boundaries may differ from those of the whole text.
    private static let margin = 64

    init(_ position: UITextPosition, in input: any UITextInput) {
        self.input = input
        let begin = input.beginningOfDocument
        length = max(input.offset(from: begin, to: input.endOfDocument), 0)
        offset = min(max(input.offset(from: begin, to: position), 0), length)
    }

    func position(at offset: Int) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    // MARK: - Units

    /// Returns the unit that contains the position or, at a boundary, the one ahead; `nil` if there is none.
    func piece(_ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
        // There is nothing ahead at the end of the text, nor before its beginning.
        guard isForward ? offset < length : offset > 0 else { return nil }
        guard granularity != .document else { return 0..<length }
        return find { boundaries, offset in
            let isInside = boundaries.character(at: offset) != offset
            let probe = isForward || isInside ? offset : boundaries.character(before: offset)
            switch granularity {
            case .character: return boundaries.character(at: probe)..<boundaries.character(after: probe)
            case .word:
                let run = boundaries.run(at: probe)
                return boundaries.isWord(run) ? run : nil
            case .sentence: return boundaries.sentence(at: probe)
            default: return boundaries.paragraph(at: probe)
            }
        }
    }

    /// Returns the word, or the text between two words, ahead of the position.
    func run(isForward: Bool) -> Range<Int>? {
        find { boundaries, offset in boundaries.run(at: isForward ? offset : boundaries.character(before: offset)) }
    }

    private func find(_ find: (TextBoundaries, Int) -> Range<Int>?) -> Range<Int>? {
        if let client = input as? any TextEditorClient { return find(client.edited.boundaries, offset) }
        let window = max(offset - Self.reach, 0)..<min(offset + Self.reach, length)
        if window != 0..<length, let text = text(in: window) {
            guard let found = find(TextBoundaries(text), offset - window.lowerBound) else { return nil }
            let piece = window.lowerBound + found.lowerBound..<window.lowerBound + found.upperBound
            let isCut =
                window.lowerBound > 0 && found.lowerBound < Self.margin
                || window.upperBound < length && piece.upperBound > window.upperBound - Self.margin
            if !isCut { return piece }
        }
        return text(in: 0..<length).flatMap { find(TextBoundaries($0), offset) }
    }

    /// Returns a part of the text; `nil` if the view doesn't provide exactly that.
    private func text(in range: Range<Int>) -> String? {
        guard let start = position(at: range.lowerBound), let end = position(at: range.upperBound),
            let text = input.textRange(from: start, to: end).flatMap({ input.text(in: $0) }),
            text.utf16.count == range.count
        else { return nil }
        return text
    }
}
