// SPDX-License-Identifier: MIT
internal import CPango
public import Foundation
public import Graphics

extension TextLayout {
    /// Draws the text with the top-left corner of its layout area at `origin`.
    ///
    /// Baselines and decorations are aligned to whole device pixels, unless the context is rotated; everything else is
    /// drawn at its exact position. Lines outside the clip cost nothing. The context's current path is cleared.
    ///
    /// - Parameters:
    ///   - context: The context to draw in, with y increasing downward.
    ///   - origin: The position in the context's units; a non-finite one draws nothing.
    ///   - color: The color of runs without a color of their own.
    public func draw(in context: CGContext, at origin: CGPoint, color: CGColor = .black) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        let clip = context.boundingBoxOfClipPath
        context.saveGState()
        defer { context.restoreGState() }
        for placed in placed {
            let frame = placed.line.frame.offsetBy(dx: origin.x, dy: origin.y)
            // Glyphs of tall scripts and swashes can extend beyond their line.
            let reach = overhang + 1
            guard frame.maxY + reach >= clip.minY, frame.minY - reach <= clip.maxY else { continue }
            draw(
                placed, in: context,
                at: CGPoint(x: origin.x + placed.x, y: origin.y + placed.line.baseline), color: color)
        }
    }

    /// Draws a single line, with its left end on the baseline at `point`, restricted to the runs in `range` if given.
    package func drawLine(
        _ index: Int, in context: CGContext, at point: CGPoint, runs range: Range<Int>? = nil, color: CGColor = .black
    ) {
        guard placed.indices.contains(index), point.x.isFinite, point.y.isFinite else { return }
        context.saveGState()
        defer { context.restoreGState() }
        draw(placed[index], in: context, at: point, runs: range, color: color)
    }

    private func draw(
        _ placed: PlacedLine, in context: CGContext, at point: CGPoint, runs range: Range<Int>? = nil, color: CGColor
    ) {
        let pen = PixelGrid(context).baseline(point)
        if range == nil, placed.paragraph.boxedExtras != nil { drawMarker(of: placed, in: context, at: pen, color) }
        guard let index = placed.index else { return }
        let segment = segments[placed.segment]
        let runs = unsafe GlyphRun.runs(of: segment.pangoLine(index), segment.insertions)
        let start = segment.segment.bytes.lowerBound
        let firstKern = GlyphRun.outerKerns(of: runs, in: text, source: source, start: start).first
        var parts = runs.map { run in
            let offset = min(source.offset(ofByte: start + run.byte), max(text.length - 1, 0))
            let attributes = text.attributes(at: offset)
            // Pango adds half of the extra spacing before each character, except the first of the line.
            return Part(run: run, attributes: attributes, shift: (firstKern - attributes.effectiveKern) / 2)
        }
        if let range { parts = Array(parts[range.clamped(to: 0..<parts.count)]) }
        let bytes = context.isDocument ? segment.layoutBytes : nil
        for part in parts { fillBackground(of: part, from: pen, in: context, line: placed.line) }
        for part in parts {
            let color = part.attributes.foregroundColor ?? color
            if part.attributes.boxedStyling == nil {
                draw(part, of: placed, from: pen, in: context, color: color, text: bytes)
            } else {
                drawStyled(part, of: placed, from: pen, in: context, color: color, text: bytes)
            }
        }
        if !segment.controls.isEmpty, range == nil { drawControls(of: placed, in: context, at: pen, color) }
    }

    struct Part {
        var run: GlyphRun
        var attributes: TextAttributes
        /// The offset of the glyphs that moves all of their extra spacing after them.
        var shift: CGFloat

        /// Returns the origin of the glyphs in a line that begins at `pen`.
        func origin(from pen: CGPoint) -> CGPoint { CGPoint(x: pen.x + run.x + shift, y: pen.y - run.rise) }
    }

    private func fillBackground(of part: Part, from pen: CGPoint, in context: CGContext, line: Line) {
        guard let color = part.attributes.backgroundColor else { return }
        context.setFillColor(color)
        let box = CGRect(
            x: pen.x + part.run.x, y: pen.y - line.ascent, width: part.run.width, height: line.ascent + line.descent)
        context.fill(PixelGrid(context).rect(box))
    }

    func draw(
        _ part: Part, of placed: PlacedLine, from pen: CGPoint, in context: CGContext, color: CGColor, text: [UInt8]?
    ) {
        context.setFillColor(color)
        unsafe context.withNativeContext { native in
            unsafe part.run.fill(in: native, at: part.origin(from: pen), text: text)
        }
        guard part.attributes.underline != nil || part.attributes.strikethrough != nil else { return }
        drawDecorations(of: part, placed, from: pen, in: context, color: color)
    }
}
