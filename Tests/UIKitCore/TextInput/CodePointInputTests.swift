// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Text input: characters by their code points")
struct CodePointInputTests {
    @Test(
        "Ctrl+Shift+U, digits, and Space, Return, or the release of held modifiers enter a character",
        arguments: [
            (["ctrl+shift+u", "e", "9", "space"], "é"), (["ctrl+shift+u", "1", "f", "6", "0", "0", "return"], "😀"),
            (["ctrl+shift+u", "4", "ctrl+shift+1"], "A"), (["ctrl+shift+u", "shift+e", "shift+9", "space"], "é"),
        ])
    func entry(keys: [String], character: String) throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        scene.select(1..<1)
        for key in keys { try scene.keys(key) }
        #expect(scene.field.text == "a\(character)b" && scene.marked == nil)
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "ab")
    }

    @Test("The digits are shown as marked text, other keys are ignored, and Backspace and Escape take back")
    func digits() throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        scene.select(1..<1)
        try scene.keys("ctrl+shift+u")
        #expect(scene.field.text == "aub" && scene.marked == 1..<2 && scene.selection == 2..<2)
        try scene.keys("3", "b", "x", "left", "ctrl+a", "tab")
        #expect(scene.field.text == "au3bb" && scene.marked == 1..<4)
        try scene.keys("backspace", "backspace")
        #expect(scene.field.text == "aub")
        try scene.keys("backspace")
        #expect(scene.field.text == "ab" && scene.marked == nil)
        try scene.keys("ctrl+shift+u", "4", "escape")
        #expect(scene.field.text == "ab" && scene.field.isFirstResponder)
        scene.stage.type("4")
        #expect(scene.field.text == "a4b")
    }

    @Test(
        "What is no character, or a control character, enters nothing",
        arguments: ["", "d800", "110000", "ffffff", "0", "7", "1b"])
    func invalid(digits: String) throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+shift+u")
        scene.stage.type(digits)
        try scene.keys("space")
        #expect(scene.field.text == "ab" && scene.marked == nil)
    }

    @Test("At most six digits are accepted")
    func limit() throws {
        let scene = TextFieldScene("")
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+shift+u")
        scene.stage.type("00004100000")
        #expect(scene.field.text == "u000041")
        try scene.keys("space")
        #expect(scene.field.text == "A")
    }

    @Test("The end of editing discards the digits, and a change of the text ends the entry")
    func interruption() throws {
        let scene = TextFieldScene("ab")
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+shift+u", "4")
        scene.field.text = "new"
        try scene.keys("1")
        #expect(scene.field.text == "new1")
        try scene.keys("ctrl+shift+u", "4")
        scene.field.resignFirstResponder()
        #expect(scene.field.text == "new1" && scene.marked == nil)
    }

    @Test("The input method is disconnected during the entry, and receives the text after it")
    func inputMethod() throws {
        let scene = TextFieldScene("ab")
        let method = try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
        scene.field.becomeFirstResponder()
        method.send(TextInputEdit(preedit: "ka", preeditSelection: 2..<2))
        try scene.keys("ctrl+shift+u")
        // Composed text is kept.
        #expect(scene.field.text == "abkau" && method.state == nil)
        try scene.keys("4", "1", "space")
        #expect(scene.field.text == "abkaA" && method.state?.surroundingText == "abkaA")
        try scene.keys("ctrl+shift+u", "escape")
        #expect(method.state?.surroundingText == "abkaA")
    }

    @Test("A command of the application with the same keys takes precedence")
    func command() throws {
        let stage = Stage(size: CGSize(width: 400, height: 200), scale: 1)
        let controller = UploadController()
        stage.show(controller)
        controller.field.becomeFirstResponder()
        try stage.key("ctrl+shift+u")
        #expect(controller.count == 1 && controller.field.text == "")
    }

    @Test("A secure text shows no digits")
    func secure() throws {
        let scene = TextFieldScene("")
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        try scene.keys("ctrl+shift+u", "4", "1", "space")
        #expect(scene.field.text == "A")
    }
}

/// A controller with a text field and a command.
private final class UploadController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    var count = 0

    override class var actions: ActionTable { super.actions.adding("upload:", UploadController.upload) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        addKeyCommand(UIKeyCommand(title: "Upload", action: "upload:", input: "u", modifierFlags: [.control, .shift]))
    }

    private func upload() { count += 1 }
}
