// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Consecutive glyphs of a line with the same attributes and direction.
@preconcurrency @MainActor
public final class CTRun {
    let line: CTLine
    let index: Int
    let run: TextLayout.Run

    /// Returns a range of the glyphs; a length of 0 means the rest.
    func glyphs(in range: CFRange) -> ArraySlice<TextLayout.Glyph> {
        let glyphs = line.layout.glyphs(ofRun: index, ofLine: line.index)
        return glyphs[range.clamped(count: glyphs.count)]
    }

    init(line: CTLine, index: Int, run: TextLayout.Run) {
        self.line = line
        self.index = index
        self.run = run
    }
}

/// Properties of a glyph run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The run is written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
}

/// Returns the range of the run in the string.
@preconcurrency @MainActor
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(run.line.start + run.run.range.lowerBound..<run.line.start + run.run.range.upperBound)
}

/// Returns the number of glyphs.
@preconcurrency @MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphCount }

/// Returns the status of the run.
@preconcurrency @MainActor
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Returns the attributes of the run's first character, by `NSAttributedString.Key`.
@preconcurrency @MainActor
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let string = run.line.text.string
    let location = CTRunGetStringRange(run).location
    guard location < string.length else { return [:] }
    return string.attributes(at: location, effectiveRange: nil)
}

/// Returns the width of a range of the run's glyphs, and gets the ascent, descent (positive), and leading of its font.
///
/// A length of 0 means the rest of the run.
@preconcurrency @MainActor
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.run.attributes.font.metrics
    ascent?.pointee = metrics.ascender
    descent?.pointee = -metrics.descender
    leading?.pointee = metrics.leading
    return Double(run.glyphs(in: range).reduce(0) { $0 + $1.advance })
}

/// Draws the whole run at its position in the line, which starts at the context's text position.
///
/// The y axis points up.
///
/// > Note: Differs from Core Text: the range is ignored, because joined glyphs can't be separated.
@preconcurrency @MainActor
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(in: context, at: context.textPosition, runs: run.index..<run.index + 1)
}
