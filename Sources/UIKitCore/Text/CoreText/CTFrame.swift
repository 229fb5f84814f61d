// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Lines of text laid out in a rectangle.
///
/// As everywhere in Core Text, y points up. In a context created by this framework, translate the origin to the bottom
/// left corner and scale by (1, -1) before drawing.
@preconcurrency @MainActor
public final class CTFrame {
    let path: CGPath
    /// The bounding rectangle of the path.
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

    /// Returns the origin of a line relative to the bottom left corner of `bounds`.
    func origin(of line: CTLine) -> CGPoint {
        CGPoint(x: line.line.frame.minX, y: bounds.height - line.line.baseline)
    }
}

/// Draws all lines.
///
/// The text matrix applies to each line about its origin.
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for line in frame.lines {
        let origin = frame.origin(of: line)
        line.draw(in: context, at: CGPoint(x: frame.bounds.minX + origin.x, y: frame.bounds.minY + origin.y))
    }
}

/// Returns the requested range.
@preconcurrency @MainActor
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.requested) }

/// Returns the range that fits into the frame, including newlines at the ends of lines.
@preconcurrency @MainActor
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// Returns the path that was filled.
@preconcurrency @MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines from top to bottom, as `CTLine` objects.
@preconcurrency @MainActor
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Gets the origins of lines, relative to the bottom left corner of the bounding rectangle of the frame's path.
///
/// `origins` must have space for as many points as `range` has lines; a length of 0 means all remaining lines.
@preconcurrency @MainActor
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in range.clamped(count: frame.lines.count).enumerated() {
        origins[place] = frame.origin(of: frame.lines[index])
    }
}
