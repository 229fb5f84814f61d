// SPDX-License-Identifier: MIT
import Foundation
import Spelling
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite("Spelling of text views and text fields", .serialized)
@MainActor
struct TextSpellCheckerTests {
    private let text = "This is a sentense with some erors in it."

    init() {
        _ = PrivateWords.folder
    }

    // MARK: - Text views

    @Test("Misspelled words of a text view are marked once it is edited")
    func marks() async {
        let scene = SpellingScene(text)
        #expect(await scene.marked() == [])
        scene.view.becomeFirstResponder()
        #expect(await scene.marked() == ["sentense", "erors"])
        scene.view.resignFirstResponder()
        #expect(await scene.marked() == ["sentense", "erors"])
    }

    @Test("A new text is checked from scratch")
    func newText() async {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.view.text = "There are no more erors in this one."
        #expect(await scene.marked() == ["erors"])
    }

    @Test("A change of the text storage moves the marks, and is checked")
    func storage() async {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Thisx sentence")
        #expect(await scene.marked() == ["Thisx", "sentense", "erors"])
        scene.select("sentense")
        #expect(scene.commands.count == 2)
    }

    @Test("The word being typed is marked when the caret leaves it")
    func typing() async {
        let scene = SpellingScene("This is a good ")
        scene.view.becomeFirstResponder()
        scene.view.insertText("sentense")
        #expect(await scene.marked() == [])
        scene.view.insertText(" ")
        #expect(await scene.marked() == ["sentense"])
        scene.view.insertText("wrold")
        #expect(await scene.marked() == ["sentense"])
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(await scene.marked() == ["sentense", "wrold"])
        scene.view.selectedRange = NSRange(location: scene.view.text.utf16.count, length: 0)
        #expect(await scene.marked() == ["sentense", "wrold"])
        scene.view.deleteBackward()
        #expect(await scene.marked() == ["sentense"])
        scene.view.resignFirstResponder()
        #expect(await scene.marked() == ["sentense", "wrol"])
    }

    @Test("An answer for a paragraph that has changed in the meantime is dropped")
    func stale() async throws {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        try #require(!scene.checker.isIdle)
        scene.view.text = "A"
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(await scene.marked() == [])
        scene.view.text = text
        scene.stage.advance(by: 0.1)
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        scene.view.insertText("So ")
        #expect(await scene.marked() == ["sentense", "erors"])
    }

    @Test("Each paragraph has its own language")
    func languages() async {
        let scene = SpellingScene(
            "The quick brown fox jumsp over the lazy dog.\nDer Hund bellt laut, die Katze schläfft.")
        scene.view.becomeFirstResponder()
        #expect(await scene.marked() == ["jumsp", "schläfft"])
    }

    @Test("Only visible paragraphs are checked, and others when they are scrolled into sight")
    func visible() async {
        let scene = SpellingScene((0..<400).map { "This is a sentense of line \($0)." }.joined(separator: "\n"))
        scene.view.becomeFirstResponder()
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        scene.view.contentOffset = .zero
        let count = await scene.marked().count
        #expect((1..<40).contains(count))
        scene.view.contentOffset.y = scene.view.contentSize.height - scene.view.bounds.height
        #expect(await (count + 1..<80).contains(scene.marked().count))
    }

    @Test("Traits decide whether a text is checked")
    func traits() async {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        scene.view.spellCheckingType = .no
        #expect(await scene.marked() == [])
        scene.view.spellCheckingType = .yes
        #expect(await scene.marked() == ["sentense", "erors"])
        scene.view.spellCheckingType = .default
        scene.view.autocorrectionType = .no
        #expect(await scene.marked() == [])
        scene.view.autocorrectionType = .default
        scene.view.keyboardType = .URL
        #expect(await scene.marked() == [])
        scene.view.keyboardType = .default
        scene.view.isEditable = false
        #expect(await scene.marked() == [])
    }

    @Test("Without the library, no word is marked")
    func absent() async {
        let scene = SpellingScene(text, service: SpellingService(library: "libenchant-missing.so"))
        scene.view.becomeFirstResponder()
        #expect(await scene.marked() == [])
        scene.select("sentense")
        #expect(scene.checker.menuElements().isEmpty)
        scene.checker.learn("sentense")
        #expect(await scene.marked() == [])
    }

    @Test("The visible part of a long paragraph is checked without cutting words")
    func long() async {
        let count = TextSpellChecker.maximumLength
        let scene = SpellingScene(String(repeating: "wrold ", count: count))
        scene.view.becomeFirstResponder()
        let marked = await scene.marked()
        #expect(Set(marked) == ["wrold"] && marked.count < count / 2)
    }

    // MARK: - Menu

    @Test("The menu of a misspelled word has guesses, and a guess replaces the word in one step of undo")
    func guesses() async throws {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.select("This")
        #expect(scene.checker.menuElements().isEmpty)
        scene.select("sentense")
        let guesses = await scene.guesses()
        #expect(guesses.contains("sentence") && guesses.count <= 5)
        #expect(scene.commands == ["Learn Spelling", "Ignore Spelling"])
        scene.checker.replace("sentense", with: "sentence")
        #expect(scene.view.text == "This is a sentence with some erors in it.")
        #expect(await scene.marked() == ["erors"])
        scene.view.undoManager?.undo()
        #expect(scene.view.text == text)
    }

    @Test("A guess for a word that is no longer selected has no effect")
    func lateGuess() async {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.select("erors")
        scene.checker.replace("sentense", with: "sentence")
        #expect(scene.view.text == text)
    }

    @Test("The list of the edit menu begins with the guesses")
    func list() async throws {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.stage.click(at: scene.place(of: "sentense"), secondary: true)
        try scene.stage.settle()
        _ = await scene.marked()
        try scene.stage.settle()
        try scene.stage.tap("sentence")
        try scene.stage.settle()
        #expect(scene.view.text == "This is a sentence with some erors in it.")
    }

    @Test("Ignored words aren't marked in this text any more")
    func ignoring() async {
        let scene = SpellingScene(text)
        scene.view.becomeFirstResponder()
        _ = await scene.marked()
        scene.checker.ignore("erors")
        #expect(await scene.marked() == ["sentense"])
    }

    @Test("Learned words aren't marked any more")
    func learning() async {
        let scene = SpellingScene("This is a word named Shojixq by some people.")
        scene.view.becomeFirstResponder()
        #expect(await scene.marked() == ["Shojixq"])
        scene.checker.learn("Shojixq")
        #expect(await scene.marked() == [])
        UITextChecker.unlearnWord("Shojixq")
        scene.view.setNeedsLayout()
        #expect(await scene.marked() == ["Shojixq"])
    }

    // MARK: - Text fields

    @Test("Misspelled words of a text field are marked during editing, with a wave below them")
    func field() async throws {
        let stage = Stage(size: CGSize(width: 400, height: 100), scale: 1)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 360, height: 40))
        field.text = text
        stage.show(field)
        let checker = TextSpellChecker(field.editor, service: .shared)
        field.editor.spelling = checker
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        await checker.wait(stage)
        #expect(checker.markedWords(in: 0..<100) == [10..<18, 29..<34])
        stage.advance(by: 0.1)
        let frame = try #require(field.selectionFrames(of: 10..<18).first)
        #expect(stage.hasRed(in: field.convert(frame, to: nil)))
        let other = try #require(field.selectionFrames(of: 0..<7).first)
        #expect(!stage.hasRed(in: field.convert(other, to: nil)))
        field.isSecureTextEntry = true
        await checker.wait(stage)
        #expect(checker.markedWords(in: 0..<100) == [])
    }
}

/// A text view with a checker of its own.
@MainActor
private final class SpellingScene {
    let stage = Stage(size: CGSize(width: 500, height: 300), scale: 1)
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 460, height: 260))
    let checker: TextSpellChecker

    init(_ text: String, service: SpellingService = .shared) {
        view.text = text
        checker = TextSpellChecker(view.editor, service: service)
        view.editor.spelling = checker
        stage.show(view)
    }

    /// Waits until everything is checked, and returns the marked words.
    func marked() async -> [String] {
        await checker.wait(stage)
        return view.decorations.ranges(of: .wave).map(substring)
    }

    private func substring(_ range: Range<Int>) -> String {
        (view.text as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count))
    }

    func select(_ word: String) { view.selectedRange = (view.text as NSString).range(of: word) }

    func place(of word: String) -> CGPoint {
        let range = (view.text as NSString).range(of: word)
        let frame = view.selectionFrames(of: range.location..<range.location + range.length).first ?? .null
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    /// The titles of the menu's commands.
    var commands: [String] { (checker.menuElements().last as? UIMenu)?.children.map(\.title) ?? [] }

    /// The titles of the menu's guesses.
    func guesses() async -> [String] {
        guard let menu = checker.menuElements().first as? UIMenu,
            let element = menu.children.first as? UIDeferredMenuElement
        else { return [] }
        return await withCheckedContinuation { continuation in
            element.elements { continuation.resume(returning: $0.map(\.title)) }
        }
    }
}

extension TextSpellChecker {
    /// Lays out the text, and waits until its visible paragraphs are checked.
    fileprivate func wait(_ stage: Stage) async {
        for _ in 0..<10 {
            stage.advance(by: 0.05)
            repeat {
                await service.perform { _ in }
                await Task.yield()
            } while !isIdle
        }
    }
}

extension Stage {
    fileprivate func hasRed(in rect: CGRect) -> Bool {
        for x in stride(from: rect.minX, to: rect.maxX, by: 1) {
            for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
                guard let color = pixel(at: CGPoint(x: x, y: y)) else { continue }
                if color.red > 180, color.green < 170, color.blue < 170 { return true }
            }
        }
        return false
    }
}
