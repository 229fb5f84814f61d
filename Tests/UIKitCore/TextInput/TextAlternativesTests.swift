// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Text with other readings")
@MainActor
struct TextAlternativesTests {
    private func titles(_ scene: TextFieldScene) -> [String] {
        scene.field.editor.alternativeElements.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
    }

    @Test("The edit menu of a word offers its other readings, and replaces it in a step that can be undone")
    func menu() throws {
        let scene = TextFieldScene("say ")
        scene.field.becomeFirstResponder()
        scene.field.insertText("hello", alternatives: ["yellow", "hello", "", "yellow", "cello"], style: .none)
        #expect(scene.field.text == "say hello")
        #expect(titles(scene) == ["yellow", "cello"] && scene.field.editor.markedRuns.isEmpty)
        scene.select(1..<1)
        #expect(titles(scene).isEmpty)
        scene.field.insertText("xx")
        scene.select(8..<8)
        #expect(titles(scene) == ["yellow", "cello"], "The readings stay at their word.")
        scene.stage.press(at: scene.place(8))
        try scene.stage.settle()
        try scene.stage.tap("cello")
        #expect(scene.field.text == "sxxay cello" && titles(scene).isEmpty)
        scene.field.undoManager?.undo()
        #expect(scene.field.text == "sxxay hello")
    }

    @Test("Text of low confidence has a dotted underline until it is changed")
    func underline() throws {
        let scene = TextFieldScene("a ")
        scene.field.becomeFirstResponder()
        scene.field.insertText("bee", alternatives: [], style: .lowConfidence)
        #expect(scene.field.editor.markedRuns.map(\.range) == [2..<5])
        let plain = MarkedRun(2..<5)
        #expect(scene.field.editor.markedRuns != [plain], "The underline is dotted, not that of marked text.")
        scene.field.insertText("s")
        #expect(scene.field.editor.markedRuns.map(\.range) == [2..<5])
        scene.select(3..<3)
        scene.field.insertText("x")
        #expect(scene.field.editor.markedRuns.isEmpty)
        scene.field.insertText("cue", alternatives: ["queue"], style: .lowConfidence)
        scene.field.text = "new"
        #expect(scene.field.editor.markedRuns.isEmpty && titles(scene).isEmpty)
    }

    @Test("Text that the delegate refuses has no readings")
    func refused() throws {
        let scene = TextFieldScene("a")
        scene.field.becomeFirstResponder()
        scene.mayChange = false
        scene.field.insertText("b", alternatives: ["c"], style: .lowConfidence)
        #expect(scene.field.text == "a" && titles(scene).isEmpty && scene.field.editor.markedRuns.isEmpty)
    }
}
