// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Neighbouring glyphs of a line with the same look and direction.
@MainActor
public final class CTRun {
    let line: CTLine
    let index: Int
    let run: TextLayout.Run

    init(line: CTLine, index: Int, run: TextLayout.Run) {
        self.line = line
        self.index = index
        self.run = run
    }
}

/// What a run is like.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
}

@MainActor
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(run.line.start + run.run.range.lowerBound..<run.line.start + run.run.range.upperBound)
}

@MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphCount }

@MainActor
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The attributes of the run's first character, by `NSAttributedString.Key`.
@MainActor
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let string = run.line.text.string
    let location = CTRunGetStringRange(run).location
    guard location < string.length else { return [:] }
    return string.attributes(at: location, effectiveRange: nil)
}

/// The run's advance; stores its font's ascent, descent (positive) and leading.
///
/// > Note: Differs from Core Text: a range is not looked at.
@MainActor
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.run.attributes.font.metrics
    ascent?.pointee = metrics.ascender
    descent?.pointee = -metrics.descender
    leading?.pointee = metrics.leading
    return Double(run.run.width)
}

/// Draws the whole run where it is in its line, which begins at the context's text position; y points up.
///
/// > Note: Differs from Core Text: a range is not looked at, since glyphs that are joined cannot be cut apart.
@MainActor
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(in: context, at: context.textPosition, runs: run.index..<run.index + 1)
}
