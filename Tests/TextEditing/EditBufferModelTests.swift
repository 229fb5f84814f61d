// SPDX-License-Identifier: MIT
import Testing
import TextEditing

/// Applies random edits, and compares the result with an array of UTF-16 units edited in parallel.
@Suite("Edit buffer: random edits")
struct EditBufferModelTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var mixed = state ^ state >> 33
            mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
            return mixed ^ mixed >> 33
        }
    }

    private static let pieces = [
        "", "a", " ", "word", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "\n", "\r\n", "\r", "日本", "שלום", "\0", "\u{200D}",
    ]

    /// Returns an offset that is mostly inside the text, and sometimes far outside.
    private func offset(_ length: Int, _ random: inout Random) -> Int {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: Int.random(in: -5...length + 5, using: &random)
        case 1: Bool.random(using: &random) ? .min : .max
        default: Int.random(in: 0...length, using: &random)
        }
    }

    private func range(_ length: Int, _ random: inout Random) -> Range<Int> {
        let (first, second) = (offset(length, &random), offset(length, &random))
        return min(first, second)..<max(first, second)
    }

    private func checkInvariants(_ text: EditedText) {
        let units = Array(text.string.utf16)
        #expect(text.length == units.count)
        for offset in [text.anchor, text.head, text.marked?.range.lowerBound, text.marked?.range.upperBound] {
            guard let offset else { continue }
            #expect((0...units.count).contains(offset))
            let isInPair =
                offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
                && UTF16.isLeadSurrogate(units[offset - 1])
            #expect(!isInPair)
        }
        if let marked = text.marked { #expect(!marked.range.isEmpty) }
    }

    @Test("Every reported change is the actual replacement, and all can be undone and redone", arguments: 1...40)
    func walk(_ seed: Int) {
        var random = Random(state: UInt64(seed))
        let start = (0..<seed % 7).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        var buffer = EditBuffer(start)
        var model = Array(start.utf16)
        func apply(_ change: TextChange?) {
            guard let change else { return }
            let units = Array(buffer.text.string.utf16)
            let isInside = change.range.upperBound <= model.count && change.inserted.upperBound <= units.count
            #expect(isInside)
            guard isInside else { return }
            model.replaceSubrange(change.range, with: units[change.inserted])
        }
        for _ in 0..<150 {
            let length = buffer.text.length
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0...2:
                apply(
                    buffer.replace(buffer.text.marked?.range ?? buffer.text.selection, with: piece, kind: .typing)
                        .change)
            case 3: apply(buffer.replace(range(length, &random), with: piece, kind: .other).change)
            case 4, 5:
                let end = buffer.text.head
                let start = buffer.text.boundaries.character(before: end)
                apply(buffer.replace(start..<end, with: "", kind: .deleting).change)
            case 6: _ = buffer.select(anchor: offset(length, &random), head: offset(length, &random))
            case 7, 8: apply(buffer.setMarkedText(piece, selection: range(piece.utf16.count, &random))?.change)
            case 9: apply(buffer.unmarkText()?.change)
            case 10: apply(Bool.random(using: &random) ? buffer.undo() : buffer.redo())
            default: apply(buffer.discardMarkedText())
            }
            #expect(Array(buffer.text.string.utf16) == model)
            checkInvariants(buffer.text)
        }
        apply(buffer.unmarkText()?.change)
        let end = model
        while let change = buffer.undo() {
            apply(change)
            #expect(Array(buffer.text.string.utf16) == model)
        }
        #expect(model == Array(start.utf16))
        // Changes undone before are redone too, so the end may be farther away.
        var states: [[UInt16]] = []
        while let change = buffer.redo() {
            apply(change)
            #expect(Array(buffer.text.string.utf16) == model)
            states.append(model)
        }
        #expect(end == Array(start.utf16) || states.contains(end))
    }
}
