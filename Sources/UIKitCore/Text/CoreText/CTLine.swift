// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// A single line of text.
@preconcurrency @MainActor
public final class CTLine {
    let text: CTText
    let layout: TextLayout
    let index: Int
    /// The offset in the whole string of the layout's text.
    let start: Int
    /// The range in the whole string, including the line terminator.
    let range: Range<Int>

    init(_ text: CTText, layout: TextLayout, index: Int, start: Int, range: Range<Int>) {
        self.text = text
        self.layout = layout
        self.index = index
        self.start = start
        self.range = range
    }

    var line: TextLayout.Line { layout.lines[index] }

    /// Creates a line of any length from a range of a string; newlines become spaces.
    convenience init(_ text: CTText, range: Range<Int>) {
        let layout = TextLayout(text.text(in: range, isOneLine: true))
        self.init(text, layout: layout, index: 0, start: range.lowerBound, range: range)
    }

    /// Draws with the start of the baseline at `point`, with y pointing up.
    func draw(in context: CGContext, at point: CGPoint, runs: Range<Int>? = nil) {
        context.saveGState()
        context.translateBy(x: point.x, y: point.y)
        var matrix = context.textMatrix
        (matrix.tx, matrix.ty) = (0, 0)
        context.concatenate(matrix)
        context.scaleBy(x: 1, y: -1)
        layout.drawLine(index, in: context, at: .zero, runs: runs)
        context.restoreGState()
    }

    var runs: [CTRun] {
        layout.runs(ofLine: index).enumerated().map { CTRun(line: self, index: $0, run: $1) }
    }
}

/// Creates a single line of any length from a string.
@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let text = CTText(attrString)
    return CTLine(text, range: 0..<text.length)
}

/// Draws the line at the context's text position, which moves to the line's end.
///
/// The y axis points up.
@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let start = context.textPosition
    line.draw(in: context, at: start)
    context.textPosition = CGPoint(x: start.x + line.line.frame.width, y: start.y)
}

/// Returns the range of the line in the string.
@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the glyph runs from left to right, as `CTRun` objects.
@preconcurrency @MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the number of glyphs.
@preconcurrency @MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.run.glyphCount } }

/// Returns the width of the line, and gets its ascent, descent (positive), and leading.
@preconcurrency @MainActor
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line.ascent
    descent?.pointee = line.line.descent
    leading?.pointee = line.runs.map { $0.run.attributes.font.metrics.leading }.max() ?? 0
    return Double(line.line.frame.width)
}

/// Returns the offset of a caret before a character from the start of the line.
///
/// `secondaryOffset` receives the second offset of a split caret, between characters of opposite directions, and
/// otherwise the same value.
@preconcurrency @MainActor
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = min(max(charIndex - line.start, line.line.range.lowerBound), line.line.range.upperBound)
    // The end of a wrapped line is the start of the next one, so it isn't looked up.
    let isOnLine = line.layout.lines[line.layout.lineIndex(containing: index)] == line.line
    let left = line.line.frame.minX
    let offset = isOnLine ? line.layout.caretRect(for: index).minX - left : line.line.frame.width
    let second = isOnLine ? line.layout.secondaryCaretRect(for: index).map { $0.minX - left } : nil
    secondaryOffset?.pointee = second ?? offset
    return offset
}

/// Returns the insertion index closest to a position relative to the start of the line.
@preconcurrency @MainActor
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let frame = line.line.frame
    return line.start + line.layout.characterIndex(at: CGPoint(x: frame.minX + position.x, y: frame.midY))
}
