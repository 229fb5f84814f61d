// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@testable public import UIKitCore

@MainActor
@Suite("Text lists")
struct NSTextListTests {
    private func style(_ lists: NSTextList...) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        return style
    }

    private func string(_ parts: (String, NSParagraphStyle)...) -> NSAttributedString {
        let string = NSMutableAttributedString(string: "")
        for part in parts {
            string.append(NSAttributedString(string: part.0, attributes: [.paragraphStyle: part.1]))
        }
        return string
    }

    private func markers(_ string: NSAttributedString) -> [String?] {
        AttributedText(string, over: TextAttributes(), traits: UITraitCollection()).runs
            .map { $0.attributes.paragraph.extras?.marker?.text }
    }

    @Test("Markers are bullets or numbers, with the text around their name")
    func formats() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int, from start: Int = 1) -> String {
            NSTextList(markerFormat: format, startingItemNumber: start).marker(forItemNumber: number)
        }
        #expect(marker(.disc, 3) == "•")
        #expect(marker(.decimal, 3) == "3")
        #expect(marker("({decimal})", 2, from: 5) == "(6)")
        #expect(marker(.lowercaseAlpha, 28) == "ab")
        #expect(marker(.uppercaseLatin, 26) == "Z")
        #expect(marker(.lowercaseRoman, 1994) == "mcmxciv")
        #expect(marker(.uppercaseRoman, 4000) == "4000")
        #expect(marker(.lowercaseHexadecimal, 255) == "ff")
        #expect(marker(.octal, 8) == "10")
        #expect(marker("- {unknown", 1) == "- {unknown")
        #expect(marker(.disc, .min, from: .min) == "•")
        #expect(marker(.decimal, .max, from: .max) == String(Int.max))
        #expect(NSTextList(markerFormat: .decimal, options: 1).listOptions == .prependEnclosingMarker)
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .check, options: 0).isOrdered)
    }

    @Test("The items of a list are numbered, without those of lists inside it")
    func numbers() {
        let outer = NSTextList(markerFormat: "{decimal}.", options: 0)
        let inner = NSTextList(
            markerFormat: "{lower-alpha})", options: [.prependEnclosingMarker], startingItemNumber: 1)
        let string = string(
            ("one\ntwo\n", style(outer)),
            ("first\nsecond\n", style(outer, inner)), ("three\n", style(outer)),
            ("none", NSParagraphStyle()))
        #expect(markers(string) == ["1.", "2.", "2.a)", "2.b)", "3.", nil])
        #expect(string.itemNumber(in: outer, at: 0) == 1)
        #expect(string.itemNumber(in: outer, at: 5) == 2)
        #expect(string.itemNumber(in: inner, at: 16) == 2)
        #expect(string.itemNumber(in: outer, at: 22) == 3)
        #expect(string.itemNumber(in: inner, at: 0) == 0)
        #expect(string.itemNumber(in: inner, at: 900) == 0)
        #expect(string.range(of: inner, at: 9) == NSRange(location: 8, length: 13))
        #expect(string.range(of: outer, at: 9) == NSRange(location: 0, length: 27))
        #expect(string.range(of: outer, at: -1).length == 0)
    }

    @Test("A list without an indent is indented by its level")
    func indents() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        #expect(style(list).textParagraph.headIndent == 28)
        #expect(style(list, list).textParagraph.firstLineHeadIndent == 56)
    }
}

extension NSTextList.MarkerFormat: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}
