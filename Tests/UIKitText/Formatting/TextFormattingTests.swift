// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: editing of attributes")
struct TextFormattingTests {
    private func scene(_ text: String, allows: Bool = true) -> TextViewScene {
        let scene = TextViewScene(text, size: CGSize(width: 320, height: 100), in: CGSize(width: 480, height: 640))
        scene.view.allowsEditingTextAttributes = allows
        scene.view.becomeFirstResponder()
        return scene
    }

    private func isBold(_ offset: Int, _ scene: TextViewScene) -> Bool {
        let font = scene.view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    private func isUnderlined(_ offset: Int, _ scene: TextViewScene) -> Bool {
        scene.view.textStorage.attribute(.underlineStyle, at: offset, effectiveRange: nil) as? Int == 1
    }

    @Test("Ctrl+B makes the selection bold, and regular if all of it is bold; both can be undone")
    func bold() throws {
        let scene = scene("one two three")
        scene.select(4..<7)
        try scene.keys("ctrl+b")
        #expect(isBold(4, scene) && isBold(6, scene) && !isBold(3, scene) && !isBold(7, scene))
        #expect(scene.selection == 4..<7)
        scene.select(0..<7)
        try scene.keys("ctrl+b")
        #expect(isBold(0, scene) && isBold(5, scene))
        try scene.keys("ctrl+b")
        #expect(!isBold(0, scene) && !isBold(5, scene))
        try scene.keys("ctrl+z", "ctrl+z")
        #expect(!isBold(0, scene) && isBold(5, scene))
        try scene.keys("ctrl+z")
        #expect(!isBold(5, scene) && scene.view.text == "one two three")
        try scene.keys("ctrl+shift+z")
        #expect(isBold(5, scene) && !isBold(0, scene))
    }

    @Test("Without a selection, the commands apply to the text typed next")
    func typing() throws {
        let scene = scene("ab")
        scene.select(2..<2)
        try scene.keys("ctrl+u", "c")
        #expect(isUnderlined(2, scene) && !isUnderlined(1, scene))
        try scene.keys("ctrl+u", "d")
        #expect(scene.view.text == "abcd" && !isUnderlined(3, scene))
    }

    @Test("Sizes of fonts are increased and decreased run by run")
    func sizes() {
        let scene = scene("ab")
        scene.view.textStorage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        scene.select(0..<2)
        scene.view.increaseSize(nil)
        func size(_ offset: Int) -> CGFloat? {
            (scene.view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(0) == 18 && size(1) == 31)
        scene.view.decreaseSize(nil)
        #expect(size(0) == 17 && size(1) == 30)
    }

    @Test("The commands need permission, and are in a submenu of the edit menu")
    func permission() throws {
        let plain = scene("one", allows: false)
        plain.select(0..<3)
        try plain.keys("ctrl+b")
        #expect(!isBold(0, plain))
        let scene = scene("one")
        scene.select(0..<3)
        #expect(scene.view.canPerformAction("toggleItalics:", withSender: nil))
        scene.stage.click(at: scene.place(1), secondary: true)
        scene.stage.advance(by: 0.5)
        try scene.stage.tap("Font")
        scene.stage.advance(by: 0.5)
        try scene.stage.tap("Underline")
        scene.stage.advance(by: 0.5)
        #expect(isUnderlined(0, scene))
    }
}
