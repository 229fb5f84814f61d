// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing

/// A tokenizer for texts whose positions are UTF-16 offsets, which works on a string of the whole text.
///
/// Visual directions are interpreted according to the text's base writing direction.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Creates a tokenizer for a text, which is not retained.
    public init(textInput: any UITextInput) {
        self.textInput = textInput
    }

    // MARK: - UITextInputTokenizer

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (input, boundaries, offset) = place(of: position) else { return nil }
        let isForward = isForward(direction, at: position, in: input)
        guard let piece = Self.piece(at: offset, granularity, isForward, boundaries) else { return nil }
        let start = input.position(from: input.beginningOfDocument, offset: piece.lowerBound)
        let end = input.position(from: input.beginningOfDocument, offset: piece.upperBound)
        guard let start, let end else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (input, boundaries, offset) = place(of: position) else { return false }
        // When moving forward, the unit that ends is the one before the position.
        let isForward = isForward(direction, at: position, in: input)
        guard let piece = Self.piece(at: offset, granularity, !isForward, boundaries) else { return false }
        return offset == (isForward ? piece.upperBound : piece.lowerBound)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let (input, boundaries, offset) = place(of: position) else { return nil }
        let isForward = isForward(direction, at: position, in: input)
        guard isForward ? offset < boundaries.length : offset > 0 else { return nil }
        let target: Int
        if let piece = Self.piece(at: offset, granularity, isForward, boundaries) {
            target = isForward ? piece.upperBound : piece.lowerBound
        } else if granularity == .word {
            let run = boundaries.run(at: isForward ? offset : boundaries.character(before: offset))
            target = isForward ? run.upperBound : run.lowerBound
        } else {
            target = isForward ? boundaries.length : 0
        }
        return input.position(from: input.beginningOfDocument, offset: target)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: - Positions

    private func place(
        of position: UITextPosition
    ) -> (input: any UITextInput, boundaries: TextBoundaries, offset: Int)? {
        guard let textInput,
            let all = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument),
            let string = textInput.text(in: all)
        else { return nil }
        let boundaries = TextBoundaries(string)
        let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
        return (textInput, boundaries, min(max(offset, 0), boundaries.length))
    }

    private func isForward(
        _ direction: UITextDirection, at position: UITextPosition, in input: any UITextInput
    ) -> Bool {
        func isRightToLeft() -> Bool { input.baseWritingDirection(for: position, in: .forward) == .rightToLeft }
        switch direction {
        case .storage(.backward), .layout(.up): return false
        case .layout(.left): return isRightToLeft()
        case .layout(.right): return !isRightToLeft()
        default: return true
        }
    }

    /// Returns the unit with `offset` or, at a boundary, the one ahead; `nil` if there is none.
    private static func piece(
        at offset: Int, _ granularity: UITextGranularity, _ isForward: Bool, _ boundaries: TextBoundaries
    ) -> Range<Int>? {
        let isInside = boundaries.character(at: offset) != offset
        let probe = isForward || isInside ? offset : boundaries.character(before: offset)
        // There is nothing ahead at the end of the text, nor before its beginning.
        guard isForward ? offset < boundaries.length : offset > 0 else { return nil }
        switch granularity {
        case .character: return boundaries.character(at: probe)..<boundaries.character(after: probe)
        case .word: return boundaries.isWord(at: probe) ? boundaries.run(at: probe) : nil
        case .sentence: return boundaries.sentence(at: probe)
        case .paragraph, .line: return boundaries.paragraph(at: probe)
        case .document: return 0..<boundaries.length
        }
    }
}
