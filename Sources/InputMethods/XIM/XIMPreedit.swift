// SPDX-License-Identifier: MIT
internal import Windowing

/// The composed text as an input method server draws it, change by change.
struct XIMPreedit: Hashable {
    private var scalars: [Unicode.Scalar] = []
    /// The appearance of each scalar.
    private var feedback: [Feedback] = []
    private var caret = 0
    private var showsCaret = true

    /// The maximum number of scalars.
    static let limit = 10_000

    /// The appearance of a character.
    struct Feedback: OptionSet, Hashable {
        let rawValue: UInt32

        static let reverse = Self(rawValue: 1 << 0)
        static let underline = Self(rawValue: 1 << 1)
        static let highlight = Self(rawValue: 1 << 2)
        static let primary = Self(rawValue: 1 << 5)
        static let secondary = Self(rawValue: 1 << 6)
        static let tertiary = Self(rawValue: 1 << 7)
    }

    /// Applies a change with its decoded text; offsets outside the composed text are clamped to it.
    mutating func draw(_ change: XIMPreeditDraw, text: String?) {
        let first = min(max(change.first, 0), scalars.count)
        let last = first + min(max(change.length, 0), scalars.count - first)
        let new = change.feedback?.map { Feedback(rawValue: $0) }
        if text == nil, let new {
            // Only the appearance changes.
            for (index, value) in zip(first..<last, new) { feedback[index] = value }
        } else {
            let content = Array((text ?? "").unicodeScalars.prefix(max(0, Self.limit - scalars.count + last - first)))
            let appearance = (new ?? []).prefix(content.count)
            scalars.replaceSubrange(first..<last, with: content)
            feedback.replaceSubrange(
                first..<last, with: appearance + Array(repeating: [], count: content.count - appearance.count))
        }
        caret = min(max(change.caret, 0), scalars.count)
    }

    /// Moves the caret, and returns its new offset.
    mutating func moveCaret(to position: Int, direction: UInt32, style: UInt32) -> Int {
        switch direction {
        case 0: caret += 1
        case 1: caret -= 1
        case 8: caret = 0
        case 9: caret = scalars.count
        case 10: caret = position
        // By words and lines, of which composed text has one, and without a movement.
        default: break
        }
        caret = min(max(caret, 0), scalars.count)
        showsCaret = style != 0
        return caret
    }

    var composition: Composition {
        guard !scalars.isEmpty else { return Composition() }
        var text = ""
        var segments: [TextInputEdit.Segment] = []
        var start = 0
        for (index, scalar) in scalars.enumerated() {
            text.unicodeScalars.append(scalar)
            guard index + 1 == scalars.count || feedback[index + 1] != feedback[index] else { continue }
            segments.append(feedback[index].segment(start..<text.utf8.count))
            start = text.utf8.count
        }
        return Composition(
            text: text, caret: showsCaret ? ScalarOffsets(text).utf8(caret) : nil, segments: segments)
    }
}

extension XIMPreedit.Feedback {
    fileprivate func segment(_ range: Range<Int>) -> TextInputEdit.Segment {
        let isHighlighted = !isDisjoint(with: [.reverse, .highlight, .primary])
        // Text without any mark would look like text of the document.
        let isUnderlined = contains(.underline) || !isHighlighted
        return TextInputEdit.Segment(
            range: range, underline: contains(.secondary) ? .double : isUnderlined ? .single : .none,
            isHighlighted: isHighlighted)
    }
}
