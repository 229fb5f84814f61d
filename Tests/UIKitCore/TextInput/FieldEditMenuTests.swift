// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Text fields: edit menus")
@MainActor
struct FieldEditMenuTests {
    private func bar(_ scene: TextFieldScene) -> EditMenuPopup? {
        scene.stage.application.popups.popups.compactMap { $0 as? EditMenuPopup }.last
    }

    private func list(_ scene: TextFieldScene) -> MenuPopup? {
        scene.stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last
    }

    private func titles(_ scene: TextFieldScene) -> [String] {
        bar(scene)?.bar.cells.map { $0.accessibilityLabel ?? "" } ?? []
    }

    private func doubleTap(_ scene: TextFieldScene, at offset: Int) throws {
        scene.stage.tap(at: scene.place(offset))
        scene.stage.tap(at: scene.place(offset))
        try scene.stage.settle()
    }

    @Test("A double tap selects a word and shows its commands, and Cut cuts it")
    func doubleTapCuts() throws {
        let scene = TextFieldScene("one two three")
        UIPasteboard.general.string = "kept"
        try doubleTap(scene, at: 5)
        #expect(scene.selection == 4..<7)
        #expect(titles(scene) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        try scene.stage.tap("Cut")
        #expect(scene.field.text == "one  three")
        #expect(UIPasteboard.general.string == "two")
        #expect(bar(scene) == nil)
    }

    @Test("Select All selects, and then shows the commands for the selection")
    func selectAll() throws {
        let scene = TextFieldScene("one two")
        try doubleTap(scene, at: 1)
        try scene.stage.tap("Select All")
        try scene.stage.settle()
        #expect(scene.selection == 0..<7)
        #expect(!titles(scene).contains("Select All"))
        #expect(titles(scene).contains("Copy"))
    }

    @Test("A long press shows the caret's menu when it ends")
    func longPress() throws {
        let scene = TextFieldScene("one two")
        scene.stage.press(at: scene.place(5))
        try scene.stage.settle()
        #expect(scene.selection == 5..<5)
        #expect(titles(scene).contains("Select"))
        #expect(!titles(scene).contains("Cut"))
        try scene.stage.tap("Select")
        try scene.stage.settle()
        #expect(scene.selection == 4..<7)
        #expect(titles(scene).contains("Cut"))
    }

