// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

extension TextLayout {
    /// Returns the greatest distance, in points, by which glyphs and their shadows extend above or below their line; 0 if
    /// they extend less than the line's height.
    func measuredOverhang() -> CGFloat {
        guard !isKnownToFit else { return 0 }
        var result: CGFloat = 0
        for placed in placed {
            guard let index = placed.index else { continue }
            let line = placed.line
            let ink = segments[placed.segment].ink(ofLine: index)
            let (above, below) = (line.frame.minY - line.baseline - ink.top, line.baseline + ink.bottom - line.frame.maxY)
            let distance = max(above, below) + reach
            if distance > line.frame.height { result = max(result, distance) }
        }
        return result
    }

    /// Whether no glyph of a usual font extends far beyond its line.
    private var isKnownToFit: Bool {
        source.isASCII
            && text.runs.allSatisfy { run in
                let paragraph = run.attributes.paragraph
                return run.attributes.boxedStyling == nil && paragraph.maximumLineHeight == 0
                    && paragraph.lineHeightMultiple == 0
            }
    }

    /// The distance by which shadows and outlines extend beyond their glyphs.
    private var reach: CGFloat {
        text.runs.lazy.compactMap { run in
            guard let styling = run.attributes.styling else { return nil }
            let stroke = styling.stroke?.lineWidth(pointSize: run.attributes.font.pointSize) ?? 0
            let shadow = styling.shadow.map { abs($0.offset.height.length) + 2 * max($0.blur.length, 0) } ?? 0
            return stroke + shadow
        }.max() ?? 0
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
