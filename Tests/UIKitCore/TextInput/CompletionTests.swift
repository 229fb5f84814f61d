// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Text fields: completions")
struct CompletionTests {
    private func list(_ scene: TextFieldScene) -> MenuPopup? {
        scene.stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last
    }

    private func titles(_ scene: TextFieldScene) -> [String] {
        list(scene)?.menu.children.map(\.title) ?? []
    }

    private func scene(_ text: String) -> TextFieldScene {
        let scene = TextFieldScene(text)
        scene.field.becomeFirstResponder()
        return scene
    }

    @Test(
        "Ctrl+Space and F5 list the completions, and Return inserts the highlighted one",
        arguments: ["ctrl+space", "f5"])
    func keys(key: String) throws {
        let scene = scene("constant content con")
        try scene.keys(key)
        #expect(titles(scene) == ["content", "constant"])
        try scene.keys("down", "return")
        try scene.stage.settle()
        #expect(scene.field.text == "constant content constant")
        #expect(scene.selection == 25..<25)
        #expect(list(scene) == nil)
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "constant content con")
    }

    @Test("A single completion is inserted at once")
    func single() throws {
        let scene = scene("paragraph para")
        try scene.keys("ctrl+space")
        #expect(list(scene) == nil)
        #expect(scene.field.text == "paragraph paragraph")
    }

    @Test("Typing narrows the list, and a space ends it")
    func narrowing() throws {
        let scene = scene("constant content con")
        try scene.keys("ctrl+space", "s")
        try scene.stage.settle()
        #expect(scene.field.text == "constant content cons")
        #expect(titles(scene) == ["constant"])
        try scene.keys("backspace")
        try scene.stage.settle()
        #expect(titles(scene) == ["content", "constant"])
        try scene.keys("space")
        try scene.stage.settle()
        #expect(scene.field.text == "constant content con ")
        #expect(list(scene) == nil)
    }

    @Test("Escape closes the list and leaves the text")
    func escape() throws {
        let scene = scene("constant content con")
        try scene.keys("ctrl+space", "escape")
        try scene.stage.settle()
        #expect(list(scene) == nil)
        #expect(scene.field.text == "constant content con")
        #expect(scene.field.isEditing)
    }

    @Test("The list appears only when it is asked for")
    func onlyOnRequest() throws {
        let scene = scene("constant content ")
        scene.stage.type("con")
        try scene.stage.settle()
        #expect(list(scene) == nil)
        try scene.keys("ctrl+a", "ctrl+space")
        #expect(list(scene) == nil)
    }

    @Test("The delegate can refuse a completion")
    func refused() throws {
        let scene = scene("paragraph para")
        scene.mayChange = false
        try scene.keys("ctrl+space")
        #expect(scene.field.text == "paragraph para")
        #expect(scene.log.contains("should change 10+4 to paragraph"))
    }
}
