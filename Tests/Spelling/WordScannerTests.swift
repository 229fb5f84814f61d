// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Spelling

@Suite("Words to check")
struct WordScannerTests {
    private func words(_ text: String) -> [String] {
        let units = text.utf16
        return WordScanner(text[...]).map { word in
            let start = units.index(units.startIndex, offsetBy: word.range.lowerBound)
            return String(text[start..<units.index(start, offsetBy: word.range.count)])
        }
    }

    @Test(
        "Words end at spaces and punctuation, and contain apostrophes and soft hyphens",
        arguments: [
            ("One, two... three!", ["One", "two", "three"]),
            ("don't don’t 'quoted' dogs'", ["don't", "don’t", "quoted", "dogs"]),
            ("well-known and/or", ["well", "known", "and", "or"]),
            ("co\u{AD}operate naïve e\u{301}te\u{301}", ["co\u{AD}operate", "naïve", "e\u{301}te\u{301}"]),
            ("end.Start «bonjour» „Tag“ dash—dash", ["end", "Start", "bonjour", "Tag", "dash", "dash"]),
            ("Привет мир שלום", ["Привет", "мир", "שלום"]),
            ("_emphasis_ and *bold*", ["emphasis", "and", "bold"]),
            ("", []), ("  \n\t", []), ("'", []), ("...", []),
        ])
    func boundaries(_ text: String, _ expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(
        "Links, mail addresses, paths, file names, and words with digits are left out",
        arguments: [
            "https://example.com/pathh?x=1", "www.exampel.com", "exampel.com", "some.one@exampel.com", "/usr/libb/foo",
            "~/Docments", "./scrpt", "C:\\Windws", "2nd", "abc123", "3.14", "snake_casse", "#hashtagg", "@usernme",
            "e.g.", "mailto:xyzzy", "file.txtt", "(https://exampel.com)", "日本語", "ภาษาไทย",
        ])
    func exceptions(_ text: String) {
        #expect(words("before \(text) after") == ["before", "after"])
    }

    @Test("Ranges are in UTF-16 units, also after characters of two units")
    func offsets() {
        let found = WordScanner("😀 one 𝔘 two"[...], offset: 10).map(\.range)
        #expect(found == [13..<16, 17..<19, 20..<23] || found == [13..<16, 20..<23])
    }

    @Test("Words longer than 64 characters and chunks longer than 512 are left out")
    func lengths() {
        #expect(words("a \(String(repeating: "x", count: 65)) b") == ["a", "b"])
        #expect(words("a \(String(repeating: "x", count: 64)) b").count == 3)
        #expect(words("a \(String(repeating: "word,", count: 1000)) b") == ["a", "b"])
        #expect(words(String(repeating: "x", count: 2_000_000)).isEmpty)
    }

    @Test("Capitals are recognized")
    func capitals() {
        #expect(WordScanner("NATO A Nato O'NEIL"[...]).map(\.isCapitals) == [true, false, false, true])
    }

    @Test("Every range of random text lies in the text, in order")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("ab'’.@/:_#1 \n\u{AD}\u{301}\u{200D}😀é語\u{202E}\0w-".unicodeScalars)
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0..<60, using: &generator) {
                if let scalar = alphabet.randomElement(using: &generator) { text.append(scalar) }
            }
            var end = 0
            for word in WordScanner(String(text)[...]) {
                #expect(word.range.lowerBound >= end && !word.range.isEmpty, "\(text)")
                end = word.range.upperBound
            }
            #expect(end <= String(text).utf16.count)
        }
    }
}
