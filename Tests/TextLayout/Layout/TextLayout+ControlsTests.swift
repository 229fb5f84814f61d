// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@MainActor
@Suite("Characters without glyphs")
struct TextLayoutControlsTests {
    private let marks = ControlMarks(
        color: .black, size: CGSize(width: 0.5, height: 0.7), gap: 0.05, lineWidth: 1, cornerRadius: 0.1)

    private func layout(_ string: String, width: CGFloat? = nil) -> TextLayout {
        var text = AttributedText(string, attributes: Sample.attributes())
        text.showControls(marks)
        return TextLayout(text, width: width)
    }

    /// The advance of a mark at 20 points.
    private let advance: CGFloat = 12

    @Test(
        "Shown characters have a width",
        arguments: [
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
            "\u{200E}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{3164}", "\u{200D}", "\u{E0041}",
        ])
    func widths(control: String) {
        let shown = layout("ab\(control)cd")
        #expect(abs(shown.size.width - Sample.width("ab") - Sample.width("cd") - advance) < 1)
        let start = shown.caretRect(for: 2).minX
        #expect(abs(shown.caretRect(for: 2 + control.utf16.count).minX - start - advance) < 0.5)
        #expect(shown.lines[0].frame.height == Sample.layout("abcd").lines[0].frame.height)
    }

    @Test("An override has no effect on text in which it is shown")
    func override() {
        let spoofed = "photo\u{202E}gpj.exe"
        #expect(Sample.layout(spoofed).caretRect(for: 7).minX > Sample.layout(spoofed).caretRect(for: 9).minX)
        let shown = layout(spoofed)
        let places = (0...spoofed.utf16.count).map { shown.caretRect(for: $0).minX }
        #expect(places == places.sorted())
    }

    @Test("An isolate inside a word of Hebrew leaves the order of the letters")
    func isolate() {
        let shown = layout("של\u{2066}ום")
        let places = (0...5).map { shown.caretRect(for: $0).minX }
        #expect(places == places.sorted(by: >))
    }

    @Test("A mark of a direction still has its direction")
    func mark() {
        #expect(layout("a\u{200F}!", width: 300).selectionRects(for: 0..<3).count >= 1)
        let line = layout("\u{200F}(x)", width: 300)
        #expect(line.lines[0].frame.maxX == 300)
    }

    @Test(
        "Joiners, variation selectors, and tags that belong to letters and emoji aren't shown",
        arguments: ["👨‍👩‍👧", "❤\u{FE0F}", "क्\u{200D}ष", "می\u{200C}خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "日\u{E0100}", "ภาษาไทย"])
    func legitimate(string: String) {
        #expect(abs(layout(string).size.width - Sample.width(string)) < 0.01)
    }

    @Test("A second variation selector is shown")
    func variations() {
        #expect(layout("a\u{FE00}\u{FE01}\u{FE02}").size.width > Sample.width("a") + 2 * advance - 1)
    }

    @Test("Control codes and lone surrogates are shown as replacement characters")
    func codes() {
        let width = Sample.width("\u{FFFD}")
        #expect(width > 0)
        #expect(abs(layout("a\0b").size.width - Sample.width("a\u{FFFD}b")) < 1)
        #expect(abs(layout("a\u{85}\u{1B}b").size.width - Sample.width("ab") - 2 * width) < 1)
        let lone = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
        #expect(abs(layout(lone).size.width - Sample.width("a\u{FFFD}b")) < 0.01)
        #expect(abs(layout("\0").lines[0].frame.height - Sample.layout("a").lines[0].frame.height) < 0.1)
    }

    @Test("Text without such characters is laid out as before, and other text doesn't show them")
    func unchanged() {
        var text = AttributedText("plain שלום 日本", attributes: Sample.attributes())
        let before = text
        text.showControls(marks)
        #expect(abs(TextLayout(text).size.width - TextLayout(before).size.width) < 0.01)
        #expect(abs(Sample.width("a\u{202E}b") - Sample.width("ab")) < 3)
    }

    @Test("Long runs of controls are laid out and drawn")
    func storm() throws {
        let string = String(repeating: "\u{202E}\u{2067}a\0\u{E0041}", count: 2000)
        let shown = layout(string, width: 300)
        #expect(shown.lines.count > 100)
        let context = try Bitmap(width: 300, height: 300).makeContext()
        shown.draw(in: context, at: .zero)
    }

    @Test("A control before a change of attributes has the width of its own font")
    func runs() {
        var text = AttributedText("a\u{202E}", attributes: Sample.attributes())
        var large = Sample.attributes()
        large.font = TextFont(size: 40)
        text.append("\u{202E}b", attributes: large)
        text.showControls(marks)
        let layout = TextLayout(text)
        #expect(abs(layout.caretRect(for: 2).minX - layout.caretRect(for: 1).minX - advance) < 0.1)
        #expect(abs(layout.caretRect(for: 3).minX - layout.caretRect(for: 2).minX - 2 * advance) < 0.1)
    }
}
