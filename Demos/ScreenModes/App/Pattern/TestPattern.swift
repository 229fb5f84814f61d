// SPDX-License-Identifier: MIT
import UIKit

/// A test pattern in device pixels, without antialiasing, that reveals scaling and lost pixels.
@MainActor
struct TestPattern {
    let width: Int
    let height: Int
    let context: CGContext

    /// The side length, in pixels, below which only the frame and the grid are drawn.
    private static let minimumSide = 240

    /// Draws the pattern into an area of `size` points with `scale` pixels per point.
    static func draw(size: CGSize, scale: CGFloat, in context: CGContext) {
        guard scale.isFinite, scale > 0, size.width >= 1, size.height >= 1, size.width < 1e5, size.height < 1e5
        else { return }
        context.saveGState()
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        context.setShouldAntialias(false)
        let pattern = TestPattern(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), context: context)
        pattern.draw()
        context.restoreGState()
    }

    private var shortSide: Int { min(width, height) }

    private func draw() {
        fill(0, 0, width, height, gray: 0.09)
        drawGrid()
        drawEdges()
        guard shortSide >= Self.minimumSide else { return }
        drawCircle()
        drawSafeFrame()
        drawBars()
        drawGradients()
        drawPatches()
    }

    // MARK: - Lines

    /// Draws lines of one pixel, every fourth one brighter, symmetrical about the center.
    private func drawGrid() {
        let step = 64
        for (length, isVertical) in [(width, true), (height, false)] {
            let middle = length / 2
            for number in -(middle / step)...(middle / step) {
                let place = middle + number * step
                let gray: CGFloat = number == 0 ? 0.5 : number % 4 == 0 ? 0.32 : 0.2
                if isVertical { fill(place, 0, 1, height, gray: gray) } else { fill(0, place, width, 1, gray: gray) }
            }
        }
    }

    /// Draws the outermost pixels in white and the third ones in red.
    ///
    /// A missing color means that the screen crops or pads.
    private func drawEdges() {
        frame(inset: 0, gray: 1)
        setFill(0.95, 0.2, 0.2)
        for rect in frameRects(inset: 2) { context.fill(rect) }
    }

    /// Draws the safe area of televisions: a twentieth from each edge.
    private func drawSafeFrame() {
        let (x, y) = (width / 20, height / 20)
        setFill(0.2, 0.75, 0.9)
        let (right, bottom) = (width - 1 - x, height - 1 - y)
        let arm = max(8, shortSide / 12)
        // The corners and the midpoints of the sides.
        for left in [x, right - arm + 1] {
            for top in [y, bottom] { rect(left, top, arm, 1) }
        }
        for left in [x, right] {
            for top in [y, bottom - arm + 1] { rect(left, top, 1, arm) }
        }
        for top in [y, bottom] { rect(width / 2 - arm / 2, top, arm, 1) }
        for left in [x, right] { rect(left, height / 2 - arm / 2, 1, arm) }
    }

    /// Draws a circle, which is an ellipse where pixels aren't square.
    private func drawCircle() {
        context.saveGState()
        context.setShouldAntialias(true)
        context.setStrokeColor(gray: 0.62, alpha: 1)
        context.setLineWidth(1)
        let diameter = CGFloat(shortSide) * 0.84
        context.strokeEllipse(
            in: CGRect(
                x: (CGFloat(width) - diameter) / 2, y: (CGFloat(height) - diameter) / 2, width: diameter,
                height: diameter))
        context.restoreGState()
    }

    // MARK: - Colors

    /// Draws color bars: white and the six colors at 75 %, and black.
    private func drawBars() {
        let colors: [(CGFloat, CGFloat, CGFloat)] = [
            (1, 1, 1), (1, 1, 0), (0, 1, 1), (0, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 0, 0),
        ]
        let area = band(from: 0.1, to: 0.18)
        for (index, color) in colors.enumerated() {
            setFill(color.0 * 0.75, color.1 * 0.75, color.2 * 0.75)
            let (left, right) = (area.width * index / colors.count, area.width * (index + 1) / colors.count)
            rect(area.x + left, area.y, right - left, area.height)
        }
    }

    /// Draws every level of each channel.
    ///
    /// Uneven bands mean missing bits.
    private func drawGradients() {
        let area = band(from: 0.74, to: 0.86)
        let channels: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)]
        for (row, channel) in channels.enumerated() {
            let (top, bottom) = (area.height * row / channels.count, area.height * (row + 1) / channels.count)
            for level in 0..<256 {
                let (left, right) = (area.width * level / 256, area.width * (level + 1) / 256)
                guard right > left else { continue }
                let value = CGFloat(level) / 255
                setFill(channel.0 * value, channel.1 * value, channel.2 * value)
                rect(area.x + left, area.y + top, right - left, bottom - top)
            }
        }
    }

    private func band(from top: CGFloat, to bottom: CGFloat) -> (x: Int, y: Int, width: Int, height: Int) {
        let y = Int(CGFloat(height) * top)
        return (width / 8, y, width - width / 4, max(4, Int(CGFloat(height) * bottom) - y))
    }

    // MARK: - Single pixels

    /// Draws columns, rows, and a checkerboard of single pixels on both sides: an even gray at native resolution, stripes
    /// or blur if the image is scaled.
    private func drawPatches() {
        let side = shortSide / 8 & ~1
        let gap = side / 6
        let top = height / 2 - (3 * side + 2 * gap) / 2
        for left in [width / 8, width - width / 8 - side] {
            for row in 0..<3 {
                let y = top + row * (side + gap)
                fill(left, y, side, side, gray: 0)
                context.setFillColor(gray: 1, alpha: 1)
                context.fill(Self.pixels(row, side: side).map { $0.offsetBy(dx: CGFloat(left), dy: CGFloat(y)) })
            }
        }
    }

    private static func pixels(_ kind: Int, side: Int) -> [CGRect] {
        switch kind {
        case 0: return stride(from: 0, to: side, by: 2).map { CGRect(x: $0, y: 0, width: 1, height: side) }
        case 1: return stride(from: 0, to: side, by: 2).map { CGRect(x: 0, y: $0, width: side, height: 1) }
        default:
            return (0..<side).flatMap { y in
                stride(from: y % 2, to: side, by: 2).map { CGRect(x: $0, y: y, width: 1, height: 1) }
            }
        }
    }

    // MARK: - Rectangles

    private func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, gray: CGFloat) {
        context.setFillColor(gray: gray, alpha: 1)
        rect(x, y, width, height)
    }

    private func setFill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        context.fill(CGRect(x: x, y: y, width: width, height: height))
    }

    private func frame(inset: Int, gray: CGFloat) {
        context.setFillColor(gray: gray, alpha: 1)
        for rect in frameRects(inset: inset) { context.fill(rect) }
    }

    private func frameRects(inset: Int) -> [CGRect] {
        let (inner, tall) = (width - 2 * inset, height - 2 * inset)
        return [
            CGRect(x: inset, y: inset, width: inner, height: 1),
            CGRect(x: inset, y: height - 1 - inset, width: inner, height: 1),
            CGRect(x: inset, y: inset, width: 1, height: tall),
            CGRect(x: width - 1 - inset, y: inset, width: 1, height: tall),
        ]
    }
}
