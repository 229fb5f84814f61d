// SPDX-License-Identifier: MIT
import Testing
import TextEditing

@Suite("Completions of words")
struct WordCompletionsTests {
    private func words(_ before: String, _ after: String = "", limit: Int = 8) -> [String] {
        WordCompletions(before: before, after: after).completions(limit: limit)
    }

    @Test("Words around the caret complete the unfinished one, the nearest first")
    func nearest() {
        #expect(
            words("constant content other con", " contour conclude") == ["content", "contour", "constant", "conclude"])
        #expect(words("alpha alphabet alpha al", limit: 1) == ["alpha"])
    }

    @Test("Neither the unfinished word nor its rest is offered")
    func itself() {
        #expect(words("word wor") == ["word"])
        #expect(words("wor") == [])
        #expect(words("te", "xt other") == [])
        #expect(words("text te", "rm text") == ["text"])
    }

    @Test("Words in another case follow those in the same one")
    func cases() {
        #expect(words("Paste paste Pa") == ["Paste", "paste"])
        #expect(words("MenuBar menu me", "") == ["menu", "MenuBar"])
    }

    @Test(
        "Without an unfinished word, there are no completions",
        arguments: ["", "word ", "word, ", "\u{301}", "'", "  "])
    func none(before: String) {
        #expect(words(before, " more words") == [])
    }

    @Test(
        "Words of other scripts are completed, with their marks",
        arguments: [
            ("שלום של", "שלום"), ("नमस्ते नम", "नमस्ते"), ("éclair écl", "éclair"), ("don't don", "don't"),
            ("snake_case snake", "snake_case"),
        ])
    func scripts(text: String, word: String) {
        #expect(words(text) == [word])
    }

    @Test("Very long words and hostile text are passed over")
    func hostile() {
        #expect(words(String(repeating: "a", count: 10_000) + " a") == [])
        #expect(words(String(repeating: "a\u{301}\u{202E}\0", count: 5000) + " ab") == [])
    }

    @Test("The unfinished word reaches back to the last character that isn't part of one")
    func prefix() {
        #expect(WordCompletions.prefix(of: "one two") == "two")
        #expect(WordCompletions.prefix(of: "(don’t") == "don’t")
        #expect(WordCompletions.prefix(of: "‘quo") == "quo")
        #expect(WordCompletions.prefix(of: "x = foo.bar1") == "bar1")
    }
}
