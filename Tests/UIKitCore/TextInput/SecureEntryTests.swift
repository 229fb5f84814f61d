// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@_spi(Toolkit) @testable import UIKitCore

@MainActor
@Suite("Secure entry")
struct SecureEntryTests {
    private static let secret = "hunter2 שלום"

    private func scene() throws -> TextFieldScene {
        let scene = TextFieldScene(Self.secret)
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        UIPasteboard.general.string = "before"
        UIPasteboard.selection.string = "before"
        try scene.stage.settle()
        return scene
    }

    private func method(_ scene: TextFieldScene) throws -> HeadlessTextInputMethod {
        try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
    }

    @Test("Keys, actions, and menus neither copy nor cut the text")
    func clipboard() throws {
        let scene = try scene()
        try scene.keys("ctrl+a", "ctrl+c", "ctrl+insert", "ctrl+x", "shift+delete")
        scene.field.copy(nil)
        scene.field.cut(nil)
        #expect(scene.field.text == Self.secret)
        #expect(UIPasteboard.general.string == "before")
        for action: Selector in ["copy:", "cut:", "select:"] {
            #expect(!scene.field.canPerformAction(action, withSender: nil))
        }
    }

    @Test("A selection by keys, the pointer, or a finger doesn't become the primary selection")
    func primarySelection() throws {
        let scene = try scene()
        try scene.keys("ctrl+a", "end", "shift+home", "shift+ctrl+left")
        scene.stage.mouseDrag(from: scene.place(0), to: scene.place(5))
        scene.stage.tap(at: scene.place(3))
        scene.stage.tap(at: scene.place(3))
        try scene.stage.settle()
        #expect(UIPasteboard.selection.string == "before")
    }

    @Test("An input method receives no surrounding text, and the hints of a password")
    func surroundingText() throws {
        let scene = try scene()
        let method = try method(scene)
        try scene.keys("home", "shift+end")
        scene.stage.type("x")
        method.send(TextInputEdit(preedit: "ka", preeditSelection: 2..<2))
        for update in method.updates {
            #expect(update.state.surroundingText.isEmpty)
            #expect(update.state.purpose == .password)
            #expect(update.state.hints.isSuperset(of: [.hiddenText, .sensitiveData]))
        }
        #expect(!method.updates.isEmpty)
    }

    @Test("Accessibility values have bullets, and words can't be found by movement")
    func accessibility() throws {
        let scene = try scene()
        let value = try #require(scene.field.accessibilityValue)
        #expect(value == String(repeating: "\u{2022}", count: Self.secret.count))
        try scene.keys("home", "ctrl+right")
        #expect(scene.selection.lowerBound == Self.secret.utf16.count)
    }

    @Test("Neither the names of undo actions nor messages contain the text")
    func namesAndLogs() throws {
        let recorder = LogRecorder()
        let scene = try scene()
        try recorder.record {
            scene.stage.type("swordfish")
            try scene.keys("ctrl+a", "ctrl+c", "ctrl+space", "f5", "backspace", "ctrl+z")
        }
        let manager = try #require(scene.field.undoManager)
        #expect(manager.undoActionName == "Typing" || manager.undoActionName.isEmpty)
        #expect(manager.redoActionName == "Typing" || manager.redoActionName.isEmpty)
        #expect(!recorder.texts.contains { $0.contains("swordfish") || $0.contains("hunter2") })
    }

    @Test("The restorable state of the field doesn't contain the text")
    func restoration() throws {
        let scene = try scene()
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        scene.field.encodeRestorableState(with: coder)
        coder.finishEncoding()
        let data = coder.encodedData
        #expect(data.range(of: Data("hunter2".utf8)) == nil)
        #expect(data.range(of: Data("h\0u\0n\0t\0e\0r".utf8)) == nil)
        let state = scene.field.interactionState as Any
        #expect(!String(reflecting: state).contains("hunter2"))
    }

    @Test("No completions are offered from the text or for it")
    func completions() throws {
        let scene = try scene()
        scene.field.text = "secret sec"
        try scene.keys("end", "ctrl+space")
        #expect(scene.stage.application.popups.popups.isEmpty)
        #expect(scene.field.text == "secret sec")
    }
}
