// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Sets an attributed string in frames, one after the other.
@MainActor
public final class CTFramesetter {
    let text: CTText

    init(_ string: NSAttributedString) {
        text = CTText(string)
    }
}

@MainActor
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Fills `path` with as many lines of the string from `stringRange`'s location on as fit.
///
/// A length of 0 means all that follows. What fitted is told by `CTFrameGetVisibleStringRange`: the next frame starts
/// at its end. A frame that is lower than the next line holds nothing.
///
/// > Note: Differs from Core Text: text fills the rectangle around the path, whatever its shape; there are no
/// attributes of frames, and lines are broken at words or characters only, never ended by an ellipsis.
@MainActor
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.text, range: stringRange, path: path)
}

/// The size that a part of the string takes within `constraints`; a side of 0 or as long as can be is no limit.
///
/// `fitRange` gets what fits in that.
@MainActor
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

/// Lines that fit into a room.
@MainActor
struct CTLines {
    let layout: TextLayout
    /// Each line with what ends it, in units of the whole string.
    let ranges: [Range<Int>]
    /// Where in the whole string the first character is that did not fit.
    let end: Int

    /// `keepsFirst`: a first line that is too high for the room counts as fitting.
    init(_ text: CTText, range: Range<Int>, width: CGFloat?, height: CGFloat?, keepsFirst: Bool = false) {
        guard !range.isEmpty else {
            layout = TextLayout("", attributes: TextAttributes())
            ranges = []
            end = range.lowerBound
            return
        }
        layout = Self.layout(text, range: range, width: width, height: height)
        // A layout always keeps its first line, a frame does not.
        let limit = height.map { $0 + 0.01 } ?? .infinity
        let isTooLow = !keepsFirst && layout.lines.first.map { $0.frame.maxY > limit } == true
        let lines = isTooLow ? [] : layout.lines
        let starts = lines.map { range.lowerBound + $0.range.lowerBound }
        let last = lines.last.map { text.skippingTerminator(at: range.lowerBound + $0.range.upperBound) }
        end = min(last ?? range.lowerBound, range.upperBound)
        let ends = starts.dropFirst() + [end]
        // After a newline at the very end the layout has one more line, for a caret, that holds nothing to draw.
        ranges = zip(starts, ends).map { $0..<max($0, $1) }.filter { !$0.isEmpty }
    }

    /// Sets as much of the text as fills the room, and some more: of a long text a page needs little.
    private static func layout(_ text: CTText, range: Range<Int>, width: CGFloat?, height: CGFloat?) -> TextLayout {
        var count = text.estimatedLength(at: range.lowerBound, width: width, height: height)
        while true {
            let part = range.lowerBound..<text.wholeCharacters(range.lowerBound + count, limit: range.upperBound)
            let layout = TextLayout(text.text(in: part), width: width, height: height)
            // A line that is left out shows that those before it do not depend on what was cut off.
            if part.upperBound == range.upperBound || layout.isTruncated { return layout }
            count = (range.count - count) / 4 > count ? count * 4 : range.count
        }
    }

    var size: CGSize {
        ranges.isEmpty
            ? .zero : CGSize(width: layout.size.width, height: layout.lines[ranges.count - 1].frame.maxY)
    }
}
