// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

@Suite("Unicode conformance", .enabled(if: BreakTestFile.isInstalled, "The package unicode-data is not installed."))
struct UnicodeConformanceTests {
    private struct Deviation: Equatable {
        /// The scalars in hexadecimal.
        var text: String
        var expected: [Int]
        var found: [Int]
    }

    /// Returns the lines of a file whose boundaries differ.
    private func deviations(in name: String, _ find: (String) -> [Int]) -> [Deviation] {
        let lines = BreakTestFile(name).lines
        #expect(lines.count > 500)
        return lines.compactMap { line in
            let found = find(line.text)
            guard found != line.breaks else { return nil }
            let scalars = line.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            return Deviation(text: scalars, expected: line.breaks, found: found)
        }
    }

    private func pango(_ kind: TextBreaks) -> (String) -> [Int] {
        { text in PangoTextBreaking().breaks(in: text).enumerated().filter { $1.contains(kind) }.map(\.offset) }
    }

    @Test("Characters are Unicode's, except for pictographs that are no emoji, which Swift doesn't join")
    func characters() {
        let found = deviations(in: "GraphemeBreakTest") { text in
            let boundaries = TextBoundaries(text)
            var (positions, position) = ([0], 0)
            while position < boundaries.length {
                position = boundaries.character(after: position)
                positions.append(position)
            }
            return positions
        }
        // U+2701 UPPER BLADE SCISSORS is an Extended_Pictographic scalar, but not an Emoji one.
        for deviation in found {
            #expect(deviation == Deviation(text: "2701 200d 2701", expected: [0, 3], found: [0, 2, 3]))
        }
    }

    @Test("Positions of the caret are Unicode's boundaries of grapheme clusters")
    func carets() {
        #expect(deviations(in: "GraphemeBreakTest", pango(.character)) == [])
    }

    @Test("Boundaries of words are Unicode's")
    func words() {
        #expect(deviations(in: "WordBreakTest", pango(.word)) == [])
    }

    @Test("Boundaries of sentences are Unicode's")
    func sentences() {
        #expect(deviations(in: "SentenceBreakTest", pango(.sentence)) == [])
    }

    // Unicode leaves scripts without spaces to dictionaries (rule LB1, class SA). Its test data treat them like Latin;
    // Pango's dictionary additionally allows a line to be broken at each end of a Thai text.
    @Test("Opportunities for breaking a line are Unicode's, except for more of them next to Thai")
    func lines() {
        for deviation in deviations(in: "LineBreakTest", pango(.line)) {
            let hasThai = deviation.text.split(separator: " ").contains("e01")
            #expect(hasThai && Set(deviation.found).isSuperset(of: deviation.expected), "\(deviation)")
        }
    }
}
