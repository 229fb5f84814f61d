// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@MainActor
@Suite("Drawn text")
struct TextLayoutDrawingTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Returns a bitmap with the drawing of `body` on a transparent background.
    private func picture(
        width: Int = 200, height: Int = 60, scale: CGFloat = 1, _ body: (CGContext) -> Void
    ) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.scaleBy(x: scale, y: scale)
        body(context)
        return bitmap
    }

    /// Returns the smallest rectangle around pixels with more than a trace of ink.
    private func inkBox(_ bitmap: Bitmap) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y).alpha > 16 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func ink(_ bitmap: Bitmap) -> Int {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap.pixel(x: x, y: y).alpha) }
        }
        return sum
    }

    @Test("Glyphs are drawn inside the line's frame")
    func inkIsInFrame() throws {
        let layout = Sample.layout("HxgH")
        let bitmap = try picture { layout.draw(in: $0, at: CGPoint(x: 20, y: 10)) }
        let box = inkBox(bitmap)
        let frame = layout.lines[0].frame.offsetBy(dx: 20, dy: 10).insetBy(dx: -1, dy: -1)
        #expect(!box.isNull)
        #expect(frame.contains(box))
        #expect(box.width > 0.8 * layout.size.width)
    }

    @Test("Glyphs that are first drawn with a clip far from the origin are complete")
    func distantClip() throws {
        // No other test draws glyphs of this size, which are cached.
        let layout = TextLayout("Hxg5", attributes: TextAttributes(font: TextFont(size: 17.37)))
        let point = CGPoint(x: 20, y: 600)
        let clipped = try picture(height: 700) { context in
            context.clip(to: CGRect(x: 0, y: 590, width: 200, height: 110))
            layout.draw(in: context, at: point)
        }
        let whole = try picture(height: 700) { layout.draw(in: $0, at: point) }
        #expect(ink(clipped) == ink(whole))
        #expect(inkBox(clipped).width > 0.8 * layout.size.width)
    }

    /// Returns the average horizontal position of the ink.
    private func middle(_ bitmap: Bitmap) -> CGFloat {
        var (moment, sum) = (CGFloat(0), CGFloat(0))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let alpha = CGFloat(bitmap.pixel(x: x, y: y).alpha)
                moment += (CGFloat(x) + 0.5) * alpha
                sum += alpha
            }
        }
        return moment / max(sum, 1)
    }

    @Test("Text is positioned precisely to a fraction of a pixel, however often it was drawn before")
    func fractions() throws {
        let layout = Sample.layout("Hand")
        func place(at x: CGFloat) throws -> CGFloat {
            middle(try picture { layout.draw(in: $0, at: CGPoint(x: x, y: 10)) })
        }
        let start = try place(at: 20)
        for step in 0...16 {
            let distance = CGFloat(step) / 16
            #expect(abs(try place(at: 20 + distance) - start - distance) < 0.02)
        }
        #expect(try place(at: 20) == start)
    }

    @Test("Glyphs that are clipped, or lie outside the clip, draw nothing outside", arguments: [1, 2.0])
    func clipped(scale: CGFloat) throws {
        let layout = Sample.layout("Hand in hand")
        let whole = try picture(scale: scale) { layout.draw(in: $0, at: CGPoint(x: 4, y: 4)) }
        let part = try picture(scale: scale) {
            $0.clip(to: CGRect(x: 30, y: 8, width: 20, height: 9))
            layout.draw(in: $0, at: CGPoint(x: 4, y: 4))
        }
        let clip = CGRect(x: 30 * scale, y: 8 * scale, width: 20 * scale, height: 9 * scale)
        for y in 0..<whole.height {
            for x in 0..<whole.width {
                let isInside = clip.contains(CGPoint(x: x, y: y))
                #expect(part.pixel(x: x, y: y).alpha == (isInside ? whole.pixel(x: x, y: y).alpha : 0))
            }
        }
        #expect(ink(part) > 0)
    }

    @Test("Glyphs stand on the baseline, which is aligned to a pixel row", arguments: [1, 1.5, 2, 3.0])
    func baselineIsSharp(scale: CGFloat) throws {
        let layout = Sample.layout("HHH")
        for y in [5, 5.3, 5.77] as [CGFloat] {
            let bitmap = try picture(width: 300, height: 150, scale: scale) {
                layout.draw(in: $0, at: CGPoint(x: 4, y: y))
            }
            let box = inkBox(bitmap)
            try #require(!box.isNull)
            #expect(box.maxY == ((y + layout.firstBaseline) * scale).rounded())
            let stem = (0..<bitmap.width).map { bitmap.pixel(x: $0, y: Int(box.maxY) - 1).alpha }.max() ?? 0
            let middle = (0..<bitmap.width).map { bitmap.pixel(x: $0, y: Int(box.maxY) - 4).alpha }.max() ?? 0
            #expect(stem == middle, "the stems' last row is as dark as the rest")
        }
    }

    @Test("A run's own color takes precedence over the one given, which takes precedence over the default")
    func colors() throws {
        var text = AttributedText("MM", attributes: Sample.attributes())
        text.modifyAttributes(in: 1..<2) { $0.foregroundColor = Self.blue }
        let layout = TextLayout(text)
        let bitmap = try picture { layout.draw(in: $0, at: .zero, color: Self.red) }
        let middle = Int(layout.caretRect(for: 1).minX)
        var left = Set<Bitmap.Pixel>()
        var right = Set<Bitmap.Pixel>()
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap.pixel(x: x, y: y)
                guard pixel.alpha > 0 else { continue }
                if x < middle - 1 { left.insert(pixel) } else if x > middle + 1 { right.insert(pixel) }
            }
        }
        #expect(!left.isEmpty)
        #expect(left.allSatisfy { $0.red > 0 && $0.green == 0 && $0.blue == 0 })
        #expect(!right.isEmpty)
        #expect(right.allSatisfy { $0.blue > 0 && $0.green == 0 && $0.red == 0 })
    }

    @Test("The context's alpha and clip apply to text")
    func alphaAndClip() throws {
        let layout = Sample.layout("MMMM")
        let full = try picture { layout.draw(in: $0, at: .zero) }
        let half = try picture {
            $0.setAlpha(0.5)
            layout.draw(in: $0, at: .zero)
        }
        #expect(abs(Double(ink(half)) / Double(ink(full)) - 0.5) < 0.02)
        let clipped = try picture {
            $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 60))
            layout.draw(in: $0, at: .zero)
        }
        #expect(inkBox(clipped).maxX <= 10)
        #expect(ink(clipped) > 0)
    }

    @Test("Drawing keeps the context's own color")
    func stateIsKept() throws {
        let bitmap = try picture { context in
            context.setFillColor(Self.red)
            Sample.layout("M").draw(in: context, at: .zero, color: Self.blue)
            context.fill(CGRect(x: 100, y: 0, width: 10, height: 10))
        }
        #expect(bitmap.pixel(x: 105, y: 5) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("A heavier weight is darker")
    func weights() throws {
        func darkness(_ weight: Int) throws -> Int {
            let attributes = TextAttributes(font: Sample.font.withWeight(weight))
            return ink(try picture { TextLayout("lll", attributes: attributes).draw(in: $0, at: .zero) })
        }
        #expect(try darkness(700) > darkness(400))
    }

    @Test("Backgrounds fill the line's height, and decorations are whole pixels thick")
    func backgroundsAndDecorations() throws {
        var attributes = Sample.attributes()
        attributes.foregroundColor = .clear
        attributes.backgroundColor = Self.red
        let background = try picture { TextLayout("abc", attributes: attributes).draw(in: $0, at: .zero) }
        #expect(abs(inkBox(background).height - Sample.font.metrics.lineHeight) <= 1)
        #expect(abs(inkBox(background).width - Sample.width("abc")) <= 1)

        attributes.backgroundColor = nil
        attributes.underline = .init(color: Self.blue)
        let layout = TextLayout("abc", attributes: attributes)
        let underline = try picture { layout.draw(in: $0, at: .zero) }
        let box = inkBox(underline)
        try #require(!box.isNull)
        #expect(box.minY >= layout.firstBaseline.rounded())
        #expect(underline.pixel(x: Int(box.midX), y: Int(box.minY)) == Bitmap.Pixel(red: 0, green: 0, blue: 255))

        attributes.underline = nil
        attributes.strikethrough = .init(.double, color: Self.blue)
        let strike = inkBox(try picture { TextLayout("abc", attributes: attributes).draw(in: $0, at: .zero) })
        #expect(strike.maxY < layout.firstBaseline)
        #expect(strike.height >= 3)
    }

    @Test("A raised run is drawn higher")
    func raised() throws {
        var text = AttributedText("H", attributes: Sample.attributes())
        let plain = inkBox(try picture { TextLayout(text).draw(in: $0, at: .zero) })
        text.append("H", attributes: TextAttributes(font: Sample.font, baselineOffset: 8))
        let both = inkBox(try picture { TextLayout(text).draw(in: $0, at: .zero) })
        #expect(abs(both.height - plain.height - 8) <= 1)
    }

    @Test("A kerned run begins at the same position as without kerning")
    func kernedRun() throws {
        func box(_ kern: CGFloat?) throws -> CGRect {
            var text = AttributedText("l", attributes: Sample.attributes())
            text.append("l", attributes: TextAttributes(font: Sample.font, kern: kern))
            return inkBox(try picture { TextLayout(text).draw(in: $0, at: CGPoint(x: 5, y: 5)) })
        }
        #expect(abs(try box(30).maxX - box(nil).maxX) <= 1)
    }

    @Test("Lines outside the clip are not drawn, those inside are")
    func longText() throws {
        let layout = Sample.layout(String(repeating: "MMM\n", count: 500))
        let bitmap = try picture { layout.draw(in: $0, at: CGPoint(x: 0, y: -200 * Sample.font.metrics.lineHeight)) }
        #expect(inkBox(bitmap).height > 50)
        let gone = try picture { layout.draw(in: $0, at: CGPoint(x: 0, y: 1000)) }
        #expect(ink(gone) == 0)
    }

    @Test(
        "Non-finite positions draw nothing",
        arguments: [
            CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e300, y: 0),
            CGPoint(x: 0, y: -1e300),
        ])
    func nowhere(origin: CGPoint) throws {
        #expect(ink(try picture { Sample.layout("M").draw(in: $0, at: origin) }) == 0)
    }

    @Test(
        "Emoji and characters missing from all fonts draw something",
        arguments: ["😀", "\u{10FFFD}", "مرحبا", "e\u{301}"])
    func oddCharacters(string: String) throws {
        #expect(ink(try picture { Sample.layout(string).draw(in: $0, at: CGPoint(x: 10, y: 10)) }) > 0)
    }

    @Test("Boxes of missing characters are drawn at the scale of the other characters in their run")
    func missingCharacters() throws {
        func box(scale: CGFloat) throws -> CGRect {
            let layout = Sample.layout("\u{10FFFD} \u{10FFFD}")
            return inkBox(
                try picture(height: 120, scale: scale) { layout.draw(in: $0, at: CGPoint(x: 10, y: 10)) })
        }
        let (small, large) = (try box(scale: 1), try box(scale: 2))
        #expect(abs(large.minX - 2 * small.minX) <= 3)
        #expect(abs(large.maxY - 2 * small.maxY) <= 3)
        #expect(abs(large.width - 2 * small.width) <= 3)
    }
}