    @Test("A tap at the caret shows the menu, another hides it, and one elsewhere moves the caret")
    func toggle() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.tap(at: scene.place(5))
        try scene.stage.settle()
        #expect(bar(scene) == nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: scene.place(5))
        try scene.stage.settle()
        #expect(bar(scene) != nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: scene.place(5))
        try scene.stage.settle()
        #expect(bar(scene) == nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: scene.place(9))
        try scene.stage.settle()
        #expect(bar(scene) == nil)
        #expect(scene.selection == 9..<9)
    }

    @Test("Typing dismisses the bar and inserts the text")
    func typing() throws {
        let scene = TextFieldScene("one two")
        try doubleTap(scene, at: 1)
        scene.stage.type("x")
        #expect(bar(scene) == nil)
        #expect(scene.field.text == "x two")
    }

    @Test("A right click outside the selection moves the caret, and opens a list")
    func secondaryClick() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.click(at: scene.place(5), secondary: true)
        try scene.stage.settle()
        #expect(scene.selection == 5..<5)
        #expect(scene.field.isEditing)
        let rows = try #require(list(scene)).list.rows
        #expect(rows.first { $0.item.title == "Cut" }?.item.isDisabled == true)
        #expect(rows.first { $0.item.title == "Select All" }?.item.isDisabled == false)
        try scene.stage.key("escape")
        scene.select(4..<7)
        scene.stage.click(at: scene.place(5), secondary: true)
        try scene.stage.settle()
        #expect(scene.selection == 4..<7)
        try scene.stage.click(scene.stage.view(named: "Delete"))
        #expect(scene.field.text == "one  three")
    }

    /// The rows of the open list: titles with their key equivalents, and `nil` for separators.
    private func rows(_ scene: TextFieldScene) throws -> [String?] {
        try #require(list(scene)).list.rows.map { row in
            if case .separator = row.item.kind { return nil }
            return row.item.shortcut.isEmpty ? row.item.title : "\(row.item.title) \(row.item.shortcut)"
        }
    }

    private func disabledTitles(_ scene: TextFieldScene) throws -> [String] {
        try #require(list(scene)).list.rows.map(\.item).filter(\.isDisabled).map(\.title)
    }

    @Test("The list has sections, the key equivalents, and Undo instead of Select")
    func listContent() throws {
        let scene = TextFieldScene("one two three")
        UIPasteboard.general.string = "kept"
        scene.stage.click(at: scene.place(5), secondary: true)
        try scene.stage.settle()
        let content = try rows(scene)
        #expect(
            content == [
                "Undo Ctrl+Z", "Redo Ctrl+Shift+Z", nil, "Cut Ctrl+X", "Copy Ctrl+C", "Paste Ctrl+V", "Delete Delete",
                nil,
                "Select All Ctrl+A",
            ])
        #expect(try disabledTitles(scene) == ["Undo", "Redo", "Cut", "Copy", "Delete"])
        try scene.stage.key("escape")
        scene.stage.type("x")
        scene.field.selectAll(nil)
        scene.stage.click(at: scene.place(5), secondary: true)
        try scene.stage.settle()
        #expect(try disabledTitles(scene) == ["Redo", "Select All"])
        try scene.stage.click(scene.stage.view(named: "Undo"))
        #expect(scene.field.text == "one two three")
        scene.stage.click(at: scene.place(5), secondary: true)
        try scene.stage.settle()
        try scene.stage.click(scene.stage.view(named: "Redo"))
        #expect(scene.field.text == "one txwo three")
    }

    @Test("A key equivalent that the application has removed from the main menu isn't shown")
    func removedKeys() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                if builder.system == .main { builder.remove(menu: .undoRedo) }
            }
        }
        let delegate = Delegate()
        let stage = Stage(size: CGSize(width: 400, height: 200), delegate: delegate)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.text = "one"
        stage.show(field)
        field.becomeFirstResponder()
        try stage.key("shift+f10")
        let popup = try #require(stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last)
        let shortcuts = popup.list.rows.map(\.item).map { "\($0.title) \($0.shortcut)" }
        #expect(shortcuts.contains("Undo ") && shortcuts.contains("Cut Ctrl+X"), "\(shortcuts)")
    }

    @Test("Shift+F10 opens the list below the caret and keeps the selection")
    func menuKey() throws {
        let scene = TextFieldScene("one two three")
        scene.field.becomeFirstResponder()
        scene.select(0..<3)
        try scene.stage.key("shift+f10")
        try scene.stage.settle()
        let popup = try #require(list(scene))
        #expect(popup.list.highlighted != nil)
        #expect(popup.anchor.rect.minX >= scene.place(0).x - 2)
        #expect(popup.anchor.rect.maxX <= scene.place(3).x + 2)
        #expect(scene.selection == 0..<3)
    }

    @Test("Secure text can be neither cut nor copied")
    func secret() throws {
        let scene = TextFieldScene("secret")
        scene.field.isSecureTextEntry = true
        try doubleTap(scene, at: 2)
        #expect(!titles(scene).contains("Cut"))
        #expect(!titles(scene).contains("Copy"))
    }

    @Test("A disabled field has no menu")
    func disabled() throws {
        let scene = TextFieldScene("one")
        scene.field.isEnabled = false
        scene.stage.click(at: scene.place(1), secondary: true)
        try scene.stage.settle()
        #expect(list(scene) == nil)
    }

    @Test("The delegate can extend the suggested actions")
    func delegateMenu() throws {
        let scene = TextFieldScene("one two")
        let helper = Helper()
        scene.field.delegate = helper
        try doubleTap(scene, at: 5)
        #expect(titles(scene).last == "Look Up")
        #expect(helper.log == ["4+3", "will present"])
        scene.field.resignFirstResponder()
        #expect(helper.log == ["4+3", "will present", "will dismiss"])
        #expect(bar(scene) == nil)
    }

    private final class Helper: UITextFieldDelegate {
        var log: [String] = []

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("\(range.location)+\(range.length)")
            return UIMenu(children: suggestedActions + [UIAction(title: "Look Up") { _ in }])
        }

        func textField(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.append("will present") }

        func textField(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.append("will dismiss") }
    }
}
