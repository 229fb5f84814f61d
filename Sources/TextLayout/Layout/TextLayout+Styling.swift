// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension TextLayout {
    /// Draws a run that has rare attributes.
    func drawStyled(
        _ part: Part, of placed: PlacedLine, from pen: CGPoint, in context: CGContext, color: CGColor, text: [UInt8]?
    ) {
        guard let styling = part.attributes.styling else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = styling.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        if let attachment = styling.attachment, isAttachment(part.run, in: placed) {
            for frame in frames(of: attachment, part.run, from: pen) {
                attachment.draw?(context, PixelGrid(context).moved(frame), color)
            }
            return
        }
        guard let stroke = styling.stroke, stroke.width != 0, part.run.hasOutlines else {
            draw(part, of: placed, from: pen, in: context, color: color, text: text)
            return
        }
        // One shadow for the filled glyphs and their outlines.
        let isLayered = styling.shadow != nil
        if isLayered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        if stroke.width < 0 {
            draw(part, of: placed, from: pen, in: context, color: color, text: text)
        } else {
            drawDecorations(of: part, placed, from: pen, in: context, color: color)
        }
        context.setFillColor(stroke.color ?? color)
        let width = stroke.lineWidth(pointSize: part.attributes.font.pointSize)
        unsafe context.withNativeContext { native in
            unsafe part.run.stroke(in: native, at: part.origin(from: pen), width: width)
        }
        if isLayered { context.endTransparencyLayer() }
    }

    /// Draws the marker of a paragraph before its first line.
    func drawMarker(of placed: PlacedLine, in context: CGContext, at pen: CGPoint, _ color: CGColor) {
        guard let marker = placed.paragraph.extras?.marker, placed.isFirstOfParagraph, !marker.text.isEmpty else {
            return
        }
        var attributes = text.attributes(at: placed.line.range.lowerBound)
        attributes.paragraph = TextParagraph(
            baseWritingDirection: placed.isRightToLeft ? .rightToLeft : .leftToRight)
        attributes.styling = attributes.styling?.withoutAttachment
        attributes.underline = nil
        attributes.strikethrough = nil
        attributes.backgroundColor = nil
        let layout = TextLayout(marker.text, attributes: attributes, maximumLines: 1)
        let x =
            placed.isRightToLeft
            ? placed.line.frame.width + marker.gap.length : -marker.gap.length - layout.size.width
        layout.draw(in: context, at: CGPoint(x: pen.x + x, y: pen.y - layout.firstBaseline), color: color)
    }
}
