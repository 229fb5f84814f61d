// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Lays out an attributed string in one or more frames.
@preconcurrency @MainActor
public final class CTFramesetter {
    let text: CTText

    init(_ string: NSAttributedString) {
        text = CTText(string)
    }
}

/// Creates a framesetter for an attributed string.
@preconcurrency @MainActor
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Creates a frame with the lines of the string, from the start of `stringRange`, that fit into `path`.
///
/// A length of 0 means the rest of the string. `CTFrameGetVisibleStringRange` returns the range that fits; the next
/// frame starts at its end. A frame that is too low for a line is empty.
///
/// > Note: Differs from Core Text: text fills the bounding rectangle of the path, frame attributes are ignored, and
/// > lines are broken only at words or characters, without truncation.
@preconcurrency @MainActor
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.text, range: stringRange, path: path)
}

/// Returns the size of a part of the string within `constraints`; a dimension of 0 or the greatest finite value is
/// unlimited.
///
/// `fitRange` receives the range that fits.
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.text
    let range = stringRange.clamped(count: text.length)
    let set = CTLines(
        text, range: range, width: constraints.width > 0 ? constraints.width : nil,
        height: constraints.height > 0 ? constraints.height : nil)
    fitRange?.pointee = CFRange(range.lowerBound..<set.end)
    return set.size
}

/// The lines of a text that fit into a rectangle.
@MainActor
struct CTLines {
    let layout: TextLayout
    /// The range of each line, including its terminator, in units of the whole string.
    let ranges: [Range<Int>]
    /// The offset in the whole string of the first character that doesn't fit.
    let end: Int

    /// Creates the lines.
    ///
    /// With `keepsFirst`, the first line is included even if it is too high.
    init(_ text: CTText, range: Range<Int>, width: CGFloat?, height: CGFloat?, keepsFirst: Bool = false) {
        guard !range.isEmpty else {
            layout = TextLayout("", attributes: TextAttributes())
            ranges = []
            end = range.lowerBound
            return
        }
        layout = Self.layout(text, range: range, width: width, height: height)
        // A text layout always includes its first line, but a frame doesn't.
        let limit = height.map { $0 + 0.01 } ?? .infinity
        let isTooLow = !keepsFirst && layout.lines.first.map { $0.frame.maxY > limit } == true
        let lines = isTooLow ? [] : layout.lines
        let starts = lines.map { range.lowerBound + $0.range.lowerBound }
        let last = lines.last.map { text.skippingTerminator(at: range.lowerBound + $0.range.upperBound) }
        end = min(last ?? range.lowerBound, range.upperBound)
        let ends = starts.dropFirst() + [end]
        // After a trailing newline, the layout has an additional empty line for the insertion point.
        ranges = zip(starts, ends).map { $0..<max($0, $1) }.filter { !$0.isEmpty }
    }

    /// Lays out slightly more text than fits, because laying out all of a long text would be wasteful.
    private static func layout(_ text: CTText, range: Range<Int>, width: CGFloat?, height: CGFloat?) -> TextLayout {
        var count = text.estimatedLength(at: range.lowerBound, width: width, height: height)
        while true {
            let part = range.lowerBound..<text.wholeCharacters(range.lowerBound + count, limit: range.upperBound)
            let layout = TextLayout(text.text(in: part), width: width, height: height)
            // If a line was left out, the lines before it don't depend on the text that was cut off.
            if part.upperBound == range.upperBound || layout.isTruncated { return layout }
            count = (range.count - count) / 4 > count ? count * 4 : range.count
        }
    }

    var size: CGSize {
        ranges.isEmpty
            ? .zero : CGSize(width: layout.size.width, height: layout.lines[ranges.count - 1].frame.maxY)
    }
}
