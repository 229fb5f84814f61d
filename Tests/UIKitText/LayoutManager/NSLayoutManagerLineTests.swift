// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Underlines of layout managers")
@MainActor
struct NSLayoutManagerLineTests {
    private final class Waves: NSLayoutManager {
        var log: [String] = []

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            #expect(baselineOffset > 0 && NSIntersectionRange(glyphRange, lineGlyphRange) == glyphRange)
            log.append("underline \(glyphRange.location) \(glyphRange.length)")
        }

        override func strikethroughGlyphRange(
            _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            log.append("strike \(glyphRange.location) \(glyphRange.length)")
        }
    }

    @Test("A subclass draws solid underlines line by line, and others are drawn with the text")
    func lines() {
        let manager = Waves()
        let storage = NSTextStorage(string: "one two\nthree four")
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
        func underline(_ location: Int, _ length: Int, _ style: NSUnderlineStyle, _ key: NSAttributedString.Key) {
            storage.addAttribute(key, value: style.rawValue, range: NSRange(location: location, length: length))
        }
        underline(4, 9, .single, .underlineStyle)
        underline(0, 3, [.single, .patternDash], .underlineStyle)
        underline(14, 4, .single, .strikethroughStyle)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 18), at: .zero)
        }
        #expect(manager.log == ["strike 14 4", "underline 4 4", "underline 8 5"])
    }

    @Test("The glyphs that an ellipsis replaces are known")
    func truncation() {
        let manager = NSLayoutManager()
        let storage = NSTextStorage(string: "a text that is longer than the container is wide")
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        manager.addTextContainer(container)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 4 && NSMaxRange(hidden) == storage.length)
        container.maximumNumberOfLines = 0
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    @Test("The interaction state of a text view restores its selection and scroll position in another one")
    func state() {
        let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.show(view)
        view.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
        view.selectedRange = NSRange(location: 10, length: 4)
        stage.advance(by: 0.1)
        view.contentOffset.y = 300
        let other = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        other.text = view.text
        stage.show(other)
        other.interactionState = view.interactionState
        #expect(other.selectedRange == NSRange(location: 10, length: 4) && other.contentOffset.y == 300)
        other.text = "short"
        other.interactionState = view.interactionState
        #expect(other.selectedRange == NSRange(location: 5, length: 0))
        other.interactionState = "nonsense"
    }
}
