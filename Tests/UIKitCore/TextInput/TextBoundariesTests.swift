// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("Text boundaries")
struct TextBoundariesTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        field.text = text
        return field
    }

    private func piece(
        _ text: String, at offset: Int, _ granularity: UITextGranularity, forward: Bool = true
    ) -> String? {
        let field = field(text)
        guard let position = field.position(from: field.beginningOfDocument, offset: offset),
            let range = field.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage(forward ? .forward : .backward))
        else { return nil }
        return field.text(in: range)
    }

    @Test(
        "Words include apostrophes and decimal points, and nothing else",
        arguments: [
            ("don't stop", 2, "don't"), ("say 'no'", 5, "no"), ("pi is 3.14.", 7, "3.14"),
            ("snake_case x", 3, "snake_case"),
            ("naïve", 1, "naïve"), ("日本語を話す", 0, "日本語"), ("日本語を話す", 3, "を"), ("カタカナ語", 1, "カタカナ"),
        ])
    func words(_ text: String, _ offset: Int, _ word: String) {
        #expect(piece(text, at: offset, .word) == word)
    }

    @Test("There is no word between words")
    func gaps() {
        #expect(piece("a, b", at: 1, .word) == nil)
        #expect(piece("a, b", at: 1, .word, forward: false) == "a")
        #expect(piece("ab", at: 2, .word) == nil)
        #expect(piece("", at: 0, .word) == nil)
    }

    @Test("Characters, sentences, and lines are found")
    func others() {
        #expect(piece("a👨‍👩‍👧b", at: 3, .character) == "👨‍👩‍👧")
        #expect(piece("One. Two (really?) three! Four", at: 6, .sentence) == "Two (really?) ")
        #expect(piece("One. Two three! Four", at: 17, .sentence) == "Four")
        #expect(piece("3.14 is pi. Yes", at: 1, .sentence) == "3.14 is pi. ")
        #expect(piece("one\ntwo", at: 5, .line) == "two")
        #expect(piece("one\ntwo", at: 5, .document) == "one\ntwo")
    }

    @Test("S-IPAD-81 Words, sentences, paragraphs, and the document are the units of a text")
    func units() throws {
        let text = "One two. Three"
        #expect(piece(text, at: 5, .word) == "two")
        #expect(piece(text, at: 5, .paragraph) == text && piece(text, at: 5, .document) == text)
        let field = field(text)
        let starts = try (0..<text.utf16.count).filter { offset in
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            return field.tokenizer.isPosition(position, atBoundary: .sentence, inDirection: .storage(.backward))
        }
        #expect(starts == [0, 9])
    }

    @Test("Scripts without spaces are divided into words by a dictionary")
    func dictionary() {
        #expect(piece("สวัสดีครับ", at: 1, .word) == "สวัสดี")
        #expect(piece("สวัสดีครับ", at: 7, .word) == "ครับ")
    }

    @Test("Boundaries are found in both directions")
    func boundaries() throws {
        let field = field("one  two")
        func next(_ offset: Int, _ direction: UITextStorageDirection) throws -> Int? {
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            return field.tokenizer.position(from: position, toBoundary: .word, inDirection: .storage(direction))
                .map { field.offset(from: field.beginningOfDocument, to: $0) }
        }
        #expect(try next(0, .forward) == 3)
        #expect(try next(3, .forward) == 5)
        #expect(try next(8, .forward) == nil)
        #expect(try next(8, .backward) == 5)
        #expect(try next(5, .backward) == 3)
        #expect(try next(0, .backward) == nil)
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        #expect(field.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!field.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
        #expect(!field.tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
    }
}
