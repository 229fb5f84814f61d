// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Suggested passwords")
struct SuggestedPasswordTests {
    private static let title = "Suggest Password"

    private func scene(_ rules: String? = nil) throws -> TextFieldScene {
        let scene = TextFieldScene()
        scene.field.isSecureTextEntry = true
        scene.field.textContentType = .newPassword
        scene.field.passwordRules = rules.map { UITextInputPasswordRules(descriptor: $0) }
        scene.field.becomeFirstResponder()
        try scene.stage.settle()
        return scene
    }

    /// Opens the edit menu, and returns the titles of its commands.
    private func titles(_ scene: TextFieldScene) throws -> [String] {
        try scene.stage.key("shift+f10")
        try scene.stage.settle()
        let list = scene.stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last
        return list?.list.rows.map(\.item.title) ?? []
    }

    private func expectCommand(_ isExpected: Bool, in scene: TextFieldScene) throws {
        let commands = try titles(scene)
        #expect(commands.contains(Self.title) == isExpected)
        try scene.keys("escape")
        try scene.stage.settle()
    }

    @Test("The command of the edit menu enters a password that follows the rules")
    func entering() throws {
        let scene = try scene("required: digit; minlength: 9; maxlength: 9")
        scene.watch()
        scene.log = []
        let commands = try titles(scene)
        #expect(commands.first == Self.title)
        try scene.stage.click(scene.stage.view(named: Self.title))
        let password = try #require(scene.field.text)
        #expect(password.count == 9)
        #expect(password.allSatisfy { $0.isNumber })
        #expect(scene.selection == 9..<9)
        #expect(scene.log == ["should change 0+0 to \(password)", "selection", "editingChanged", "note: changed"])
    }

    @Test("Without rules, the password has 20 characters, replaces the text, and can be undone")
    func replacing() throws {
        let scene = try scene()
        scene.stage.type("old")
        _ = try titles(scene)
        try scene.stage.click(scene.stage.view(named: Self.title))
        #expect(scene.field.text?.count == 20)
        #expect(scene.field.text?.contains("old") == false)
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "old")
    }

    @Test("Only secure fields for a new password that can be edited, and whose rules can be followed, have the command")
    func conditions() throws {
        let scene = try scene()
        scene.field.isSecureTextEntry = false
        try expectCommand(false, in: scene)
        scene.field.isSecureTextEntry = true
        scene.field.textContentType = .password
        try expectCommand(false, in: scene)
        scene.field.textContentType = .newPassword
        scene.field.passwordRules = UITextInputPasswordRules(
            descriptor: "required: upper; required: lower; maxlength: 1")
        try expectCommand(false, in: scene)
        scene.field.passwordRules = nil
        try expectCommand(true, in: scene)
    }

    @Test("The password is also entered in the field that asks for it again, but not in other secure fields")
    func confirmation() throws {
        let scene = try scene()
        let (again, other) = (UITextField(), UITextField())
        for (index, field) in [again, other].enumerated() {
            field.frame = CGRect(x: 20, y: 70 + 40 * CGFloat(index), width: 200, height: 34)
            field.isSecureTextEntry = true
            scene.field.superview?.addSubview(field)
        }
        again.textContentType = .newPassword
        other.textContentType = .password
        _ = try titles(scene)
        try scene.stage.click(scene.stage.view(named: Self.title))
        #expect(scene.field.text?.count == 20)
        #expect(again.text == scene.field.text)
        #expect(other.text == "")
    }

    @Test("The password is in no pasteboard, message, undo action, or accessibility value")
    func secrecy() throws {
        let recorder = LogRecorder()
        let scene = try scene()
        UIPasteboard.general.string = "before"
        UIPasteboard.selection.string = "before"
        try recorder.record {
            _ = try titles(scene)
            try scene.stage.click(scene.stage.view(named: Self.title))
            try scene.keys("ctrl+a", "ctrl+c", "ctrl+x")
        }
        let password = try #require(scene.field.text)
        #expect(password.count == 20)
        #expect(UIPasteboard.general.string == "before")
        #expect(UIPasteboard.selection.string == "before")
        #expect(!recorder.texts.contains { $0.contains(password) })
        #expect(scene.field.undoManager?.undoActionName.contains(password) == false)
        #expect(scene.field.accessibilityValue == String(repeating: "\u{2022}", count: 20))
    }

    @Test("Rules keep their descriptor, and a search bar passes them to its field")
    func descriptors() throws {
        let rules = UITextInputPasswordRules(descriptor: "unknown: 1")
        #expect(rules.passwordRulesDescriptor == "unknown: 1")
        #expect((rules.copy() as? UITextInputPasswordRules)?.passwordRulesDescriptor == "unknown: 1")
        let bar = UISearchBar()
        bar.passwordRules = rules
        #expect(bar.searchTextField.passwordRules === rules)
    }
}
