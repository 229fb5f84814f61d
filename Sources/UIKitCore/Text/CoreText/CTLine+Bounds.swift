// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Leaves out the leading of the fonts.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The area that the glyphs cover.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Returns the bounds of a line relative to the start of its baseline, with y increasing upward.
@preconcurrency @MainActor
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.inkBounds }
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    if options.contains(.excludeTypographicLeading) { leading = 0 }
    return CGRect(x: 0, y: -descent - leading, width: CGFloat(width), height: ascent + descent + leading)
}

/// Returns the area that the glyphs of a line cover, relative to the start of its baseline, with y increasing upward.
///
/// With a context, the area begins at its text position.
@preconcurrency @MainActor
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the width of the spaces at the end of a line.
@preconcurrency @MainActor
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let shown = line.line.range
    let text = line.layout.text.string.utf16
    let count = text.dropFirst(shown.lowerBound).prefix(shown.count).reversed().prefix {
        Unicode.Scalar($0).map(\.properties.isWhitespace) ?? false
    }.count
    guard count > 0 else { return 0 }
    let spaces = line.layout.selectionRects(for: shown.upperBound - count..<shown.upperBound)
    return Double(spaces.reduce(0) { $0 + $1.width })
}

/// Returns the distance by which a line has to be moved in a width; a factor of 0 aligns it left, 0.5 centers it, and 1
/// aligns it right.
@preconcurrency @MainActor
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let free = flushWidth - Double(line.line.frame.width) + CTLineGetTrailingWhitespaceWidth(line)
    return free > 0 && flushFactor > 0 ? free * Double(min(flushFactor, 1)) : 0
}

/// Calls a function for the leading and the trailing edge of each character of a line, in the order of the characters.
///
/// Its parameters are the distance from the start of the line, the index of the character, whether the edge is the
/// leading one, and a pointer with which it can end the enumeration.
@preconcurrency @MainActor
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for index in line.line.range {
        guard let rect = line.layout.selectionRects(for: index..<index + 1).first else { continue }
        let direction = line.runs.first { $0.run.range.contains(index) }?.run.isRightToLeft ?? false
        let (left, right) = (rect.minX - line.line.frame.minX, rect.maxX - line.line.frame.minX)
        for isLeading in [true, false] {
            block(Double(isLeading != direction ? left : right), line.start + index, isLeading, &stop)
            if stop { return }
        }
    }
}

/// The position of the ellipsis in a truncated line.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At the start of the line.
    case start = 0
    /// At the end of the line.
    case end = 1
    /// In the middle of the line.
    case middle = 2
}

/// Returns a line with an ellipsis, which is not wider than a width; the line itself if it fits, and `nil` if the width
/// is less than that of the ellipsis.
///
/// > Note: Differs from Core Text: the token is ignored; it is always an ellipsis.
@preconcurrency @MainActor
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard CGFloat(width) < line.line.frame.width else { return line }
    var text = line.text.text(in: line.range, isOneLine: true)
    let mode: TextParagraph.LineBreakMode =
        switch truncationType {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        }
    text.modifyAttributes(in: 0..<text.length) { $0.paragraph.lineBreakMode = mode }
    let layout = TextLayout(text, width: CGFloat(width), maximumLines: 1)
    guard layout.size.width <= CGFloat(width) + 0.01 else { return nil }
    return CTLine(line.text, layout: layout, index: 0, start: line.range.lowerBound, range: line.range)
}

extension CTLine {
    /// The area that the glyphs cover, relative to the start of the baseline, with y increasing upward.
    fileprivate var inkBounds: CGRect {
        let ink = layout.inkBounds(ofLine: index)
        return CGRect(x: ink.minX, y: -ink.maxY, width: ink.width, height: ink.height)
    }
}
