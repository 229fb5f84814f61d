// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@testable import UIKitCore

@MainActor
@Suite("String drawing")
struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    private let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    @Test("All kinds of strings have the same size")
    func kinds() {
        let size = "Hello".size(withAttributes: attributes)
        #expect(size.width > 20)
        #expect(abs(size.height - UIFont.systemFont(ofSize: 20).lineHeight) < 0.05)
        #expect(NSString(string: "Hello").size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
        let small = "Hello".size()
        #expect(abs(small.width / size.width - Theme.Text.drawingSize / 20) < 0.01)
    }

    @Test("A bounding rectangle wraps, and the text fits into it")
    func boundingRect() {
        let text = "alpha beta gamma delta"
        let whole = text.boundingRect(
            with: unlimited, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(whole.size == text.size(withAttributes: attributes))
        let half = CGSize(width: whole.width / 2, height: .greatestFiniteMagnitude)
        let context = NSStringDrawingContext()
        let wrapped = text.boundingRect(
            with: half, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: context)
        #expect(wrapped.width <= half.width)
        #expect(wrapped.height > 1.9 * whole.height)
        #expect(context.totalBounds == wrapped)
        let again = text.boundingRect(
            with: wrapped.size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
            context: nil)
        #expect(again == wrapped)
        let unrestricted = text.boundingRect(
            with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(unrestricted == whole)
    }

    @Test("Without line fragments, the origin is on the baseline")
    func baselineOrigin() {
        let rect = "Hello\nworld".boundingRect(with: unlimited, attributes: attributes, context: nil)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(abs(rect.minY + font.ascender) < 0.01)
        #expect(abs(rect.maxY + font.descender) < 0.01)
        #expect(abs(rect.width - "Hello".size(withAttributes: attributes).width) < 0.01)
    }

    /// The rows that contain text in an image of 200 × 80 points.
    private func rows(_ draw: () -> Void) throws -> [Int] {
        let bitmap = try Bitmap(width: 200, height: 80)
        UIGraphicsPushContext(bitmap.makeContext())
        draw()
        UIGraphicsPopContext()
        return (0..<80).filter { y in
            (0..<200).contains { x in
                let pixel = bitmap.pixel(x: x, y: y)
                return pixel.alpha > 16 && pixel.red > 0 && pixel.blue == 0
            }
        }
    }

    @Test("Text is drawn below its point, in its color")
    func drawAtPoint() throws {
        let height = "H".size(withAttributes: attributes).height
        let drawn = try rows { "H".draw(at: CGPoint(x: 5, y: 30), withAttributes: attributes) }
        #expect(try #require(drawn.first) >= 30)
        #expect(CGFloat(try #require(drawn.last)) < 30 + height)
        let attributed = NSAttributedString(string: "H", attributes: attributes)
        #expect(try rows { attributed.draw(at: CGPoint(x: 5, y: 30)) } == drawn)
    }

    @Test("Lines that don't fit into the rectangle aren't drawn")
    func drawInRect() throws {
        let height = "H".size(withAttributes: attributes).height
        let rect = CGRect(x: 0, y: 10, width: 200, height: 1.5 * height)
        let drawn = try rows { "HHH\nHHH".draw(in: rect, withAttributes: attributes) }
        #expect(!drawn.isEmpty)
        #expect(CGFloat(try #require(drawn.last)) < 10 + height)
    }

    @Test("The baseline of a line is at its rectangle's origin")
    func drawOnBaseline() throws {
        let drawn = try rows {
            "H".draw(
                with: CGRect(x: 0, y: 40, width: 0, height: 0), attributes: attributes,
                context: NSStringDrawingContext())
        }
        #expect(drawn.last == 39)
    }

    @Test("Text is drawn with shadows and masks")
    func shadowsAndMasks() throws {
        let bitmap = try Bitmap(width: 120, height: 80)
        let context = bitmap.makeContext()
        let mask = try Bitmap(width: 1, height: 1, format: .alpha8)
        mask.makeContext().fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.clip(
            to: CGRect(x: 0, y: 0, width: 120, height: 70), mask: try #require(CGImage(bitmap: mask)))
        context.setShadow(offset: CGSize(width: 50, height: 40), blur: 0, color: UIColor.blue.cgColor)
        UIGraphicsPushContext(context)
        "H".draw(at: .zero, withAttributes: attributes)
        UIGraphicsPopContext()
        var isShadowed = 0
        for y in 0..<30 {
            for x in 0..<30 where bitmap.pixel(x: x, y: y).alpha == 255 {
                let shadow = bitmap.pixel(x: x + 50, y: y + 40)
                #expect(shadow == Bitmap.Pixel(red: 0, green: 0, blue: 255))
                isShadowed += 1
            }
        }
        #expect(isShadowed > 20)
    }

    @Test("Without a context, drawing has no effect")
    func noContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        "Hello".draw(at: .zero, withAttributes: attributes)
        "Hello".draw(in: CGRect(x: 0, y: 0, width: 50, height: 50), withAttributes: attributes)
    }
}
