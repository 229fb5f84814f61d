// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@testable import UIKitCore

@MainActor
@Suite("Fitting of drawn strings")
struct StringFittingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test("Text is shrunk to its rectangle, as far as the context allows")
    func scale() {
        let text = "A line of text"
        let natural = text.size(withAttributes: attributes)
        func bounds(_ share: CGFloat, _ context: NSStringDrawingContext) -> CGRect {
            text.boundingRect(
                with: CGSize(width: natural.width, height: natural.height * share), options: .usesLineFragmentOrigin,
                attributes: attributes, context: context)
        }
        let context = NSStringDrawingContext()
        #expect(context.minimumScaleFactor == 0)
        _ = bounds(0.7, context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let shrunk = bounds(0.7, context)
        #expect(abs(context.actualScaleFactor - 0.7) < 0.02)
        #expect(shrunk.height <= natural.height * 0.7 + 0.01)
        #expect(context.totalBounds == shrunk)
        _ = bounds(0.2, context)
        #expect(context.actualScaleFactor == 0.5)
        _ = bounds(1.1, context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test("S-IPAD-84 A drawn string wraps in its rectangle, in the size that is measured")
    func measuredSize() {
        let text = NSAttributedString(string: "alpha beta gamma delta epsilon", attributes: attributes)
        let space = CGSize(width: 100, height: 1000)
        let measured = text.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil)
        let context = NSStringDrawingContext()
        text.draw(with: CGRect(origin: .zero, size: space), options: .usesLineFragmentOrigin, context: context)
        #expect(context.totalBounds == measured)
        #expect(measured.width <= 100)
        #expect(measured.height > 2 * text.size().height)
    }

    @Test("Device metrics are those of the glyphs")
    func deviceMetrics() {
        func bounds(_ text: String) -> CGRect {
            text.boundingRect(
                with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], attributes: attributes,
                context: nil)
        }
        let font = UIFont.systemFont(ofSize: 20)
        #expect(abs(bounds("x").height - font.xHeight) < 1)
        #expect(abs(bounds("H").height - font.capHeight) < 1)
        #expect(abs(bounds("x").maxY - font.ascender) < 1)
        #expect(bounds("H\nx").height > font.lineHeight)
        #expect(bounds(" ").isEmpty)
    }

    @Test("A paragraph style has the attributes of a mutable one")
    func paragraphStyle() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.textParagraph.extras == nil)
        style.hyphenationFactor = 0.75
        style.allowsDefaultTighteningForTruncation = true
        style.lineBreakStrategy = .standard
        let extras = try #require(style.textParagraph.extras)
        #expect(extras.hyphenationFactor == 0.75)
        #expect(extras.tightens && extras.avoidsOrphans && extras.keepsHangulWords)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        #expect(copy.lineBreakStrategy.contains(.pushOut))
        style.usesDefaultHyphenation = true
        #expect(copy != style)
        style.hyphenationFactor = .nan
        #expect(style.textParagraph.extras?.hyphenationFactor == 1)
    }

    @Test("A highlight is a background, and writing directions are numbers")
    func otherKeys() {
        func attributes(_ dictionary: [NSAttributedString.Key: Any]) -> TextAttributes {
            TextAttributes(dictionary, over: TextAttributes(), traits: UITraitCollection())
        }
        let highlighted = attributes([
            .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
            .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.mint,
        ])
        #expect(highlighted.backgroundColor?.alpha == Theme.Text.highlightAlpha)
        let directions = attributes([
            .writingDirection: [
                NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue, 99,
                NSNumber(value: 0),
            ]
        ])
        #expect(
            directions.styling?.embeddings == [
                TextEmbedding(isRightToLeft: true, isOverride: true), TextEmbedding(isRightToLeft: false),
            ])
        #expect(attributes([.writingDirection: "rtl"]).styling == nil)
    }
}
