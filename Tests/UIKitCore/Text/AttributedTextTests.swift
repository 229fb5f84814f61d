// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@testable import UIKitCore

@MainActor
@Suite("Conversion of attributed strings")
struct AttributedTextFoundationTests {
    private func attributes(_ dictionary: [NSAttributedString.Key: Any]) -> TextAttributes {
        TextAttributes(dictionary, over: TextAttributes(), traits: UITraitCollection())
    }

    @Test("Each attribute is converted")
    func keys() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        style.lineSpacing = 2
        style.headIndent = 3
        let made = attributes([
            .font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
            .kern: 4, .baselineOffset: 5.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .underlineColor: UIColor.green, .strikethroughStyle: NSUnderlineStyle.double.rawValue,
            .paragraphStyle: style,
        ])
        #expect(made.font == TextFont(size: 9, weight: 600))
        #expect(made.foregroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(made.backgroundColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(made.kern == 4)
        #expect(made.baselineOffset == 5.5)
        #expect(made.underline == .init(.single, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
        #expect(made.strikethrough == .init(.double))
        #expect(
            made.paragraph
                == TextParagraph(
                    alignment: .right, lineBreakMode: .truncatingMiddle, baseWritingDirection: .rightToLeft,
                    lineSpacing: 2, headIndent: 3))
    }

    @Test(
        "All number types are accepted",
        arguments: [
            3 as any Sendable, 3.0 as Double, 3 as Float, 3 as CGFloat,
        ])
    func numbers(number: any Sendable) {
        #expect(attributes([.kern: number]).kern == 3)
    }

    @Test("Values of other types are ignored")
    func wrongTypes() {
        let made = attributes([
            .font: "Helvetica", .foregroundColor: 7, .kern: "wide", .underlineStyle: "single", .paragraphStyle: 0,
            .strikethroughStyle: Double.nan, .baselineOffset: UIColor.red,
        ])
        #expect(made == TextAttributes())
    }

    @Test("Colors are resolved with the traits")
    func dynamicColors() {
        let string = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.label])
        func color(_ style: UIUserInterfaceStyle) -> CGColor? {
            AttributedText(string, over: TextAttributes(), traits: UITraitCollection(userInterfaceStyle: style))
                .runs.first?.attributes.foregroundColor
        }
        #expect(color(.light) != color(.dark))
        #expect(color(.light) == UIColor.label.cgColor(for: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test("Runs keep their ranges, in UTF-16 units")
    func runs() {
        let string = NSMutableAttributedString(string: "a😀b")
        string.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
        let text = AttributedText(string, over: TextAttributes(), traits: UITraitCollection())
        #expect(text.runs.map(\.range) == [0..<1, 1..<3, 3..<4])
        #expect(text.runs.map(\.attributes.kern) == [nil, 1, nil])
        let empty = AttributedText(NSAttributedString(string: ""), over: TextAttributes(), traits: UITraitCollection())
        #expect(empty == AttributedText(""))
    }

    @Test("Rare attributes are converted")
    func rareKeys() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.red
        let made = attributes([
            .shadow: shadow, .strokeWidth: -3, .strokeColor: UIColor.blue, .ligature: 0, .tracking: 2.5,
            .obliqueness: 0.25, .expansion: 0,
            .underlineStyle: NSUnderlineStyle([.thick, .patternDot, .byWord]).rawValue,
        ])
        let styling = try #require(made.styling)
        #expect(
            styling.shadow
                == .init(
                    offset: CGSize(width: 2, height: 3), blur: 4, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(styling.stroke == .init(width: -3, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
        #expect(styling.ligatures == .none)
        #expect(made.kern == 2.5)
        #expect(made.font.design?.transform.c == 0.25)
        #expect(made.underline?.style == .thick)
        #expect(made.underline?.pattern == .dot)
        #expect(made.underline?.isByWord == true)
        #expect(attributes([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]).styling?.shadow != nil)
    }

    @Test("Rare attributes without an effect cost nothing")
    func rareDefaults() {
        let made = attributes([
            .shadow: 3, .strokeWidth: 0, .ligature: 1, .tracking: 0, .obliqueness: CGFloat.nan, .textEffect: "none",
            .attachment: "none",
        ])
        #expect(made == TextAttributes())
        #expect(made.styling == nil)
    }

    @Test("Tab stops are converted, in order")
    func tabs() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12)
        #expect(style.textParagraph.extras == nil)
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.map(\.location) == [30, 90])
        #expect(style.textParagraph.extras?.tabs?.map(\.alignment) == [.left, .right])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.map(\.location) == [90])
        style.tabStops = nil
        #expect(style == NSParagraphStyle())
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}
