// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@testable import UIKitCore
@testable import UIKitText

@MainActor
@Suite("Text attachments")
struct NSTextAttachmentTests {
    private func image(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func attachment(_ string: NSAttributedString) throws -> TextAttachment {
        let text = AttributedText(string, over: TextAttributes(font: TextFont(size: 20)), traits: UITraitCollection())
        return try #require(text.runs.compactMap(\.attributes.styling?.attachment).first)
    }

    @Test("An image without bounds stands on the baseline in its own size")
    func naturalBounds() throws {
        let made = NSTextAttachment(image: image(.red))
        let string = NSAttributedString(attachment: made)
        #expect(string.string == "\u{FFFC}")
        #expect(try attachment(string).bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        made.bounds = CGRect(x: 1, y: -4, width: 40, height: 30)
        #expect(try attachment(string).bounds == made.bounds)
    }

    @Test("A subclass determines the bounds and the image")
    func overrides() throws {
        final class Custom: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                CGRect(x: 0, y: 0, width: lineFrag.height, height: CGFloat(charIndex))
            }
        }
        let string = NSMutableAttributedString(string: "abc")
        string.append(NSAttributedString(attachment: Custom()))
        let bounds = try attachment(string).bounds
        #expect(bounds.height == 3)
        #expect(bounds.width == TextFont(size: 20).metrics.lineHeight)
    }

    @Test("The contents of an image file are drawn")
    func contents() throws {
        let data = try #require(image(.red).pngData())
        let made = NSTextAttachment(data: data, ofType: "public.png")
        #expect(made.image == nil)
        let bounds = try attachment(NSAttributedString(attachment: made)).bounds
        #expect(bounds.width > 0)
        made.contents = Data([1, 2, 3])
        #expect(try attachment(NSAttributedString(attachment: made)).bounds == .zero)
    }

    @Test("A label draws attachments, and template images in the text color")
    func drawing() throws {
        func pixel(_ image: UIImage) throws -> Bitmap.Pixel {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            let string = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
            string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
            label.attributedText = string
            let bitmap = try Bitmap(width: 60, height: 40)
            UIGraphicsPushContext(bitmap.makeContext())
            label.drawText(in: label.bounds)
            UIGraphicsPopContext()
            return bitmap.pixel(x: 10, y: 20)
        }
        let red = image(.red, width: 20, height: 30)
        #expect(try pixel(red).red == 255)
        #expect(try pixel(red.withRenderingMode(.alwaysTemplate)).blue == 255)
    }

    @Test("Symbols have the size of the text and stand on their own baseline")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let made = NSTextAttachment(image: symbol)
        func bounds(_ size: CGFloat) throws -> CGRect {
            try attachment(
                NSAttributedString(attachment: made, attributes: [.font: UIFont.systemFont(ofSize: size)])
            ).bounds
        }
        #expect(try bounds(40).height > 1.8 * bounds(20).height)
        #expect(try bounds(20).minY < 0)
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        made.image = symbol.applyingSymbolConfiguration(large)
        #expect(try bounds(20) == bounds(40))
    }

    @Test("Attachments are found in a range")
    func containing() {
        let string = NSMutableAttributedString(string: "ab")
        string.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(string.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(string.containsAttachments(in: NSRange(location: 2, length: 900)))
        #expect(!string.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!string.containsAttachments(in: NSRange(location: 7, length: 2)))
        #expect(!string.containsAttachments(in: NSRange(location: -7, length: 2)))
    }

    @Test("Adjacent attachments don't join")
    func adjacent() {
        let string = NSMutableAttributedString(string: "")
        for _ in 0..<3 { string.append(NSAttributedString(attachment: NSTextAttachment(image: image(.red)))) }
        let text = AttributedText(string, over: TextAttributes(), traits: UITraitCollection())
        #expect(text.runs.count == 3)
        #expect(TextLayout(text).attachments.map(\.frame.minX) == [0, 20, 40])
    }
}
