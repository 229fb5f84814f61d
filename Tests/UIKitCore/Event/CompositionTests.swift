// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import UIKitText
import Windowing

@testable import UIKitCore

/// Backspace and Escape cancel a waiting accent, and have no other effect.
@MainActor
@Suite("Waiting accents")
struct CompositionTests {
    private typealias Code = LayoutKeyboard.Code

    /// The keys of the accents in the layout: tilde with Shift; Compose on Menu.
    private enum Key {
        static let deadTilde: UInt32 = 41
        static let y: UInt32 = 21
        static let a: UInt32 = 30
        static let o: UInt32 = 24
        static let left: UInt32 = 105
        static let c: UInt32 = 46
    }

    /// Creates the stage in the test itself, so that another test's doesn't end it.
    @MainActor
    private final class Bench {
        lazy var stage = Stage(size: CGSize(width: 500, height: 400))
    }

    private let bench = Bench()
    private var stage: Stage { bench.stage }

    /// Begins a sequence: an accent, or the Compose key and a letter.
    private func begin(_ keyboard: LayoutKeyboard, compose: Bool) {
        guard !compose else { return keyboard.strike(Code.menu, Key.o) }
        keyboard.hold(.shift)
        keyboard.strike(Key.deadTilde)
        keyboard.hold([])
    }

    private func keyboard() throws -> LayoutKeyboard {
        try LayoutKeyboard(stage, variant: "intl", options: "compose:menu")
    }

    private func edit(_ input: some UIView & UITextInput) {
        input.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
        stage.show(input)
        input.becomeFirstResponder()
        input.insertText("x")
    }

    private func text(_ input: some UITextInput) -> String? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
    }

    @Test("Backspace in a field cancels the accent and deletes nothing", arguments: [false, true])
    func backspaceInField(compose: Bool) throws {
        let (field, keyboard) = (UITextField(), try keyboard())
        edit(field)
        begin(keyboard, compose: compose)
        keyboard.strike(Code.backspace, Key.y)
        #expect(text(field) == "xy")
        keyboard.strike(Code.backspace)
        #expect(text(field) == "x")
    }

    @Test("Backspace in a text view cancels the accent and deletes nothing", arguments: [false, true])
    func backspaceInTextView(compose: Bool) throws {
        let (view, keyboard) = (UITextView(), try keyboard())
        edit(view)
        begin(keyboard, compose: compose)
        keyboard.strike(Code.backspace, Key.y)
        #expect(text(view) == "xy")
    }

    @Test("Escape in a field cancels the accent, and editing continues", arguments: [false, true])
    func escapeInField(compose: Bool) throws {
        let (field, keyboard) = (UITextField(), try keyboard())
        edit(field)
        begin(keyboard, compose: compose)
        keyboard.strike(Code.escape, Key.a)
        #expect(field.isFirstResponder)
        #expect(text(field) == "xa")
    }

    @Test("While the key that cancelled the accent is held, its repetitions have no effect either")
    func heldKey() throws {
        let (field, keyboard) = (UITextField(), try keyboard())
        edit(field)
        begin(keyboard, compose: false)
        keyboard.send(Code.backspace, .down)
        for _ in 0..<3 { keyboard.send(Code.backspace, .repeated) }
        keyboard.send(Code.backspace, .up)
        #expect(text(field) == "x")
        keyboard.strike(Code.backspace)
        #expect(text(field) == "")
    }

    @Test("An arrow cancels the accent and moves")
    func arrow() throws {
        let (field, keyboard) = (UITextField(), try keyboard())
        edit(field)
        begin(keyboard, compose: false)
        keyboard.strike(Key.left, Key.a)
        #expect(text(field) == "ax")
    }

    @Test("Escape in the field of an alert cancels the accent, and the alert stays")
    func alert() throws {
        let (controller, keyboard) = (UIViewController(), try keyboard())
        stage.show(controller.view)
        stage.window.rootViewController = controller
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        try stage.settle()
        begin(keyboard, compose: false)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(controller.presentedViewController === alert)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("Escape in a sheet cancels the accent, and the sheet stays")
    func sheet() throws {
        let (controller, keyboard) = (UIViewController(), try keyboard())
        stage.window.rootViewController = controller
        let sheet = UIViewController()
        controller.present(sheet, animated: false)
        try stage.settle()
        begin(keyboard, compose: true)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(controller.presentedViewController === sheet)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("Escape in a menu cancels the accent, and the menu stays open")
    func menu() throws {
        let keyboard = try keyboard()
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 36)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        stage.show(button)
        try stage.click(button)
        #expect(stage.application.popups.popups.count == 1)
        begin(keyboard, compose: false)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(stage.application.popups.popups.count == 1)
        keyboard.strike(Code.escape)
        try stage.settle()
        #expect(stage.application.popups.popups.isEmpty)
    }

    @Test("A shortcut cancels the accent and works")
    func shortcut() throws {
        let (field, keyboard) = (UITextField(), try keyboard())
        edit(field)
        field.selectAll(nil)
        begin(keyboard, compose: false)
        keyboard.hold(.control)
        keyboard.strike(Key.c)
        keyboard.hold([])
        #expect(UIPasteboard.general.string == "x")
        keyboard.strike(Key.a)
        #expect(text(field) == "a")
    }
}
