// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText
import Windowing
import WindowingHeadless

@MainActor
@Suite("Controllers of input views")
struct UIInputViewControllerTests {
    @Test("A controller's view slides in, appears, edits the text, and leaves when it dismisses the keyboard")
    func edits() throws {
        let scene = KeyboardScene("one two\nthree four")
        let keyboard = scene.keyboard
        scene.text.becomeFirstResponder()
        try scene.stage.settle()
        #expect(keyboard.view.window != nil && keyboard.inputView?.inputViewStyle == .keyboard)
        #expect(keyboard.view.bounds.height == 300, "A view without constraints is as high as a keyboard.")
        #expect(keyboard.appearances == ["will appear", "did appear"])
        let proxy = keyboard.textDocumentProxy
        scene.select(10..<13)
        #expect(proxy.documentContextBeforeInput == "th" && proxy.documentContextAfterInput == " four")
        #expect(proxy.selectedText == "ree" && proxy.hasText)
        proxy.insertText("x")
        #expect(scene.text.text == "one two\nthx four")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(scene.text.selectedRange == NSRange(location: 0, length: 0))
        #expect(proxy.documentContextBeforeInput == nil && proxy.selectedText == nil)
        proxy.adjustTextPosition(byCharacterOffset: 3)
        proxy.setMarkedText("か", selectedRange: NSRange(location: 1, length: 99))
        #expect(scene.text.text == "oneか two\nth four" && scene.text.markedTextRange != nil)
        proxy.unmarkText()
        #expect(scene.text.markedTextRange == nil)
        keyboard.dismissKeyboard()
        try scene.stage.settle()
        #expect(!scene.text.isFirstResponder && keyboard.view.window == nil && !proxy.hasText)
        #expect(keyboard.appearances.suffix(2) == ["will disappear", "did disappear"])
    }

    @Test("A controller is notified of changes of the text and the selection by any source")
    func notifications() throws {
        let scene = KeyboardScene("ab")
        scene.text.becomeFirstResponder()
        try scene.stage.settle()
        scene.keyboard.log = []
        scene.stage.type("c")
        #expect(scene.keyboard.log.contains("text will") && scene.keyboard.log.contains("text did"))
        scene.keyboard.log = []
        scene.select(0..<1)
        #expect(scene.keyboard.log == ["selection will", "selection did"])
    }

    @Test("Moving by characters doesn't split them, and a secure text isn't read")
    func characters() throws {
        let scene = KeyboardScene("a👨‍👩‍👧b")
        scene.text.becomeFirstResponder()
        try scene.stage.settle()
        scene.select(0..<0)
        scene.keyboard.textDocumentProxy.adjustTextPosition(byCharacterOffset: 2)
        #expect(scene.keyboard.textDocumentProxy.documentContextAfterInput == "b")
        let identifier = scene.keyboard.textDocumentProxy.documentIdentifier
        #expect(scene.keyboard.textDocumentProxy.documentIdentifier == identifier)
        scene.field.text = "secret"
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        let proxy = scene.keyboard.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == nil && proxy.isSecureTextEntry && proxy.hasText)
        #expect(proxy.documentIdentifier != identifier)
    }

    @Test("The input mode is the controller's language, otherwise that of the keyboard's layout")
    func inputModes() throws {
        let scene = KeyboardScene("")
        scene.text.becomeFirstResponder()
        try scene.stage.settle()
        let changes = ModeChanges()
        let system = scene.stage.system
        let layouts = KeyboardLayouts(names: ["German", "English (UK)", "Klingon?"], active: 1)
        system.delegate?.windowSystem(system, didChange: layouts)
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de", "en-GB", nil])
        #expect(scene.text.textInputMode?.primaryLanguage == "en-GB" && changes.count == 1)
        system.delegate?.windowSystem(system, didChange: layouts)
        #expect(changes.count == 1)
        scene.keyboard.primaryLanguage = "ja"
        #expect(scene.keyboard.textDocumentProxy.documentInputMode?.primaryLanguage == "ja" && changes.count == 2)
        system.delegate?.windowSystem(system, didChange: KeyboardLayouts(names: [], active: 7))
        scene.keyboard.primaryLanguage = nil
        #expect(scene.text.textInputMode == nil)
    }

    @Test("An accessory view's controller takes precedence over the view")
    func accessoryController() throws {
        let scene = KeyboardScene("")
        let bar = UIInputViewController()
        bar.inputView = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 40), inputViewStyle: .default)
        scene.field.accessoryController = bar
        scene.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 99))
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        #expect(bar.view.frame.size == CGSize(width: 900, height: 40))
        #expect(scene.field.inputAccessoryView?.window == nil)
    }

    @Test("A controller that is shown as a child doesn't become the input view of a text in it")
    func child() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let controller = UIInputViewController()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        controller.view.addSubview(field)
        stage.show(controller)
        field.becomeFirstResponder()
        try stage.settle()
        #expect(field.isFirstResponder && controller.view.superview === stage.window)
    }
}

@MainActor
private final class KeyboardScene {
    let stage = Stage(size: CGSize(width: 900, height: 600))
    let keyboard = KeyboardController()
    let text = KeyboardTextView(frame: CGRect(x: 20, y: 20, width: 400, height: 200))
    let field = KeyboardField(frame: CGRect(x: 20, y: 240, width: 400, height: 34))

    init(_ string: String) {
        text.text = string
        text.controller = keyboard
        field.controller = keyboard
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        root.addSubview(text)
        root.addSubview(field)
        stage.show(root)
    }

    func select(_ range: Range<Int>) {
        text.selectedRange = NSRange(location: range.lowerBound, length: range.count)
    }
}

private final class KeyboardTextView: UITextView {
    var controller: UIInputViewController?
    override var inputViewController: UIInputViewController? { controller }
}

private final class KeyboardField: UITextField {
    var controller: UIInputViewController?
    var accessoryController: UIInputViewController?
    override var inputViewController: UIInputViewController? { controller }
    override var inputAccessoryViewController: UIInputViewController? { accessoryController }
}

private final class KeyboardController: UIInputViewController {
    var log: [String] = []
    var appearances: [String] = []

    override func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
    override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
    override func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
    override func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
    override func viewWillAppear(_ animated: Bool) { appearances.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { appearances.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { appearances.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("did disappear") }
}

/// Counts changes of the input mode.
@MainActor
private final class ModeChanges {
    private(set) var count = 0
    private var observer: (any NSObjectProtocol)?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
