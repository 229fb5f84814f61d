// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Movement of the caret on the screen")
struct TextLayoutMovementTests {
    private func steps(_ layout: TextLayout, from start: Int, toRight: Bool) -> [Int] {
        var offsets = [start]
        while offsets.count < 100, let last = offsets.last,
            let next = layout.position(from: last, toRight: toRight)
        {
            offsets.append(next)
        }
        return offsets
    }

    @Test(
        "Steps reach each grapheme cluster of a line once, in the order of their carets",
        arguments: [
            "Hello", "office fluffy", "a😀b", "e\u{301}a\u{308}o", "שלום", "abc שלום def", "שלום abc עולם", "12 שלום 34",
            "שלום 12, 34", "日本語 abc", "مرحبا بالعالم", "สวัสดี", "क्षि नमस्ते", "👨‍👩‍👧🇫🇷", "a\u{202E}bc\u{202C}d", "a\u{0}b",
        ])
    func order(string: String) {
        let layout = Sample.layout(string)
        let length = string.utf16.count
        let isRightToLeft = layout.caretRect(for: 0).minX > layout.caretRect(for: length).minX
        let steps = steps(layout, from: isRightToLeft ? length : 0, toRight: true)
        #expect(Set(steps).count == steps.count)
        #expect(steps.last == (isRightToLeft ? 0 : length))
        let places = steps.map { layout.caretRect(for: $0).minX }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(steps) \(places)")
        #expect(Array(self.steps(layout, from: steps.last ?? 0, toRight: false).reversed()) == steps)
    }

    @Test("In embedded right-to-left text, a step to the right goes back in the text")
    func embedded() {
        let layout = Sample.layout("ab שלום cd")
        #expect(steps(layout, from: 0, toRight: true) == [0, 1, 2, 3, 6, 5, 4, 7, 8, 9, 10])
    }

    @Test("A step from inside a grapheme cluster leads to its edge")
    func insideCluster() {
        let layout = Sample.layout("a👨‍👩‍👧b")
        #expect(layout.position(from: 4, toRight: true) == 9)
        #expect(layout.position(from: 4, toRight: false) == 1)
    }

    @Test("A step on a line of 20,000 characters is found in a time that is linear in its length")
    func longLine() {
        let layout = Sample.layout(String(repeating: "wörd ", count: 4000))
        var offset = 10_000
        for _ in 0..<50 { offset = layout.position(from: offset, toRight: true) ?? -1 }
        #expect(offset == 10_050)
    }
}
