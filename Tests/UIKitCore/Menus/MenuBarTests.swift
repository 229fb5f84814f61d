// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Menu bar and list of key commands")
@MainActor
struct MenuBarTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        override class var actions: ActionTable { super.actions.adding("reload:", Delegate.reload) }
        func reload() { log.append("reload") }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builder.insertChild(
                UIMenu(
                    options: .displayInline,
                    children: [UIKeyCommand(title: "Reload", action: "reload:", input: "r", modifierFlags: .command)]),
                atStartOfMenu: .view)
        }
    }

    private func openTitles(_ stage: Stage) -> [String] {
        stage.window.menuBar?.items.filter(\.isOpen).map(\.menu.title) ?? []
    }

    @Test("A visible bar is laid out above the content, and hiding it restores the content's frame")
    func place() throws {
        let stage = Stage()
        let controller = UIViewController()
        stage.show(controller)
        stage.window.menuBarVisibility = .visible
        try stage.settle()
        #expect(controller.view.frame.minY == Theme.Menu.barHeight)
        #expect(controller.view.frame.maxY == 300)
        try stage.expect("File")
        stage.resize(to: CGSize(width: 500, height: 350))
        #expect(controller.view.frame == CGRect(x: 0, y: 32, width: 500, height: 318))
        stage.window.menuBarVisibility = .hidden
        try stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 350))
        try stage.expectNot("File")
    }

    @Test("F10 and a tap of Alt show the bar while it is in use; Escape hides it")
    func keys() throws {
        let delegate = Delegate()
        let stage = Stage(size: CGSize(width: 600, height: 400), delegate: delegate)
        stage.show(UIViewController())
        try stage.expectNot("File")
        try stage.key("f10")
        try stage.settle()
        try stage.expect("File")
        try stage.key("right")
        try stage.settle()
        #expect(openTitles(stage) == ["File"])
        try stage.key("right")
        try stage.key("right")
        try stage.settle()
        #expect(openTitles(stage) == ["View"])
        try stage.key("home")
        try stage.key("return")
        try stage.settle()
        #expect(delegate.log == ["reload"])
        try stage.expectNot("File")
        stage.strikeAlt()
        try stage.settle()
        #expect(openTitles(stage).count == 1)
        try stage.key("escape")
        try stage.settle()
        #expect(stage.window.menuBar == nil)
        // With another key in between, it is a shortcut.
        try stage.key("alt+x")
        #expect(stage.window.menuBar == nil)
    }

    private final class Editor: UIViewController {
        private(set) var log: [String] = []

        override class var actions: ActionTable {
            super.actions.adding("sharpen:", Editor.sharpen).adding("reload:", Editor.reload)
        }

        private func sharpen() { log.append("sharpen") }
        private func reload() { log.append("reload") }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(title: "Sharpen", action: "sharpen:", input: "h", modifierFlags: .command),
                UIKeyCommand(title: "Reload", action: "reload:", input: "r", modifierFlags: .command),
                UIKeyCommand(input: "j", modifierFlags: .command, action: "sharpen:"),
            ]
        }
    }

    @Test("Key commands that the main menu doesn't contain are in the application's menu and group of shortcuts, once")
    func keyCommands() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600), delegate: Delegate())
        let editor = Editor()
        stage.show(editor)
        let groups = CommandSearch(start: stage.window.keyResponder).available()
        let own = try #require(groups.first)
        #expect(own.title == stage.application.name && own.commands.map(\.title).first == "Sharpen")
        #expect(groups.flatMap(\.commands).count { $0.title == "Reload" } == 1)
        #expect(groups.first { $0.title == "View" }?.commands.map(\.title).contains("Reload") == true)
        try stage.key("f10")
        try stage.settle()
        #expect(openTitles(stage) == [stage.application.name])
        try stage.tap("Sharpen")
        try stage.settle()
        #expect(editor.log == ["sharpen"])
    }

    @Test("A press opens a menu, hovering opens others, and a press on the open title closes it")
    func pointer() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600))
        stage.show(UIViewController())
        stage.window.menuBarVisibility = .visible
        try stage.settle()
        let bar = try #require(stage.window.menuBar)
        func middle(_ index: Int) -> CGPoint {
            bar.items[index].convert(CGPoint(x: 10, y: 10), to: stage.window)
        }
        stage.click(at: middle(1))
        try stage.settle()
        #expect(openTitles(stage) == ["File"])
        try stage.expect("Close Window")
        stage.hover(at: middle(2))
        try stage.settle()
        #expect(openTitles(stage) == ["Edit"])
        #expect(stage.application.popups.popups.count == 1)
        stage.click(at: middle(2))
        try stage.settle()
        #expect(openTitles(stage) == [])
        #expect(stage.application.popups.popups.isEmpty)
        stage.hover(at: middle(3))
        #expect(openTitles(stage) == [])
    }

    @Test("Holding Control for a second lists the key commands; releasing it or a shortcut hides the list")
    func keyList() throws {
        let stage = Stage(size: CGSize(width: 400, height: 280))
        stage.show(UIViewController())
        stage.hold(control: true)
        stage.advance(by: 0.8)
        try stage.expectNot("Close Window")
        stage.advance(by: 0.5)
        try stage.expect("Close Window")
        try stage.expect("Ctrl+W")
        stage.hold(control: false)
        try stage.settle()
        try stage.expectNot("Close Window")
        // Not while another key is pressed.
        try stage.key("ctrl+b")
        stage.advance(by: 2)
        try stage.expectNot("Close Window")
        try stage.key("ctrl+/")
        try stage.settle()
        try stage.expect("Close Window")
        try stage.key("escape")
        try stage.settle()
        try stage.expectNot("Close Window")
    }

    @Test("Alt with the underlined letter of a title opens the menu; the letters are underlined while Alt is held")
    func mnemonics() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600))
        stage.show(UIViewController())
        stage.window.menuBarVisibility = .visible
        try stage.settle()
        let bar = try #require(stage.window.menuBar)
        let letters = bar.items.compactMap { item in item.mnemonic.map { item.menu.title[$0].lowercased() } }
        #expect(letters.count == bar.items.count && Set(letters).count == letters.count)
        #expect(bar.items.first { $0.menu.title == "File" }.map { $0.mnemonic == $0.menu.title.startIndex } == true)
        #expect(!bar.showsMnemonics)
        stage.hold(alt: true)
        #expect(bar.showsMnemonics && bar.items.allSatisfy(\.showsMnemonic))
        stage.hold(alt: false)
        #expect(!bar.showsMnemonics)
        try stage.key("escape")
        try stage.settle()
        try stage.key("alt+f")
        try stage.settle()
        #expect(openTitles(stage) == ["File"])
        try stage.key("escape")
        try stage.settle()
        // A hidden bar has no letters.
        stage.window.menuBarVisibility = .hidden
        try stage.key("alt+f")
        #expect(stage.window.menuBar == nil)
        stage.window.menuBarVisibility = .automatic
        try stage.key("alt+f")
        try stage.settle()
        #expect(openTitles(stage) == ["File"])
    }

    @Test("With sticky keys, a press of Alt doesn't open the menu bar, and Alt is in effect for the next key")
    func stickyAlt() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600))
        stage.show(UIViewController())
        stage.latchAlt()
        try stage.settle()
        #expect(stage.window.menuBar == nil)
        try stage.key("alt+f")
        try stage.settle()
        #expect(openTitles(stage) == ["File"])
    }
}
