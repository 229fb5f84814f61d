// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Key commands")
@MainActor
struct KeyCommandTests {
    /// Records the commands that it performs.
    private final class Commander: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        var isBlocked = false

        override var keyCommands: [UIKeyCommand]? { commands }
        override class var actions: ActionTable {
            super.actions.adding("save:", Commander.save).adding("move:", Commander.move)
        }
        override func validate(_ command: UICommand) {
            super.validate(command)
            if isBlocked { command.attributes.insert(.disabled) }
        }

        func save(_ sender: UIKeyCommand) {
            log.append("save \(sender.modifierFlags.contains(.shift) ? "as" : "")")
        }
        func move(_ sender: UICommand) { log.append("move") }
    }

    private final class TextView: UIView, UIKeyInput {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    private func scene() -> (Stage, Commander) {
        let stage = Stage()
        let controller = Commander(nibName: nil, bundle: nil)
        stage.show(controller)
        return (stage, controller)
    }

    @Test("Commands can be added to a controller and removed; a navigation controller has them in addition to its own")
    func added() throws {
        final class Page: UIViewController {
            var count = 0
            override class var actions: ActionTable { super.actions.adding("turn", Page.turn) }
            func turn() { count += 1 }
        }
        final class Stack: UINavigationController {
            var count = 0
            override class var actions: ActionTable { super.actions.adding("shuffle", Stack.shuffle) }
            func shuffle() { count += 1 }
        }
        let stage = Stage()
        let page = Page(nibName: nil, bundle: nil)
        let stack = Stack(rootViewController: UIViewController(nibName: nil, bundle: nil))
        stack.pushViewController(page, animated: false)
        stage.show(stack)
        let field = TextView()
        page.view.addSubview(field)
        field.becomeFirstResponder()
        let command = UIKeyCommand(input: "k", modifierFlags: .command, action: "turn")
        page.addKeyCommand(command)
        page.addKeyCommand(command)
        stack.addKeyCommand(UIKeyCommand(input: "k", modifierFlags: .command, action: "shuffle"))
        #expect(page.keyCommands?.count == 1)
        try stage.key("ctrl+k")
        #expect(page.count == 1 && stack.count == 0)
        page.removeKeyCommand(command)
        #expect(page.keyCommands == nil)
        try stage.key("ctrl+k")
        #expect(page.count == 1 && stack.count == 1)
        try stage.key("escape")
        try stage.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("Ctrl corresponds to Command, and Shift distinguishes commands")
    func control() throws {
        let (stage, controller) = scene()
        controller.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
            UIKeyCommand(input: "S", modifierFlags: [.command, .shift], action: "save:"),
        ]
        try stage.key("ctrl+s")
        try stage.key("ctrl+shift+s")
        try stage.key("s")
        try stage.key("alt+s")
        #expect(controller.log == ["save ", "save as"])
    }

    @Test("Plain letters are text in text inputs and commands elsewhere; commands with priority come first")
    func text() throws {
        let (stage, controller) = scene()
        controller.commands = [UIKeyCommand(input: "m", modifierFlags: [], action: "move:")]
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        controller.view.addSubview(view)
        stage.type("m")
        #expect(controller.log == ["move"])
        view.becomeFirstResponder()
        stage.type("mm")
        #expect(view.text == "mm")
        #expect(controller.log == ["move"])
        controller.commands[0].wantsPriorityOverSystemBehavior = true
        stage.type("m")
        #expect(view.text == "mm")
        #expect(controller.log == ["move", "move"])
    }

    @Test("Arrow keys move focus or scroll first, and trigger commands if they aren't used")
    func arrows() throws {
        let (stage, controller) = scene()
        controller.commands = [
            UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "move:")
        ]
        try stage.key("down")
        #expect(controller.log == ["move"])
    }

    @Test("A command disabled by its target doesn't consume its key")
    func validation() throws {
        let (stage, controller) = scene()
        controller.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
        controller.isBlocked = true
        try stage.key("ctrl+s")
        #expect(controller.log == [])
        controller.isBlocked = false
        try stage.key("ctrl+s")
        #expect(controller.log == ["save "])
    }

    @Test("An alternate is performed with its modifiers")
    func alternates() throws {
        let (stage, controller) = scene()
        controller.commands = [
            UIKeyCommand(
                title: "Save", action: "save:", input: "s", modifierFlags: .command,
                alternates: [UICommandAlternate(title: "Move", action: "move:", modifierFlags: .alternate)])
        ]
        try stage.key("ctrl+alt+s")
        try stage.key("ctrl+s")
        #expect(controller.log == ["move", "save "])
    }

    @Test("Left and right are exchanged in right-to-left layout, unless the command disables that")
    func mirroring() {
        let command = UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: "move:")
        #expect(command.effectiveInput(isRightToLeft: true) == UIKeyCommand.inputRightArrow)
        command.allowsAutomaticMirroring = false
        #expect(command.effectiveInput(isRightToLeft: true) == UIKeyCommand.inputLeftArrow)
    }

    @Test("In a non-Latin layout, the key at the Latin letter's position triggers the command")
    func localization() {
        let key = UIKey(
            characters: "\u{13}", charactersIgnoringModifiers: "ы", modifierFlags: .control, keyCode: .keyboardS)
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
        #expect(command.matches(KeyStroke(key), isRightToLeft: false))
        command.allowsAutomaticLocalization = false
        #expect(!command.matches(KeyStroke(key), isRightToLeft: false))
    }

    @Test("Shortcuts are written in the usual desktop notation")
    func words() {
        let command = UIKeyCommand(
            input: UIKeyCommand.f5, modifierFlags: [.command, .shift, .alternate], action: "save:")
        #expect(command.shortcutText == "Ctrl+Alt+Shift+F5")
        #expect(UIKeyCommand(input: "\r", modifierFlags: [], action: "save:").shortcutText == "Return")
    }

    @Test("Ctrl+Z undoes the last change, Shift+Ctrl+Z redoes it, and the Edit menu names it")
    func undo() throws {
        let (stage, controller) = scene()
        func rename(_ controller: Commander, to title: String) {
            let old = controller.log
            controller.undoManager?.registerUndo(withTarget: controller) { controller in
                rename(controller, to: old.last ?? "")
            }
            controller.undoManager?.setActionName("Rename")
            controller.log = [title]
        }
        rename(controller, to: "new")
        stage.advance(by: 0.1)
        let item = try #require(
            stage.application.mainMenu.root(of: stage.application).elementsInside
                .compactMap { $0 as? UICommand }.first { $0.action == "undo:" })
        #expect(CommandSearch(start: controller).validated(item)?.command.title == "Undo Rename")
        try stage.key("ctrl+z")
        #expect(controller.log == [""])
        try stage.key("ctrl+shift+z")
        #expect(controller.log == ["new"])
    }
}
