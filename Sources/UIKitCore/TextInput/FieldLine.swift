// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout

/// A line of text as laid out, with the positions of its characters relative to its left end.
///
/// Only the part of a very long text around `focus` is laid out. The rest is treated as being at the ends.
@MainActor
final class FieldLine {
    struct Look: Equatable {
        var attributes: TextAttributes
        /// The style runs; empty for a secure text.
        var runs: [StyleRun]
        var isSecure: Bool
        /// The parts of the marked text of an input method.
        var marked: [MarkedRun]
        var isRightToLeft: Bool
        /// The appearance of invisible characters; `nil` if they aren't shown.
        var controlMarks: ControlMarks?
    }

    /// The maximum number of UTF-16 units to lay out, because laying out a longer text for each key press would be
    /// slow.
    static let windowLength = 4096
    static let bullet: Character = "\u{2022}"

    let look: Look
    let layout: TextLayout
    /// The range of the text that is laid out.
    let window: Range<Int>
    private let length: Int
    /// For a secure text, the start of each character in the window, followed by the end of the last one.
    private let starts: [Int]

    var width: CGFloat { layout.size.width }
    var isWhole: Bool { window == 0..<length }

    /// Returns the part of a text to lay out so that the characters around `focus` are displayed.
    static func window(in boundaries: TextBoundaries, around focus: Int) -> Range<Int> {
        guard boundaries.length > 2 * windowLength else { return 0..<boundaries.length }
        let start = min(max(focus - windowLength, 0), boundaries.length - 2 * windowLength)
        let first = boundaries.character(at: start)
        return first..<max(first, boundaries.character(at: start + 2 * windowLength))
    }

    init(_ boundaries: TextBoundaries, look: Look, window: Range<Int>) {
        self.look = look
        length = boundaries.length
        self.window = window
        var shown = boundaries.substring(window)
        var starts: [Int] = []
        if look.isSecure {
            var offset = window.lowerBound
            for character in shown {
                starts.append(offset)
                offset += character.utf16.count
            }
            starts.append(offset)
            shown = String(repeating: Self.bullet, count: max(starts.count - 1, 0))
        }
        self.starts = starts
        var attributes = look.attributes
        attributes.paragraph = TextParagraph(
            alignment: .left, lineBreakMode: .clipping,
            baseWritingDirection: look.isRightToLeft ? .rightToLeft : .leftToRight)
        var text = AttributedText(shown, attributes: attributes)
        for run in look.runs where run.range.overlaps(window) {
            let range = run.range.clamped(to: window)
            text.modifyAttributes(in: (range.lowerBound - window.lowerBound)..<(range.upperBound - window.lowerBound)) {
                $0 = run.attributes
                $0.paragraph = attributes.paragraph
            }
        }
        for run in look.marked {
            let range = run.range.clamped(to: window)
            let start = Self.inside(range.lowerBound, window, starts)
            text.modifyAttributes(in: start..<Self.inside(range.upperBound, window, starts), run.apply)
        }
        if let marks = look.controlMarks, !look.isSecure { text.showControls(marks) }
        layout = TextLayout(text)
    }

    // MARK: - Mapping between text and display

    private static func inside(_ offset: Int, _ window: Range<Int>, _ starts: [Int]) -> Int {
        let offset = min(max(offset, window.lowerBound), window.upperBound)
        guard !starts.isEmpty else { return offset - window.lowerBound }
        // The last character that starts at or before the offset.
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func inside(_ offset: Int) -> Int { Self.inside(offset, window, starts) }

    private func outside(_ index: Int) -> Int {
        guard !starts.isEmpty else { return window.lowerBound + index }
        return starts[min(max(index, 0), starts.count - 1)]
    }

    // MARK: - Queries

    /// Returns whether the window contains enough text on both sides of `offset`.
    func suits(_ offset: Int) -> Bool {
        let margin = Self.windowLength / 4
        let isRoomBefore = window.lowerBound == 0 || offset >= window.lowerBound + margin
        let isRoomAfter = window.upperBound == length || offset <= window.upperBound - margin
        return isRoomBefore && isRoomAfter
    }

    func x(of offset: Int) -> CGFloat { layout.caretRect(for: inside(offset)).minX }

    /// Returns the second position of a split caret; `nil` unless it is split.
    func secondaryX(of offset: Int) -> CGFloat? { layout.secondaryCaretRect(for: inside(offset))?.minX }

    /// Returns whether the character at `x` is written from right to left.
    func isRightToLeft(at x: CGFloat) -> Bool { layout.isRightToLeft(at: CGPoint(x: x, y: layout.firstBaseline)) }

    package func offset(at x: CGFloat) -> Int {
        outside(layout.characterIndex(at: CGPoint(x: x, y: layout.firstBaseline)))
    }

    /// Returns the visually next position; `nil` at the end of the line.
    package func offset(from offset: Int, toRight: Bool) -> Int? {
        layout.position(from: inside(offset), toRight: toRight).map { outside($0) }
    }

    /// Returns the horizontal extents of the characters in `range`, from left to right.
    func spans(of range: Range<Int>) -> [Range<CGFloat>] {
        let range = inside(range.lowerBound)..<max(inside(range.lowerBound), inside(range.upperBound))
        return layout.selectionRects(for: range).map { $0.minX..<$0.maxX }
    }

    /// Draws the line with its left end at `point`, which is on the baseline.
    func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
        layout.draw(
            in: context, at: CGPoint(x: point.x, y: point.y - layout.firstBaseline), color: color)
    }
}
