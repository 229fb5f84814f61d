// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText
import Windowing
import WindowingHeadless

@MainActor
@Suite("Text views: input methods")
struct TextViewInputMethodTests {
    private func method(_ scene: TextViewScene) throws -> HeadlessTextInputMethod {
        try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
    }

    @Test("Composed text is marked in its line, replaced when it is committed, and undone as one")
    func composing() throws {
        let scene = TextViewScene("ab\ncd")
        scene.view.becomeFirstResponder()
        let method = try method(scene)
        scene.select(4..<4)
        #expect(method.state?.surroundingText == "ab\ncd" && method.state?.cursor == 4)
        method.send(TextInputEdit(preedit: "にほん", preeditSelection: 9..<9))
        #expect(scene.view.text == "ab\ncにほんd")
        let marked = try #require(scene.view.markedTextRange)
        #expect(scene.view.text(in: marked) == "にほん")
        method.send(TextInputEdit(commit: "日本"))
        #expect(scene.view.text == "ab\nc日本d" && scene.view.markedTextRange == nil && scene.selection == 6..<6)
        try scene.keys("ctrl+z")
        #expect(scene.view.text == "ab\ncd")
        method.send(TextInputEdit(preedit: "x\ny"))
        method.send(TextInputEdit())
        #expect(scene.view.text == "ab\ncd")
    }

    @Test("Read-only text has no input method")
    func reading() throws {
        let scene = TextViewScene("ab")
        scene.view.isEditable = false
        let method = try method(scene)
        scene.view.becomeFirstResponder()
        #expect(scene.view.isFirstResponder && method.state == nil)
    }
}
