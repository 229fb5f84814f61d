// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@MainActor
@Suite("Rare attributes of text")
struct StylingTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private final class Token {}
    private let token = Token()

    private func picture(_ layout: TextLayout, at origin: CGPoint = CGPoint(x: 20, y: 20)) throws -> Bitmap {
        let bitmap = try Bitmap(width: 240, height: 120)
        layout.draw(in: bitmap.makeContext(), at: origin)
        return bitmap
    }

    private func box(_ bitmap: Bitmap, where isIncluded: (Bitmap.Pixel) -> Bool = { $0.alpha > 16 }) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where isIncluded(bitmap.pixel(x: x, y: y)) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func layout(
        _ string: String, width: CGFloat? = nil, lines: Int = 0, _ change: (inout TextAttributes) -> Void
    ) -> TextLayout {
        var attributes = Sample.attributes()
        change(&attributes)
        return TextLayout(string, attributes: attributes, width: width, maximumLines: lines)
    }

    private func styled(_ string: String, _ change: (inout TextStyling) -> Void) -> TextLayout {
        layout(string) {
            var styling = TextStyling()
            change(&styling)
            $0.styling = styling
        }
    }

    private func attachment(_ bounds: CGRect, padding: CGFloat = 0) -> TextAttachment {
        TextAttachment(id: ObjectIdentifier(token), bounds: bounds, padding: padding) { context, rect, color in
            context.setFillColor(color)
            context.fill(rect)
        }
    }

    private func text(_ string: String, _ attachment: TextAttachment, _ paragraph: TextParagraph = TextParagraph())
        -> AttributedText
    {
        var text = AttributedText(string, attributes: Sample.attributes(paragraph))
        for (offset, unit) in string.utf16.enumerated() where unit == 0xFFFC {
            text.modifyAttributes(in: offset..<offset + 1) {
                $0.styling = TextStyling()
                $0.styling?.attachment = attachment
                $0.foregroundColor = Self.red
            }
        }
        return text
    }

    // MARK: - Attachments

    @Test("An attachment takes the space of its bounds, and makes its line higher")
    func attachmentSize() throws {
        let plain = Sample.layout("ab")
        let tall = CGRect(x: 0, y: -5, width: 30, height: 50)
        let layout = TextLayout(text("a\u{FFFC}b", attachment(tall, padding: 2)))
        #expect(abs(layout.size.width - plain.size.width - 34) < 0.5)
        #expect(abs(layout.lines[0].ascent - 45) < 0.1)
        let placed = try #require(layout.attachments.first)
        #expect(layout.attachments.count == 1)
        #expect(placed.offset == 1)
        #expect(abs(placed.frame.minX - Sample.width("a") - 2) < 0.5)
        #expect(abs(placed.frame.maxY - layout.lines[0].baseline - 5) < 0.1)
        #expect(placed.frame.size == tall.size)
    }

    @Test("An attachment is drawn in its frame, in the color of its text")
    func attachmentDrawing() throws {
        let layout = TextLayout(text("a\u{FFFC}\u{FFFC}b", attachment(CGRect(x: 0, y: 0, width: 20, height: 12))))
        #expect(layout.attachments.map(\.offset) == [1, 2])
        let red = box(try picture(layout)) { $0.red > 128 && $0.alpha > 128 }
        let first = try #require(layout.attachments.first).frame.offsetBy(dx: 20, dy: 20)
        #expect(abs(red.minX - first.minX) <= 1)
        #expect(abs(red.maxY - first.maxY) <= 1)
        #expect(red.width == 40)
        #expect(red.height == 12)
    }

    @Test("An ellipsis in place of an attachment is drawn as an ellipsis")
    func truncatedAttachment() {
        let text = text(
            "word \u{FFFC} word", attachment(CGRect(x: 0, y: 0, width: 90, height: 60)),
            TextParagraph(lineBreakMode: .truncatingTail))
        let layout = TextLayout(text, width: 75, maximumLines: 1)
        #expect(layout.isTruncated)
        #expect(layout.attachments.isEmpty)
        #expect(layout.size.width <= 75.1)
        #expect(layout.size.height < 40)
    }

    @Test("The attachments of right-to-left text are placed from right to left")
    func rightToLeftAttachments() throws {
        let text = text(
            "א\u{FFFC}ב\u{FFFC}", attachment(CGRect(x: 0, y: 0, width: 10, height: 10)),
            TextParagraph(baseWritingDirection: .rightToLeft))
        let frames = Dictionary(
            uniqueKeysWithValues: TextLayout(text, width: 200).attachments.map { ($0.offset, $0.frame) })
        #expect(try #require(frames[1]).minX > (try #require(frames[3])).minX)
        #expect(abs(try #require(frames[1]).maxX - 200 + Sample.width("א")) < 1)
    }

    @Test("Bounds that aren't finite or are negative are harmless", arguments: [CGFloat.nan, .infinity, -40])
    func invalidBounds(length: CGFloat) throws {
        let layout = TextLayout(text("a\u{FFFC}b", attachment(CGRect(x: length, y: length, width: length, height: 4))))
        #expect(layout.size.width.isFinite)
        _ = try picture(layout)
    }

    // MARK: - Shadows, outlines, lines

    @Test("A shadow is drawn at its offset in its color")
    func shadow() throws {
        let layout = styled("I") { $0.shadow = .init(offset: CGSize(width: 30, height: 5), blur: 0, color: Self.blue) }
        let bitmap = try picture(layout)
        let black = box(bitmap) { $0.alpha > 128 && $0.blue < 64 }
        let blue = box(bitmap) { $0.blue > 128 }
        #expect(abs(blue.minX - black.minX - 30) <= 1)
        #expect(abs(blue.minY - black.minY - 5) <= 1)
    }

    @Test("A positive outline isn't filled, a negative one is")
    func strokes() throws {
        func center(_ width: CGFloat) throws -> (red: UInt8, alpha: UInt8) {
            let font = TextFont(size: 80, weight: 900)
            let layout = layout("I") {
                $0.font = font
                $0.styling = TextStyling()
                $0.styling?.stroke = .init(width: width, color: Self.red)
            }
            let bitmap = try picture(layout, at: CGPoint(x: 20, y: 0))
            let ink = box(bitmap)
            let pixel = bitmap.pixel(x: Int(ink.midX), y: Int(ink.midY))
            return (pixel.red, pixel.alpha)
        }
        #expect(try center(2).alpha == 0)
        #expect(try center(-2).alpha == 255)
        #expect(try center(-2).red == 0)
    }

    @Test("Dashed underlines have gaps, and those by word have none under words")
    func patterns() throws {
        func gaps(_ pattern: TextAttributes.Decoration.Pattern, byWord: Bool = false) throws -> Int {
            let layout = layout("mm mm") {
                var underline = TextAttributes.Decoration(.single, color: Self.red)
                underline.pattern = pattern
                underline.isByWord = byWord
                $0.underline = underline
            }
            let bitmap = try picture(layout)
            let row = Int(box(bitmap) { $0.red > 128 }.minY)
            let inked = (0..<bitmap.width).map { bitmap.pixel(x: $0, y: row).red > 100 }
            return zip(inked, inked.dropFirst()).count { $0 && !$1 } - 1
        }
        #expect(try gaps(.solid) == 0)
        #expect(try gaps(.solid, byWord: true) == 1)
        let (dot, dash) = (try gaps(.dot), try gaps(.dash))
        #expect(dot > dash)
        #expect(dash > 2)
        #expect(try gaps(.dashDot) > 2)
        #expect(try gaps(.dashDotDot) > 2)
    }

    // MARK: - Fonts

    @Test("A transformed font is wider or leans")
    func transforms() throws {
        func layout(_ transform: CGAffineTransform) -> TextLayout {
            self.layout("Hill") {
                var design = TextFont.Design()
                design.transform = transform
                $0.font.design = design
            }
        }
        let plain = layout(.identity)
        let wide = layout(CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        #expect(abs(wide.size.width - 1.5 * plain.size.width) < 1)
        #expect(abs(wide.size.height - plain.size.height) < 0.5)
        let slanted = layout(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        #expect(abs(slanted.size.width - plain.size.width) < 0.5)
        #expect(box(try picture(slanted)).maxX > box(try picture(plain)).maxX + 3)
        for broken in [CGFloat.nan, 0, .infinity, 1e9] {
            let layout = layout(CGAffineTransform(a: broken, b: 0, c: 0, d: broken, tx: 0, ty: 0))
            #expect(abs(layout.size.width - plain.size.width) < 0.5)
        }
    }

    @Test("A transformed font doesn't affect the text after it")
    func transformedRun() {
        var text = AttributedText("wide plain", attributes: Sample.attributes())
        text.modifyAttributes(in: 0..<5) {
            var design = TextFont.Design()
            design.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            $0.font.design = design
            $0.font.stretch = .condensed
        }
        let rect = TextLayout(text).selectionRects(for: 5..<10).first ?? .null
        #expect(abs(rect.width - Sample.width("plain")) < 0.5)
    }

    @Test("Ligatures can be disabled")
    func ligatures() {
        func width(_ ligatures: TextStyling.Ligatures) -> CGFloat {
            layout("ffi") {
                $0.font.family = .named(["DejaVu Sans"])
                $0.styling = TextStyling()
                $0.styling?.ligatures = ligatures
            }.runs(ofLine: 0).reduce(0) { $0 + CGFloat($1.glyphCount) }
        }
        #expect(width(.none) == 3)
        #expect(width(.standard) <= width(.none))
    }

    // MARK: - Markers

    @Test("A marker is drawn before its paragraph's first line, on the leading side")
    func markers() throws {
        func ink(_ direction: TextParagraph.WritingDirection, _ string: String) throws -> CGRect {
            var paragraph = TextParagraph(
                baseWritingDirection: direction, firstLineHeadIndent: 60, headIndent: 60)
            paragraph.extras = TextParagraph.Extras()
            paragraph.extras?.marker = TextParagraph.Marker("1.", gap: 6)
            let layout = Sample.layout(string, paragraph, width: 200)
            #expect(layout.lines[0].range.upperBound == string.utf16.count)
            return box(try picture(layout))
        }
        let plain = box(try picture(Sample.layout("text", TextParagraph(firstLineHeadIndent: 60), width: 200)))
        let left = try ink(.leftToRight, "text")
        #expect(abs(left.maxX - plain.maxX) <= 1)
        #expect(left.minX < plain.minX - 8)
        #expect(left.minX > 20)
        let right = try ink(.rightToLeft, "אב")
        #expect(right.maxX > 20 + 140 + 8)
        #expect(right.maxX < 20 + 200)
        #expect(!(try ink(.leftToRight, "")).isNull)
    }
}
