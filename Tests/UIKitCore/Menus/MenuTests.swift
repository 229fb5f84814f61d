// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore
@testable import Windowing

@Suite("Menus")
@MainActor
struct MenuTests {
    /// A stage with a button that has a menu, and a record of the selected elements.
    @MainActor
    private final class Scene {
        let stage: Stage
        let button: UIButton
        var log: [String] = []

        init(_ menu: (Scene) -> UIMenu) {
            stage = Stage(size: CGSize(width: 500, height: 400))
            button = UIButton(configuration: .gray())
            button.configuration?.title = "Open"
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 36)
            button.menu = menu(self)
            button.showsMenuAsPrimaryAction = true
            stage.show(button)
        }

        func action(
            _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.log.append($0.title) }
        }

        var levels: [MenuPopup] { stage.application.popups.popups.compactMap { $0 as? MenuPopup } }

        var highlighted: String? {
            levels.last { $0.list.highlighted != nil }.flatMap { popup in
                popup.list.highlighted.flatMap { popup.list.item(at: $0)?.title }
            }
        }

        func keys(_ names: String...) throws {
            for name in names { try stage.key(name) }
        }
    }

    private func plain() -> Scene {
        Scene { scene in
            UIMenu(children: [
                scene.action("Apple"), scene.action("Banana", .disabled), scene.action("Cherry"),
                UIMenu(
                    title: "More",
                    children: [scene.action("Damson"), UIMenu(title: "Deep", children: [scene.action("Elder")])]),
                scene.action("Fig", .destructive),
            ])
        }
    }

    @Test("A press opens the menu below its button, and a click performs an element and dismisses the menu")
    func click() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        let popup = try #require(scene.levels.first)
        #expect(popup.place.minX == 20)
        #expect(popup.place.minY == 20 + 36 + Theme.Menu.gap)
        #expect(scene.button.isHighlighted)
        try scene.stage.click(scene.stage.view(named: "Cherry"))
        try scene.stage.settle()
        #expect(scene.log == ["Cherry"])
        #expect(scene.levels.isEmpty)
        #expect(!scene.button.isHighlighted)
    }

    @Test("A disabled element does nothing and does not dismiss the menu")
    func disabled() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.click(scene.stage.view(named: "Banana"))
        #expect(scene.log == [])
        #expect(scene.levels.count == 1)
    }

    @Test("A button held down selects the element at which it is released")
    func pressDragRelease() throws {
        let scene = plain()
        let start = CGPoint(x: 60, y: 38)
        func send(_ kind: PointerEvent.Kind, _ point: CGPoint) {
            scene.stage.send(.pointer(PointerEvent(kind: kind, location: point, timestamp: scene.stage.now)))
        }
        send(.entered, start)
        send(.pressed(.left), start)
        try scene.stage.settle()
        let list = try #require(scene.levels.first).list
        let row = list.rows[2]
        let target = row.convert(CGPoint(x: 40, y: 10), to: scene.stage.window)
        scene.stage.advance(by: 0.3)
        send(.moved, target)
        #expect(scene.highlighted == "Cherry")
        send(.released(.left), target)
        try scene.stage.settle()
        #expect(scene.log == ["Cherry"])
    }

    @Test("The click that opens the menu selects nothing")
    func clickKeepsOpen() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        #expect(scene.levels.count == 1)
        #expect(scene.log == [])
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        #expect(scene.levels.isEmpty)
    }

    @Test("Arrow keys wrap around selectable items and enter and leave submenus; Return performs")
    func keyboard() throws {
        let scene = plain()
        scene.stage.window.focusedView = scene.button
        try scene.keys("return")
        try scene.stage.settle()
        #expect(scene.highlighted == "Apple")
        try scene.keys("down")
        #expect(scene.highlighted == "Cherry")
        try scene.keys("end")
        #expect(scene.highlighted == "Fig")
        try scene.keys("down", "up", "up")
        #expect(scene.highlighted == "More")
        try scene.keys("right")
        try scene.stage.settle()
        #expect(scene.highlighted == "Damson")
        try scene.keys("down", "right")
        try scene.stage.settle()
        #expect(scene.levels.count == 3)
        try scene.keys("left")
        try scene.stage.settle()
        #expect(scene.levels.count == 2)
        #expect(scene.highlighted == "Deep")
        try scene.keys("escape", "home", "return")
        try scene.stage.settle()
        #expect(scene.log == ["Apple"])
        #expect(scene.levels.isEmpty)
    }

    @Test("Typed text highlights the next item that starts with it")
    func typeAhead() throws {
        let scene = Scene { scene in
            UIMenu(children: ["Save", "Send", "Sendai", "Open"].map { scene.action($0) })
        }
        scene.stage.window.focusedView = scene.button
        try scene.keys("return")
        try scene.stage.settle()
        scene.stage.type("s")
        #expect(scene.highlighted == "Send")
        scene.stage.advance(by: 2)
        scene.stage.type("senda")
        #expect(scene.highlighted == "Sendai")
        scene.stage.advance(by: 2)
        scene.stage.type("o")
        #expect(scene.highlighted == "Open")
        scene.stage.advance(by: 2)
        scene.stage.type("x")
        #expect(scene.highlighted == "Open")
    }

    @Test("A space within typed text is part of it and selects nothing")
    func typedSpace() throws {
        let scene = Scene { scene in UIMenu(children: ["Save", "Save All", "Open"].map { scene.action($0) }) }
        scene.stage.window.focusedView = scene.button
        try scene.keys("return")
        try scene.stage.settle()
        scene.stage.type("save a")
        #expect(scene.highlighted == "Save All" && scene.log == [])
        scene.stage.advance(by: 2)
        try scene.keys("space")
        #expect(scene.log == ["Save All"])
    }

    @Test("In right-to-left layout, the left arrow opens submenus and the right one closes them")
    func mirroredKeys() throws {
        let scene = plain()
        scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
        scene.stage.window.focusedView = scene.button
        try scene.keys("return")
        try scene.stage.settle()
        try scene.keys("down", "down", "left")
        try scene.stage.settle()
        #expect(scene.highlighted == "Damson")
        try scene.keys("right")
        try scene.stage.settle()
        #expect(scene.highlighted == "More" && scene.levels.count == 1)
    }

    @Test("Resting the pointer on a title opens its submenu, and moving to another closes it")
    func hover() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.hover(over: scene.stage.view(named: "More"))
        #expect(scene.levels.count == 1)
        scene.stage.advance(by: 0.4)
        #expect(scene.levels.count == 2)
        try scene.stage.hover(over: scene.stage.view(named: "Apple"))
        scene.stage.advance(by: 1)
        #expect(scene.levels.count == 1)
    }

    @Test("While moving to its submenu, the pointer may cross other titles")
    func safeTriangle() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        let more = try scene.stage.view(named: "More")
        let start = more.convert(CGPoint(x: 60, y: 15), to: scene.stage.window)
        scene.stage.hover(at: start)
        scene.stage.advance(by: 0.5)
        #expect(scene.levels.count == 2)
        // Down to the right, over Fig.
        scene.stage.hover(at: CGPoint(x: start.x + 60, y: start.y + 22))
        scene.stage.advance(by: 0.1)
        #expect(scene.highlighted == "More")
        let damson = try scene.stage.view(named: "Damson")
        try scene.stage.hover(over: damson)
        scene.stage.advance(by: 1)
        #expect(scene.levels.count == 2)
        #expect(scene.highlighted == "Damson")
    }

    @Test("With single selection, the selected element is on and all others are off")
    func singleSelection() throws {
        let scene = Scene { scene in
            UIMenu(
                options: .singleSelection,
                children: [scene.action("One", state: .on), scene.action("Two"), scene.action("Three")])
        }
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.click(scene.stage.view(named: "Three"))
        let menu = try #require(scene.button.menu)
        #expect(menu.selectedElements.map(\.title) == ["Three"])
    }

    @Test("A button that shows its selection has the selected title; without a menu, it toggles")
    func popUpButton() throws {
        let scene = Scene { scene in UIMenu(children: [scene.action("Day"), scene.action("Week")]) }
        scene.button.changesSelectionAsPrimaryAction = true
        #expect(scene.button.configuration?.title == "Day")
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.click(scene.stage.view(named: "Week"))
        #expect(scene.button.configuration?.title == "Week")
        #expect(scene.button.menu?.selectedElements.map(\.title) == ["Week"])
        #expect(scene.log == ["Week"])

        let toggle = UIButton(type: .system)
        toggle.frame = CGRect(x: 200, y: 20, width: 80, height: 40)
        toggle.changesSelectionAsPrimaryAction = true
        scene.stage.show(toggle)
        try scene.stage.settle()
        try scene.stage.click(toggle)
        #expect(toggle.isSelected)
        try scene.stage.click(toggle)
        #expect(!toggle.isSelected)
    }

    @Test("An element that keeps the menu presented is performed and shows its new state")
    func keepsMenu() throws {
        let scene = Scene { _ in
            UIMenu(children: [
                UIAction(title: "Wrap", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
            ])
        }
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.click(scene.stage.view(named: "Wrap"))
        try scene.stage.settle()
        let list = try #require(scene.levels.first).list
        #expect(list.rows[0].item.state == .on)
    }

    @Test("Deferred elements appear in the open menu; only uncached ones are queried again")
    func deferred() throws {
        var asked = 0
        var answer: (@MainActor ([UIMenuElement]) -> Void)?
        let scene = Scene { scene in
            UIMenu(children: [
                scene.action("First"),
                UIDeferredMenuElement { completion in
                    asked += 1
                    answer = completion
                },
            ])
        }
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.expect("Loading…")
        answer?([scene.action("Found"), scene.action("Also")])
        try scene.stage.settle()
        try scene.stage.expectNot("Loading…")
        try scene.stage.click(scene.stage.view(named: "Also"))
        try scene.stage.settle()
        #expect(scene.log == ["Also"])
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.expect("Found")
        #expect(asked == 1)
    }

    @Test("Sections are separated; hidden elements and empty sections are omitted")
    func sections() throws {
        let scene = Scene { scene in
            UIMenu(children: [
                UIMenu(options: .displayInline, children: [scene.action("A")]),
                UIMenu(options: .displayInline, children: [scene.action("Hidden", .hidden)]),
                scene.action("B"), UIMenu(title: "Named", options: .displayInline, children: [scene.action("C")]),
            ])
        }
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        let kinds = try #require(scene.levels.first).list.rows.map { row -> String in
            switch row.item.kind {
            case .separator: "-"
            case .header: "# \(row.item.title)"
            default: row.item.title
            }
        }
        #expect(kinds == ["A", "-", "B", "-", "# Named", "C"])
    }

    @Test("A menu taller than the screen scrolls, and the keyboard scrolls items into view")
    func tall() throws {
        let scene = Scene { scene in UIMenu(children: (1...60).map { scene.action("Item \($0)") }) }
        scene.stage.window.focusedView = scene.button
        try scene.keys("return")
        try scene.stage.settle()
        let popup = try #require(scene.levels.first)
        #expect(popup.bounds.height <= 400)
        try scene.keys("end")
        try scene.stage.settle()
        let list = popup.list
        let last = list.frame(of: MenuListView.Place(row: 59))
        #expect(list.bounds.contains(last))
        try scene.keys("return")
        #expect(scene.log == ["Item 60"])
    }

    @Test(
        "A view's menu opens on a right click, at the focus for the Menu key, and wider for a long press"
    )
    func contextMenu() throws {
        let stage = Stage()
        let provider = Provider()
        let view = UIButton(frame: CGRect(x: 50, y: 40, width: 200, height: 160))
        let interaction = UIContextMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
        stage.show(view)
        stage.click(at: CGPoint(x: 100, y: 80), secondary: true)
        try stage.settle()
        #expect(provider.locations == [CGPoint(x: 50, y: 40)])
        let menu = try #require(stage.application.popups.popups.first)
        #expect(menu.place.origin == CGPoint(x: 101, y: 81))
        let height = menu.bounds.height
        try stage.key("escape")
        try stage.settle()
        #expect(provider.events == ["display", "end"])

        stage.window.focusedView = view
        try stage.key("menu")
        try stage.settle()
        try stage.key("return")
        try stage.settle()
        #expect(provider.log == ["Copy"])
        try stage.key("shift+f10")
        try stage.settle()
        #expect(stage.application.popups.popups.count == 1)
        interaction.dismissMenu()
        try stage.settle()

        stage.press(at: CGPoint(x: 100, y: 80), for: 0.8)
        try stage.settle()
        let wide = try #require(stage.application.popups.popups.first)
        #expect(wide.bounds.height > height)
        try stage.tap("Copy")
        #expect(provider.log == ["Copy", "Copy"])
    }

    @Test("A menu is dismissed when its button is removed or disabled")
    func owner() throws {
        let scene = plain()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        #expect(scene.levels.count == 1)
        scene.button.isEnabled = false
        #expect(scene.levels.isEmpty && !scene.button.isHighlighted)
        scene.button.isEnabled = true
        try scene.stage.settle()
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        try scene.stage.hover(over: scene.stage.view(named: "More"))
        scene.stage.advance(by: 0.4)
        #expect(scene.levels.count == 2)
        scene.button.removeFromSuperview()
        #expect(scene.levels.isEmpty)
    }

    @Test("A key pressed in a menu is not delivered elsewhere, however it ends")
    func keysStay() throws {
        final class Listener: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("cancelled")
            }
        }
        let scene = plain()
        let listener = Listener(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        scene.button.superview?.addSubview(listener)
        listener.addSubview(scene.button)
        try scene.stage.click(scene.button)
        try scene.stage.settle()
        let popup = try #require(scene.stage.system.windows.last?.visiblePopups.last)
        func key(_ phase: KeyEvent.Phase, _ code: UInt32) {
            popup.send(
                .key(KeyEvent(phase: phase, code: code, keysym: 0, characters: "", timestamp: scene.stage.now)))
        }
        key(.down, 108)
        popup.send(.keyboardFocus(false))
        key(.down, 1)
        key(.up, 1)
        try scene.stage.settle()
        #expect(scene.levels.isEmpty && listener.log == [])
    }

    @Test("Commands are sent to the view's responder chain, and are dimmed without a target")
    func commands() throws {
        let stage = Stage()
        let controller = Taker(nibName: nil, bundle: nil)
        stage.show(controller)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        button.menu = UIMenu(children: [
            UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command),
            UICommand(title: "Lose", action: "lose:"),
        ])
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        try stage.settle()
        try stage.click(button)
        try stage.settle()
        let popup = try #require(stage.application.popups.popups.first as? MenuPopup)
        #expect(popup.list.rows.map(\.item.isDisabled) == [false, true])
        #expect(popup.list.rows[0].item.title == "Save All")
        #expect(popup.list.rows[0].item.shortcut == "Ctrl+S")
        try stage.click(stage.view(named: "Save All"))
        #expect(controller.saves == 1)
    }

    private final class Taker: UIViewController {
        var saves = 0
        override class var actions: ActionTable { super.actions.adding("save:", Taker.save) }
        func save() { saves += 1 }
        override func validate(_ command: UICommand) {
            super.validate(command)
            command.title = "Save All"
        }
    }

    private final class Provider: UIContextMenuInteractionDelegate {
        var locations: [CGPoint] = []
        var log: [String] = []
        var events: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            locations.append(location)
            return UIContextMenuConfiguration { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("Copy") }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            events.append("display")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            events.append("end")
        }
    }
}
