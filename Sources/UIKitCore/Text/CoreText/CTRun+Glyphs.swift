// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

// A range is one of glyphs, and a length of 0 means the rest of the run. Buffers must have space for the range.

/// Gets the numbers of glyphs in the font; 0xFFFF for characters without a glyph, such as joiners.
@preconcurrency @MainActor
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, glyph) in run.glyphs(in: range).enumerated() {
        buffer[place] = glyph.id.map { CGGlyph(clamping: $0) } ?? .max
    }
}

/// Gets the positions of glyphs, relative to the start of the line.
@preconcurrency @MainActor
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, glyph) in run.glyphs(in: range).enumerated() {
        buffer[place] = CGPoint(x: glyph.position.x, y: -glyph.position.y)
    }
}

/// Gets the advances of glyphs.
@preconcurrency @MainActor
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, glyph) in run.glyphs(in: range).enumerated() {
        buffer[place] = CGSize(width: glyph.advance, height: 0)
    }
}

/// Gets the index in the string of the first character of each glyph.
@preconcurrency @MainActor
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, glyph) in run.glyphs(in: range).enumerated() { buffer[place] = run.line.start + glyph.offset }
}

/// Returns the transformation of the glyphs, which is the identity.
@preconcurrency @MainActor
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }
