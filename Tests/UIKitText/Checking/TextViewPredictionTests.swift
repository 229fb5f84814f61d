// SPDX-License-Identifier: MIT
import Foundation
import Spelling
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@MainActor
@Suite("Inline predictions of text views", .serialized)
struct TextViewPredictionTests {
    init() {
        _ = PrivateWords.folder
        TextPredictions.findWord = { await TextSpellChecker.predictedWord(for: $0, at: $1, in: $2, of: .shared) }
    }

    private func scene(_ text: String = "", size: CGSize = CGSize(width: 300, height: 120)) throws -> TextViewScene {
        let scene = TextViewScene(text, size: size)
        scene.view.mathExpressionCompletionType = .yes
        scene.view.inlinePredictionType = .yes
        scene.view.becomeFirstResponder()
        try scene.stage.settle()
        return scene
    }

    private func prediction(_ scene: TextViewScene) async throws -> String? {
        while let search = scene.view.editor.predictions?.search { await search.value }
        try scene.stage.settle()
        return scene.view.editor.predictions?.shown?.text
    }

    @Test("Words of the text are predicted before those of the dictionary")
    func words() async throws {
        let scene = try scene("The caretaker sits there. ")
        scene.view.selectedRange = NSRange(location: 26, length: 0)
        scene.stage.type("care")
        #expect(try await prediction(scene) == "taker")
        try scene.stage.key("tab")
        #expect(scene.view.text == "The caretaker sits there. caretaker")
    }

    @Test("A word of the dictionary is predicted in the language of the text")
    func dictionary() async throws {
        let word = await TextSpellChecker.predictedWord(for: "senten", at: 0, in: "senten", of: .shared)
        #expect(word == "sentence")
        #expect(await TextSpellChecker.predictedWord(for: "qqqz", at: 0, in: "qqqz", of: .shared) == nil)
    }

    @Test("Without dictionaries, no word is predicted")
    func noDictionary() async {
        let service = SpellingService(library: "libmissing.so")
        #expect(await TextSpellChecker.predictedWord(for: "senten", at: 0, in: "senten", of: service) == nil)
    }

    @Test("The value of an expression is shown at the end of a paragraph, and Tab inserts it instead of a tab")
    func math() async throws {
        let scene = try scene("first\n\nlast")
        scene.view.selectedRange = NSRange(location: 6, length: 0)
        scene.stage.type("2+3=")
        #expect(try await prediction(scene) == "5")
        let frame = try #require(scene.view.editor.predictions?.shown?.view.frame)
        let caret = scene.view.caretFrame(at: 10)
        #expect(abs(frame.minX - caret.midX) <= 1)
        #expect(abs(frame.midY - caret.midY) <= 3)
        try scene.stage.key("tab")
        #expect(scene.view.text == "first\n2+3=5\nlast")
        try scene.stage.key("tab")
        #expect(scene.view.text == "first\n2+3=5\t\nlast")
    }

    @Test("A prediction that doesn't fit in the line isn't shown, and scrolling keeps one in its place")
    func space() async throws {
        let narrow = try scene(size: CGSize(width: 70, height: 100))
        narrow.stage.type("12345*1000=")
        #expect(try await prediction(narrow) == nil)
        let scene = try scene(String(repeating: "line\n", count: 40))
        scene.view.selectedRange = NSRange(location: 200, length: 0)
        scene.stage.type("2+3=")
        #expect(try await prediction(scene) == "5")
        let before = scene.view.editor.predictions?.shown?.view.frame
        scene.view.contentOffset.y -= 20
        #expect(try await prediction(scene) == "5")
        #expect(scene.view.editor.predictions?.shown?.view.frame == before)
    }

    @Test("A prediction is on the baseline of a line with a larger font")
    func baseline() async throws {
        let scene = try scene()
        let (large, small) = (UIFont.systemFont(ofSize: 40), UIFont.systemFont(ofSize: 12))
        let text = NSMutableAttributedString(string: "A", attributes: [.font: large])
        text.append(NSAttributedString(string: " 2+3", attributes: [.font: small]))
        scene.view.attributedText = text
        scene.view.selectedRange = NSRange(location: 5, length: 0)
        scene.stage.type("=")
        #expect(try await prediction(scene) == "5")
        let frame = try #require(scene.view.editor.predictions?.shown?.view.frame)
        let line = try #require(scene.view.selectionFrames(of: 0..<1).first)
        #expect(abs(frame.minY + small.ascender - line.minY - large.ascender) <= 2)
    }

    @Test("A click on the prediction inserts it, and Escape and read-only text hide it")
    func clicking() async throws {
        let scene = try scene()
        scene.stage.type("12*12=")
        #expect(try await prediction(scene) == "144")
        let frame = try #require(scene.view.editor.predictions?.shown?.view.frame)
        scene.stage.click(at: scene.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        #expect(scene.view.text == "12*12=144")
        scene.view.text = ""
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        try scene.stage.key("escape")
        #expect(try await prediction(scene) == nil)
        scene.stage.type("\n1+1=")
        #expect(try await prediction(scene) == "2")
        scene.view.isEditable = false
        #expect(try await prediction(scene) == nil)
    }

    @Test("Changes of the text storage hide the prediction")
    func storage() async throws {
        let scene = try scene()
        scene.stage.type("1+1=")
        #expect(try await prediction(scene) == "2")
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "5")
        #expect(try await prediction(scene) == nil)
    }
}
