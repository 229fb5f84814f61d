// SPDX-License-Identifier: MIT
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Main menu")
@MainActor
struct MainMenuTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var builds = 0
        var title = "Reload"
        var log: [String] = []

        override class var actions: ActionTable { super.actions.adding("reload:", Delegate.reload) }
        func reload() { log.append(title) }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builds += 1
            builder.remove(menu: .help)
            builder.insertSibling(UIMenu(title: "Tools", identifier: "tools"), afterMenu: .edit)
            builder.insertChild(
                UIMenu(
                    options: .displayInline,
                    children: [UIKeyCommand(title: title, action: "reload:", input: "r", modifierFlags: .command)]),
                atStartOfMenu: .view)
            builder.replaceChildren(ofMenu: .standardEdit) { Array($0.prefix(2)) }
        }
    }

    @Test("The delegate builds the menu once, and again when it is invalidated")
    func building() throws {
        let delegate = Delegate()
        let stage = Stage(delegate: delegate)
        let root = stage.application.mainMenu.root(of: stage.application)
        #expect(root.children.dropFirst().map(\.title) == ["File", "Edit", "Tools", "View", "Window"])
        let edit = try #require(
            root.elementsInside.first { ($0 as? UIMenu)?.identifier == .standardEdit } as? UIMenu)
        #expect(edit.children.map(\.title) == ["Cut", "Copy"])
        _ = stage.application.mainMenu.root(of: stage.application)
        #expect(delegate.builds == 1)
        UIMenuSystem.main.setNeedsRebuild()
        _ = stage.application.mainMenu.root(of: stage.application)
        #expect(delegate.builds == 2)
    }

    @Test("A shortcut of the main menu works regardless of focus")
    func keys() throws {
        let delegate = Delegate()
        let stage = Stage(delegate: delegate)
        try stage.key("ctrl+r")
        #expect(delegate.log == ["Reload"])
    }

    @Test("Menus can be found, replaced, and inserted; unknown identifiers are ignored")
    func tree() throws {
        let tree = MenuTree(system: .main, root: MainMenu.standard(name: "App"))
        tree.insertSibling(UIMenu(title: "First", identifier: "first"), beforeMenu: .file)
        tree.insertChild(UIMenu(title: "Last", identifier: "last"), atEndOfMenu: .root)
        tree.replace(menu: .edit, with: UIMenu(title: "Change", identifier: .edit))
        tree.insertSibling(UIMenu(title: "Lost"), afterMenu: "nowhere")
        tree.remove(menu: "nowhere")
        #expect(
            tree.root.children.map(\.title) == ["App", "First", "File", "Change", "View", "Window", "Help", "Last"])
        #expect(tree.menu(for: .edit)?.title == "Change")
        #expect(tree.menu(for: "nowhere") == nil)
        #expect(tree.command(for: "performClose:")?.title == "Close Window")
    }

    @Test("Ctrl+Q terminates the application, and Ctrl+W closes the window")
    func quitting() throws {
        let stage = Stage()
        try stage.key("ctrl+q")
        #expect(stage.exitStatus == 0)
        let other = Stage()
        try other.key("ctrl+w")
        #expect(other.window.isHidden)
    }
}
