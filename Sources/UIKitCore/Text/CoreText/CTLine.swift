// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// One line.
@MainActor
public final class CTLine {
    let text: CTText
    let layout: TextLayout
    let index: Int
    /// Where in the whole string the layout's text begins.
    let start: Int
    /// Of the whole string, what ends the line included.
    let range: Range<Int>

    init(_ text: CTText, layout: TextLayout, index: Int, start: Int, range: Range<Int>) {
        self.text = text
        self.layout = layout
        self.index = index
        self.start = start
        self.range = range
    }

    var line: TextLayout.Line { layout.lines[index] }

    /// A line of a part of a string, however long, newlines as spaces.
    convenience init(_ text: CTText, range: Range<Int>) {
        let layout = TextLayout(text.text(in: range, isOneLine: true))
        self.init(text, layout: layout, index: 0, start: range.lowerBound, range: range)
    }

    /// Draws with the baseline's beginning at a point where y points up.
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

/// One line of the whole string, however long.
@MainActor
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let text = CTText(attrString)
    return CTLine(text, range: 0..<text.length)
}

/// Draws the line from the context's text position, which moves to its end; y points up.
@MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let start = context.textPosition
    line.draw(in: context, at: start)
    context.textPosition = CGPoint(x: start.x + line.line.frame.width, y: start.y)
}

@MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// From left to right; each is a `CTRun`.
@MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

@MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.run.glyphCount } }

/// The line's advance; stores how far it reaches above and below the baseline, both positive, and its leading.
@MainActor
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

/// Where a caret before a character stands, from the line's beginning; `secondaryOffset` gets the same.
@MainActor
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = min(max(charIndex - line.start, line.line.range.lowerBound), line.line.range.upperBound)
    // The end of a wrapped line is the next one's beginning, so it is not asked for there.
    let offset =
        index == line.line.range.upperBound
        ? line.line.frame.width : line.layout.caretRect(for: index).minX - line.line.frame.minX
    secondaryOffset?.pointee = offset
    return offset
}

/// The insertion position nearest to a place, from the line's beginning.
@MainActor
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let frame = line.line.frame
    return line.start + line.layout.characterIndex(at: CGPoint(x: frame.minX + position.x, y: frame.midY))
}
