// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

@Suite("Text search")
struct TextSearcherTests {
    private func matches(
        _ needle: String, in text: String, _ change: (inout TextSearchPattern) -> Void = { _ in }
    ) -> [Range<Int>] {
        var pattern = TextSearchPattern(needle)
        change(&pattern)
        return TextSearcher.matches(of: pattern, in: text)
    }

    @Test("Matches don't overlap, and an empty pattern has none")
    func simple() {
        #expect(matches("aa", in: "aaaaa") == [0..<2, 2..<4])
        #expect(matches("", in: "abc").isEmpty && matches("abc", in: "").isEmpty)
        #expect(matches("b\nc", in: "ab\ncd") == [1..<4])
    }

    @Test("Case and accents are ignored unless the pattern says otherwise")
    func folding() {
        #expect(matches("cafe", in: "Café CAFE cafe\u{301}") == [0..<4, 5..<9, 10..<15])
        #expect(matches("café", in: "Café cafe") { $0.ignoresDiacritics = false } == [0..<4])
        #expect(matches("Cafe", in: "Cafe cafe") { $0.ignoresCase = false } == [0..<4])
        #expect(matches("ΣΑΣ", in: "σας") == [0..<3])
        #expect(matches("strasse", in: "Straße") == [0..<6])
        #expect(matches("שלום", in: "שָׁלוֹם") == [0..<7])
        #expect(matches("ＡＢ", in: "ab") { $0.ignoresWidth = true } == [0..<2])
    }

    @Test("Canonically equivalent texts match unless the search is literal")
    func equivalence() {
        #expect(matches("e\u{301}", in: "xéx") { $0.ignoresDiacritics = false } == [1..<2])
        #expect(matches("한", in: "\u{1112}\u{1161}\u{11AB}") == [0..<3])
        #expect(
            matches("e\u{301}", in: "xéx") { ($0.ignoresDiacritics, $0.isLiteral) = (false, true) }.isEmpty)
    }

    @Test("A match never cuts a user-perceived character")
    func characters() {
        #expect(matches("e", in: "e\u{301}e") { $0.ignoresDiacritics = false } == [2..<3])
        #expect(matches("👩", in: "👩‍👩‍👧 👩") == [9..<11])
        #expect(matches("🇩🇪", in: "🇫🇩🇪🇷🇩🇪") == [8..<12])
        #expect(matches("\n", in: "a\r\nb\nc") == [4..<5])
        #expect(matches("s", in: "ßs") == [1..<2])
    }

    @Test("Whole words and beginnings of words are recognized in any script")
    func words() {
        let text = "cat, concat category cat's (cat)"
        #expect(matches("cat", in: text) { $0.wordMatch = .whole } == [0..<3, 28..<31])
        #expect(matches("cat", in: text) { $0.wordMatch = .start } == [0..<3, 12..<15, 21..<24, 28..<31])
        #expect(matches("(cat", in: text) { $0.wordMatch = .whole } == [27..<31])
        #expect(matches("дом", in: "дома дом") { $0.wordMatch = .whole } == [5..<8])
    }

    @Test("The division of the text into chunks and parts doesn't change the matches")
    func parts() {
        let words = ["Ünter", "needle", "né\u{301}", "👩‍👧", "x", "\r\n", " ", "neédle"]
        var text = ""
        var generator = SystemRandomNumberGenerator()
        while text.utf8.count < 60_000 { text += words.randomElement(using: &generator) ?? "" }
        var pattern = TextSearchPattern("needle")
        let whole = TextSearcher.matches(of: pattern, in: text)
        #expect(!whole.isEmpty)
        for word in [TextSearchPattern.WordMatch.anywhere, .whole] {
            pattern.wordMatch = word
            let expected = TextSearcher.matches(of: pattern, in: text)
            var chunks: [String] = []
            var rest = Substring(text)
            while !rest.isEmpty {
                let count = Int.random(in: 1...3000, using: &generator)
                let scalars = rest.unicodeScalars.prefix(count)
                chunks.append(String(scalars))
                rest = rest[scalars.endIndex...]
            }
            var searcher = TextSearcher(pattern, in: chunks, windowSize: 2000)
            var (found, count) = ([Range<Int>](), 0)
            while let next = searcher.next() {
                found += next
                count += 1
            }
            #expect(found == expected)
            #expect(count > 10)
        }
    }

    @Test("A storm of combining marks is searched without delay")
    func storm() {
        let text = "a" + String(repeating: "\u{301}", count: 200_000) + " b needle"
        #expect(matches("needle", in: text).count == 1)
    }
}
