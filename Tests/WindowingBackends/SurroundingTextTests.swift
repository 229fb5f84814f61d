// SPDX-License-Identifier: MIT
import Testing
import Windowing
import WindowingBackends

@Suite("Surrounding text")
struct SurroundingTextTests {
    private func cut(_ text: String, cursor: Int, anchor: Int? = nil) -> SurroundingText {
        SurroundingText(TextInputState(surroundingText: text, cursor: cursor, anchor: anchor ?? cursor))
    }

    @Test("Short text is sent completely, with offsets inside it and between characters")
    func short() {
        let text = cut("añb", cursor: 2, anchor: 99)
        #expect(text.text == "añb")
        // The offset 2 lies inside ñ.
        #expect(text.cursor == 1)
        #expect(text.anchor == 4)
        #expect(cut("abc", cursor: -5).cursor == 0)
        #expect(cut("", cursor: 3) == cut("", cursor: 0))
        #expect(cut("a\0b", cursor: 2).text == "a b")
    }

    @Test("Long text is truncated around the cursor", arguments: [0, 1, 1999, 2000, 5000, 7999, 8000, 9999, 10_000])
    func long(cursor: Int) {
        let whole = (0..<1000).map { "line \($0 + 1000)\n" }.joined()
        #expect(whole.utf8.count == 10_000)
        let text = cut(whole, cursor: cursor)
        #expect(text.text.utf8.count == 4000)
        let before = String(decoding: text.text.utf8.prefix(text.cursor), as: UTF8.self)
        let after = String(decoding: text.text.utf8.dropFirst(text.cursor), as: UTF8.self)
        #expect(String(decoding: whole.utf8.prefix(cursor), as: UTF8.self).hasSuffix(before))
        #expect(String(decoding: whole.utf8.dropFirst(cursor), as: UTF8.self).hasPrefix(after))
        #expect(min(before.utf8.count, after.utf8.count) >= min(2000, cursor, 10_000 - cursor))
    }

    @Test("Text is truncated between characters", arguments: Array(0..<12))
    func characters(shift: Int) {
        // Three and four bytes each: no offset of 4000 is between characters by chance.
        let whole = String(repeating: "x", count: shift) + String(repeating: "漢🙂", count: 2000)
        let text = cut(whole, cursor: 7000 + shift)
        #expect(text.text.utf8.count > 3990 && text.text.utf8.count <= 4000)
        #expect(!text.text.unicodeScalars.contains("\u{fffd}"))
        #expect(whole.contains(text.text))
        #expect(whole.utf8.dropFirst(7000 + shift).starts(with: text.text.utf8.dropFirst(text.cursor)))
    }

    @Test("A selection is kept complete if it fits, and otherwise its moving end")
    func selection() {
        let whole = String(repeating: "abcdefghij", count: 1000)
        let fitting = cut(whole, cursor: 6000, anchor: 3000)
        #expect(fitting.cursor - fitting.anchor == 3000)
        #expect(fitting.text.utf8.count == 4000)
        let long = cut(whole, cursor: 9000, anchor: 100)
        #expect(long.anchor == 0)
        #expect(long.cursor == 3000)
        #expect(cut(whole, cursor: 100, anchor: 9000).anchor == 4000)
    }
}
