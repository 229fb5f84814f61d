// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

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
