// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Lines in a room.
///
/// As everywhere in Core Text y points up: in a context of this toolkit move the origin to the lower left corner and
/// scale by 1 and -1 before drawing.
@MainActor
public final class CTFrame {
    let path: CGPath
    /// The rectangle around the path.
    let bounds: CGRect
    let lines: [CTLine]
    let requested: Range<Int>
    let visible: Range<Int>

    init(_ text: CTText, range: CFRange, path: CGPath) {
        let range = range.clamped(count: text.length)
        let box = path.boundingBoxOfPath
        let bounds = box.isNull ? .zero : box
        let set = CTLines(text, range: range, width: bounds.width, height: bounds.height)
        self.path = path.copy() ?? path
        self.bounds = bounds
        requested = range
        let start = range.lowerBound
        visible = start..<set.end
        lines = set.ranges.enumerated().map { index, range in
            CTLine(text, layout: set.layout, index: index, start: start, range: range)
        }
    }

    /// Where a line begins, from the lower left corner of `bounds`.
    func origin(of line: CTLine) -> CGPoint {
        CGPoint(x: line.line.frame.minX, y: bounds.height - line.line.baseline)
    }
}

/// Draws every line; the text matrix turns and scales each about its beginning.
@MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for line in frame.lines {
        let origin = frame.origin(of: line)
        line.draw(in: context, at: CGPoint(x: frame.bounds.minX + origin.x, y: frame.bounds.minY + origin.y))
    }
}

/// What was asked for.
@MainActor
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.requested) }

/// What fitted, newlines at the ends of lines included.
@MainActor
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

@MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// From top to bottom; each is a `CTLine`.
@MainActor
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores where lines begin, from the lower left corner of the rectangle around the frame's path.
///
/// `origins` has room for as many as `range` has lines; a length of 0 means all that follow.
@MainActor
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in range.clamped(count: frame.lines.count).enumerated() {
        origins[place] = frame.origin(of: frame.lines[index])
    }
}
