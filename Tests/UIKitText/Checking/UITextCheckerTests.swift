// SPDX-License-Identifier: MIT
import Foundation
import Spelling
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@Suite("Text checkers", .serialized)
@MainActor
struct UITextCheckerTests {
    init() {
        _ = PrivateWords.folder
    }

    private func misspellings(_ text: String, _ checker: UITextChecker, language: String = "en_US") -> [String] {
        var found: [String] = []
        var offset = 0
        let whole = NSRange(location: 0, length: text.utf16.count)
        while found.count < 100 {
            let range = checker.rangeOfMisspelledWord(
                in: text, range: whole, startingAt: offset, wrap: false, language: language)
            guard range.location != NSNotFound else { break }
            found.append((text as NSString).substring(with: range))
            offset = range.location + range.length
        }
        return found
    }

    @Test("S-IPAD-86 A loop without wrapping ends, and sees each misspelled word once, with guesses")
    func listing() {
        let language = UITextChecker.availableLanguages.first { $0.hasPrefix("en") } ?? "en_US"
        let checker = UITextChecker()
        #expect(
            misspellings("Thiss is a sentense with erors, erors.", checker, language: language)
                == ["Thiss", "sentense", "erors", "erors"])
        #expect(misspellings("", checker, language: language) == [])
        #expect(misspellings("\u{1F600} wrold", checker) == ["wrold"])
        #expect(
            checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrold", language: "en")?
                .contains("world") == true)
    }

    @Test("The search wraps to the beginning of the range only if asked to")
    func wrapping() {
        let (checker, text) = (UITextChecker(), "wrold is fine")
        let whole = NSRange(location: 0, length: text.utf16.count)
        func find(_ start: Int, _ wraps: Bool, _ range: NSRange) -> Int {
            checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en_US")
                .location
        }
        #expect(find(6, false, whole) == NSNotFound)
        #expect(find(6, true, whole) == 0)
        #expect(find(6, true, NSRange(location: 3, length: 9)) == NSNotFound)
    }

    @Test(
        "Ranges beyond the text, negative ones, and unknown languages find nothing",
        arguments: [
            NSRange(location: NSNotFound, length: 0), NSRange(location: -5, length: 3),
            NSRange(location: 99, length: 1),
            NSRange(location: 0, length: -1),
        ])
    func ranges(_ range: NSRange) {
        let checker = UITextChecker()
        let found = checker.rangeOfMisspelledWord(
            in: "wrold", range: range, startingAt: 0, wrap: true, language: "en_US")
        #expect(found.location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: "wrold", language: "en_US") == nil)
        #expect(checker.completions(forPartialWordRange: range, in: "wrold", language: "en_US") == nil)
    }

    @Test("Lengths and offsets are clamped to the text")
    func clamped() {
        let found = UITextChecker().rangeOfMisspelledWord(
            in: "wrold", range: NSRange(location: 0, length: .max), startingAt: -7, wrap: false, language: "en_US")
        #expect(found == NSRange(location: 0, length: 5))
        #expect(
            UITextChecker().rangeOfMisspelledWord(
                in: "wrold", range: NSRange(location: 0, length: 5), startingAt: .max, wrap: false, language: "xx"
            )
            .location == NSNotFound)
    }

    @Test("A checker ignores its own words only")
    func ignoring() {
        let (first, second) = (UITextChecker(), UITextChecker())
        first.ignoreWord("wrold")
        #expect(misspellings("wrold erors", first) == ["erors"])
        #expect(misspellings("wrold erors", second) == ["wrold", "erors"])
        #expect(first.ignoredWords == ["wrold"])
        first.ignoredWords = nil
        #expect(misspellings("wrold", first) == ["wrold"])
    }

    @Test("A learned word is right for all checkers until it is unlearned")
    func learning() {
        let word = "Shojiqx"
        #expect(!UITextChecker.hasLearnedWord(word))
        UITextChecker.learnWord(word)
        #expect(UITextChecker.hasLearnedWord(word))
        #expect(misspellings(word, UITextChecker()).isEmpty)
        UITextChecker.unlearnWord(word)
        #expect(!UITextChecker.hasLearnedWord(word))
        #expect(misspellings(word, UITextChecker()) == [word])
    }

    @Test("Without the library, every word is right")
    func absent() {
        let checker = UITextChecker(service: SpellingService(library: "libenchant-missing.so"))
        #expect(misspellings("wrold", checker).isEmpty)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrold", language: "en") == nil)
    }

    @Test("S-IPAD-87 Completions of the current word are listed in a popover at the word")
    func completionPopover() throws {
        let stage = Stage(size: CGSize(width: 700, height: 600), scale: 1)
        let root = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 600, height: 300))
        view.text = "I like zeb"
        root.view.addSubview(view)
        stage.show(root)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 10, length: 0)

        let caret = try #require(view.selectedTextRange?.start)
        let word = try #require(
            view.tokenizer.rangeEnclosingPosition(
                caret, with: .word, inDirection: .storage(.backward)))
        let start = view.offset(from: view.beginningOfDocument, to: word.start)
        let range = NSRange(location: start, length: view.offset(from: word.start, to: caret))
        let completions = try #require(
            UITextChecker().completions(forPartialWordRange: range, in: view.text, language: "en"))
        #expect(completions.contains("zebra"))

        let list = UIViewController()
        list.modalPresentationStyle = .popover
        list.preferredContentSize = CGSize(width: 150, height: 400)
        list.popoverPresentationController?.sourceView = view
        list.popoverPresentationController?.sourceRect = view.firstRect(for: word)
        list.popoverPresentationController?.permittedArrowDirections = .any
        root.present(list, animated: false)
        try stage.settle()
        #expect(root.presentedViewController === list)
        #expect(list.view.bounds.size == CGSize(width: 150, height: 400))
    }
}

@Suite("Supplementary lexicon", .serialized)
@MainActor
struct UILexiconTests {
    @Test("The lexicon of an input view's controller has the words that the user has taught the spelling")
    func learned() async {
        _ = PrivateWords.folder
        UILexicon.findWords = { await TextSpellChecker.learnedWords(of: .shared) }
        UITextChecker.learnWord("Quuxville")
        let entries = await withCheckedContinuation { continuation in
            UIInputViewController().requestSupplementaryLexicon { continuation.resume(returning: $0.entries) }
        }
        let entry = entries.first { $0.userInput == "Quuxville" }
        #expect(entry?.documentText == "Quuxville")
        UITextChecker.unlearnWord("Quuxville")
    }
}

/// A folder for learned words, so that tests never add to the user's own.
enum PrivateWords {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("enchant-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Before the library is opened, which reads it.
        setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
        return folder
    }()
}
