// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@testable import UIKitCore

@MainActor
@Suite("Fonts")
struct UIFontTests {
    @Test(
        "Named weights are multiples of 100, and others are interpolated",
        arguments: [
            (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(-5), 100),
            (UIFont.Weight(5), 900),
            (UIFont.Weight(.nan), 400), (UIFont.Weight(0.35), 650),
        ])
    func weights(weight: UIFont.Weight, css: Int) {
        #expect(weight.cssWeight == css)
    }

    @Test("An invalid size means that of system fonts", arguments: [0, -4, CGFloat.nan])
    func sizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: 20).withSize(size).pointSize == UIFont.systemFontSize)
    }

    @Test("Text styles have the sizes of the default category, and only headlines are heavier")
    func textStyles() {
        let expected: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in expected {
            let weight: UIFont.Weight = style == .headline ? .semibold : .regular
            #expect(UIFont.preferredFont(forTextStyle: style) == .systemFont(ofSize: size, weight: weight))
        }
        #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "")) == .preferredFont(forTextStyle: .body))
    }

    @Test("Metrics have the same signs as in UIKit")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender > font.capHeight)
        #expect(font.capHeight > font.xHeight)
        #expect(font.xHeight > 0)
        #expect(font.descender < 0)
        #expect(font.lineHeight == font.ascender - font.descender)
        #expect(font.leading >= 0)
    }

    @Test(
        "A font is found by its own name",
        arguments: [
            UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 12, weight: .bold),
        ])
    func names(font: UIFont) throws {
        let found = try #require(UIFont(name: font.fontName, size: 12))
        #expect(found.familyName == font.familyName)
        #expect(found.fontName == font.fontName)
        #expect(UIFont(name: font.familyName, size: 9)?.familyName == font.familyName)
    }

    @Test("Names of fonts that aren't installed return nil", arguments: ["", "-", "-Bold", "No Such Face", "a\0b"])
    func unknownNames(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test("Fonts are equal if they request the same typeface and size")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
        #expect(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count == 1)
    }

    @Test(
        "The names of Apple's fonts have relatives, with their weights and styles",
        arguments: [
            ("HelveticaNeue", 400, false), ("HelveticaNeue-UltraLight", 200, false),
            ("AvenirNext-DemiBold", 600, false),
            ("Arial-BoldItalicMT", 700, true), ("TimesNewRomanPSMT", 400, false), ("Menlo-Regular", 400, false),
            ("TimesNewRomanPS-ItalicMT", 400, true), ("Georgia-Italic", 400, true), ("Helvetica Neue", 400, false),
            ("HiraginoSans-W6", 600, false), ("Futura-CondensedExtraBold", 800, false),
        ])
    func relatives(name: String, weight: Int, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 13))
        #expect(font.pointSize == 13)
        #expect(font.textFont.weight == weight && font.textFont.isItalic == isItalic)
        #expect(!font.familyName.isEmpty)
    }
}
