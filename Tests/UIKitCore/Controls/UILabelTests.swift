// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing

@testable import UIKitCore

@MainActor
@Suite("Labels")
struct UILabelTests {
    private let sentence = "alpha beta gamma delta epsilon"

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The label's drawing at its size, with one pixel per point.
    private func picture(_ label: UILabel) throws -> Bitmap {
        let size = label.bounds.size
        let bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
        UIGraphicsPushContext(bitmap.makeContext())
        label.draw(label.bounds)
        UIGraphicsPopContext()
        return bitmap
    }

    private func inkBox(_ bitmap: Bitmap) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y).alpha > 16 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func ink(_ bitmap: Bitmap) -> (red: Int, blue: Int, alpha: Int) {
        var sum = (red: 0, blue: 0, alpha: 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap.pixel(x: x, y: y)
                sum = (sum.red + Int(pixel.red), sum.blue + Int(pixel.blue), sum.alpha + Int(pixel.alpha))
            }
        }
        return sum
    }

    @Test("A new label has UIKit's defaults")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == UIColor.label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled)
    }

    // MARK: - Sizes

    @Test("A label without text has no size", arguments: [nil, ""])
    func emptySize(text: String?) {
        #expect(label(text).intrinsicContentSize == .zero)
        #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
    }

    @Test("The natural size is that of the text, rounded up to pixels", arguments: [1, 1.5, 2, 3.0])
    func naturalSize(scale: CGFloat) {
        let traits = UITraitCollection.current
        defer { UITraitCollection.current = traits }
        UITraitCollection.current = UITraitCollection(displayScale: scale)
        let size = label(sentence).intrinsicContentSize
        let exact = sentence.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.width >= exact.width - 0.001)
        #expect(size.width < exact.width + 1 / scale)
        #expect(size.height >= exact.height - 0.001)
        #expect(size.height < exact.height + 1 / scale)
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 0.001)
        #expect(abs((size.height * scale).rounded() - size.height * scale) < 0.001)
    }

    @Test("A single line isn't limited by a width; multiple lines are")
    func widths() {
        let single = label(sentence)
        let natural = single.intrinsicContentSize
        #expect(single.sizeThatFits(CGSize(width: 60, height: 10)) == natural)
        let many = label(sentence, lines: 0)
        let narrow = many.sizeThatFits(CGSize(width: natural.width / 2, height: 0))
        #expect(narrow.width <= natural.width / 2)
        #expect(narrow.height >= 2 * natural.height - 1)
        #expect(many.sizeThatFits(.zero) == natural)
        let two = label(sentence, lines: 2)
        #expect(two.sizeThatFits(CGSize(width: 60, height: 0)).height < 2 * natural.height + 0.001)
        many.preferredMaxLayoutWidth = natural.width / 2
        #expect(many.intrinsicContentSize == narrow)
    }

    @Test("The natural size shows the whole text")
    func sizeToFit() throws {
        let label = label("Hxg")
        label.sizeToFit()
        let natural = inkBox(try picture(label))
        label.bounds.size.width += 100
        #expect(inkBox(try picture(label)).size == natural.size)
    }

    @Test("Overriding the text rectangle changes the natural size")
    func textRectOverride() {
        final class PaddedLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -8, dy: -4)
            }
        }
        let padded = PaddedLabel()
        padded.text = "Hello"
        let plain = label("Hello").intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 16, height: plain.height + 8))
    }

    // MARK: - Text

    @Test("Plain and attributed text represent the same content")
    func textForms() throws {
        let label = label("Hello")
        label.font = .systemFont(ofSize: 30)
        let attributed = try #require(label.attributedText)
        #expect(attributed.string == "Hello")
        #expect(attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        label.attributedText = NSAttributedString(string: "World")
        #expect(label.text == "World")
        label.text = "Again"
        #expect(label.attributedText?.string == "Again")
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test("Attributes take precedence over the label's properties until those are set again")
    func attributedLooks() {
        let label = label(nil)
        label.font = .systemFont(ofSize: 10)
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        label.attributedText = NSAttributedString(string: "Hello", attributes: large)
        #expect(abs(label.intrinsicContentSize.height - UIFont.systemFont(ofSize: 40).lineHeight) <= 1)
        label.font = .systemFont(ofSize: 10)
        #expect(abs(label.intrinsicContentSize.height - UIFont.systemFont(ofSize: 10).lineHeight) <= 1)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 9
        label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
        label.textAlignment = .right
        let kept = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(kept?.alignment == .right)
        #expect(kept?.lineSpacing == 9)
    }

    @Test("Changing the text changes the size and the accessibility label")
    func changes() {
        let label = label("i")
        let before = label.intrinsicContentSize
        label.text = "wide text"
        #expect(label.intrinsicContentSize.width > before.width)
        #expect(label.accessibilityLabel == "wide text")
        label.accessibilityLabel = "name"
        #expect(label.accessibilityLabel == "name")
    }

    // MARK: - Drawing

    @Test("Text is centered vertically and aligned horizontally")
    func placement() throws {
        let label = label("HH")
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        label.textAlignment = .left
        let left = inkBox(try picture(label))
        let font = UIFont.systemFont(ofSize: 17)
        let baseline = (60 - font.lineHeight) / 2 + font.ascender
        #expect(left.maxY == baseline.rounded())
        #expect(left.minX < 6)
        label.textAlignment = .center
        #expect(abs(inkBox(try picture(label)).midX - 60) <= 1)
        label.textAlignment = .right
        #expect(inkBox(try picture(label)).maxX > 114)
    }

    @Test("Colors follow the state")
    func colors() throws {
        let label = label("HH")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        label.textColor = .red
        let normal = ink(try picture(label))
        #expect(normal.red > 0 && normal.blue == 0)
        label.isHighlighted = true
        #expect(ink(try picture(label)).red == normal.red)
        label.highlightedTextColor = .blue
        let highlighted = ink(try picture(label))
        #expect(highlighted.red == 0 && highlighted.blue == normal.red)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(ink(try picture(label)).alpha < normal.alpha / 2)
    }

    @Test("Truncated text stays within the label")
    func truncation() throws {
        let label = label(sentence)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let cut = try picture(label)
        label.lineBreakMode = .byClipping
        let clipped = try picture(label)
        #expect(ink(cut).alpha != ink(clipped).alpha)
        #expect(inkBox(cut).maxX > 80)
    }

    @Test("Shrinking text is shown completely, down to the minimum scale")
    func shrinking() throws {
        let label = label("HHHHHHHHHH")
        let natural = label.intrinsicContentSize
        label.frame = CGRect(x: 0, y: 0, width: (natural.width * 0.7).rounded(), height: 40)
        let full = inkBox(try picture(label))
        label.adjustsFontSizeToFitWidth = true
        let shrunk = inkBox(try picture(label))
        #expect(shrunk.height < full.height)
        #expect(shrunk.width > 0.9 * label.bounds.width)
        label.minimumScaleFactor = 0.9
        #expect(inkBox(try picture(label)).height >= (0.85 * full.height).rounded(.down))
        label.minimumScaleFactor = 1
        #expect(inkBox(try picture(label)).height == full.height)
    }

    @Test("Shrunk text keeps its baseline, its center, or its top")
    func baselineAdjustment() throws {
        let label = label("HHHHHHHHHH")
        label.font = .systemFont(ofSize: 30)
        #expect(label.baselineAdjustment == .alignBaselines)
        label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width, height: 60)
        let full = inkBox(try picture(label))
        label.adjustsFontSizeToFitWidth = true
        #expect(inkBox(try picture(label)) == full)
        label.frame.size.width = (full.width / 2).rounded()
        let onBaseline = inkBox(try picture(label))
        #expect(onBaseline.maxY == full.maxY && onBaseline.height < 0.6 * full.height)
        label.baselineAdjustment = .alignCenters
        let centered = inkBox(try picture(label))
        #expect(abs(centered.midY - full.midY) <= 2 && centered.maxY < full.maxY)
        label.baselineAdjustment = .none
        let atTop = inkBox(try picture(label))
        #expect(atTop.minY < full.minY && atTop.height == centered.height)
        // Several lines are centered whatever the adjustment.
        label.numberOfLines = 2
        let wrapped = inkBox(try picture(label))
        label.baselineAdjustment = .alignBaselines
        #expect(inkBox(try picture(label)) == wrapped)
    }

    @Test("A label that draws nothing allocates no pixels")
    func noPixels() {
        for (text, draws) in [(nil, false), ("", false), ("a", true)] {
            let label = label(text)
            label.bounds.size = CGSize(width: 50, height: 20)
            label.layer.displayIfNeeded()
            #expect((label.layer.contents != nil) == draws)
        }
    }
}
