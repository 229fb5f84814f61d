// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@Suite("Paragraph styles")
struct NSParagraphStyleTests {
    @Test("A mutable copy is independent")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.tailIndent = -7
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        #expect(copy.hash == style.hash)
        copy.lineSpacing = 3
        #expect(copy != style)
        #expect(style.lineSpacing == 0)
        let frozen = try #require(copy.copy() as? NSParagraphStyle)
        copy.alignment = .left
        #expect(frozen.alignment == .center)
        #expect(frozen.tailIndent == -7)
        style.setParagraphStyle(frozen)
        #expect(style == frozen)
    }

    @Test("Adjacent ranges of a string keep different styles and fonts")
    func runs() {
        let string = NSMutableAttributedString(string: "one two")
        let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        first.alignment = .center
        string.setAttributes(
            [.paragraphStyle: first, .font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 0, length: 3))
        string.setAttributes(
            [.paragraphStyle: second, .font: UIFont.systemFont(ofSize: 20)], range: NSRange(location: 3, length: 4))
        var seen: [NSTextAlignment?] = []
        string.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: 7)) { value, _, _ in
            seen.append((value as? NSParagraphStyle)?.alignment)
        }
        #expect(seen == [.center, .natural])
    }

    @Test("The default style has neutral values")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style == NSMutableParagraphStyle())
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
    }
}
