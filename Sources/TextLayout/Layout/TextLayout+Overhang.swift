// SPDX-License-Identifier: MIT
internal import CPango
package import Foundation

extension TextLayout {
    /// Returns the greatest distance, in points, by which glyphs and what is drawn with them extend above or below their
    /// line.
    func measuredOverhang() -> CGFloat {
        let reach = reach
        var result: CGFloat = 0
        for placed in placed {
            guard let index = placed.index else { continue }
            let line = placed.line
            let ink = segments[placed.segment].ink(ofLine: index)
            let above = line.frame.minY - line.baseline - ink.top
            let below = line.baseline + ink.bottom - line.frame.maxY
            result = max(result, above + reach, below + reach)
        }
        return result
    }

    /// Returns an area in which the text is drawn from `top` on, enlarged as far as glyphs extend beyond their lines.
    ///
    /// Lines that are cut off at the area's edges stay cut off there.
    ///
    /// - Parameters:
    ///   - area: The area, whose left edge is the layout's.
    ///   - top: The distance of the first line from the top of the area.
    ///   - scale: The scale of the drawing; baselines and hinted outlines lie on its pixels.
    /// - Returns: The enlarged area, in the coordinates of `area`.
    package func glyphArea(in area: CGRect, top: CGFloat, scale: CGFloat) -> CGRect {
        // A baseline moves by half a pixel at most, and a hinted outline by less than one.
        let vertical = reach + 1.5 / max(scale, 1)
        var (left, right, above, below): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for index in lines.indices {
            let (line, ink) = (lines[index].frame, inkBounds(ofLine: index))
            guard !ink.isEmpty else { continue }
            let baseline = lines[index].baseline
            func beyond(_ line: CGFloat, _ area: CGFloat) -> CGFloat { max(min(line, area), 0) }
            left = max(left, beyond(reach - ink.minX, reach - ink.minX - line.minX))
            right = max(right, beyond(ink.maxX + reach - line.width, line.minX + ink.maxX + reach - area.width))
            let (highest, lowest) = (baseline + ink.minY - vertical, baseline + ink.maxY + vertical)
            above = max(above, beyond(line.minY - highest, -highest - top))
            below = max(below, beyond(lowest - line.maxY, lowest + top - area.height))
        }
        return CGRect(
            x: area.minX - left, y: area.minY - above, width: area.width + left + right,
            height: area.height + above + below)
    }

    /// The distance by which shadows, outlines, lines, and marks extend beyond their glyphs.
    private var reach: CGFloat {
        var reach: CGFloat = 0
        let hasControls = segments.contains { !$0.controls.isEmpty }
        for run in text.runs {
            let attributes = run.attributes
            let hasLines = attributes.underline != nil || attributes.strikethrough != nil
            let hasMarker = attributes.paragraph.extras?.marker != nil
            guard hasLines || hasMarker || attributes.boxedStyling != nil || hasControls else { continue }
            let size = attributes.font.pointSize
            let stroke = attributes.styling?.stroke?.lineWidth(pointSize: size) ?? 0
            let shadow =
                attributes.styling?.shadow
                .map { abs($0.offset.height.length) + 2 * max($0.blur.length, 0) } ?? 0
            reach = max(reach, stroke + shadow + size / 2)
        }
        return reach
    }
}

extension SegmentLayout {
    /// Returns the top and the bottom of a line's glyphs, relative to its baseline, in points.
    fileprivate func ink(ofLine index: Int) -> (top: CGFloat, bottom: CGFloat) {
        var ink = PangoRectangle()
        unsafe pango_layout_line_get_extents(pangoLine(index), &ink, nil)
        return (PangoUnits.points(ink.y), PangoUnits.points(ink.y &+ ink.height))
    }
}
