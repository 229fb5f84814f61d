// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Edit menus")
@MainActor
struct EditMenuTests {
    // MARK: - What is in it

    @Test("After a touch, a bar above the target shows the enabled commands and performs the tapped one")
    func bar() throws {
        let scene = EditMenuScene()
        try scene.present()
        #expect(scene.titles == ["Copy", "Delete"])
        let bar = try #require(scene.bar)
        #expect(bar.arrowEdge == .bottom)
        // The target is one point high, and the arrow's tip is a gap away.
        #expect(abs(bar.place.maxY - (150 - Theme.EditMenu.gap)) <= 1)
        #expect(abs(bar.place.midX - 200) <= 1)
        try scene.stage.tap("Copy")
        try scene.stage.settle()
        #expect(scene.log == ["will present", "did present", "will dismiss", "copy", "did dismiss"])
        #expect(scene.bar == nil)
    }

    @Test("A command that its target disables is omitted from the bar and dimmed in the list")
    func refused() throws {
        let scene = EditMenuScene()
        scene.view.mayCopy = false
        try scene.present()
        #expect(scene.titles == ["Delete"])
        try scene.present(byPointer: true)
        let list = try #require(scene.list)
        #expect(list.list.rows.map(\.item.title) == ["Copy", "Delete"])
        #expect(list.list.rows.map(\.item.isDisabled) == [true, false])
    }

    @Test("The delegate's menu replaces the suggested one; an empty menu presents nothing")
    func delegateMenu() throws {
        let scene = EditMenuScene()
        scene.makeMenu = { suggested in
            UIMenu(children: [
                scene.action("First"), UIMenu(options: .displayInline, children: suggested),
                UICommand(title: "Color", action: "changeColor:"), UICommand(title: "Nobody's", action: "nobody:"),
            ])
        }
        try scene.present()
        #expect(scene.titles == ["First", "Copy", "Delete", "Color"])
        scene.makeMenu = { _ in UIMenu() }
        try scene.present()
        #expect(scene.bar == nil)
    }

    @Test("A submenu opens as a list below the bar, and the menu ends once after a selection there")
    func submenu() throws {
        let scene = EditMenuScene()
        scene.makeMenu = { _ in
            UIMenu(children: [scene.action("First"), UIMenu(title: "More", children: [scene.action("Inner")])])
        }
        try scene.present()
        try scene.stage.tap("More")
        try scene.stage.settle()
        #expect(scene.bar == nil)
        #expect(scene.list != nil)
        try scene.stage.tap("Inner")
        try scene.stage.settle()
        #expect(scene.log == ["will present", "did present", "will dismiss", "Inner", "did dismiss"])
    }

    @Test("Deferred elements are added to the bar when they are available")
    func deferred() throws {
        let scene = EditMenuScene()
        var answer: (@MainActor ([UIMenuElement]) -> Void)?
        scene.makeMenu = { _ in
            UIMenu(children: [scene.action("First"), UIDeferredMenuElement { answer = $0 }])
        }
        try scene.present()
        #expect(scene.titles.count == 2)
        let reply = try #require(answer)
        reply([scene.action("Late")])
        try scene.stage.settle()
        #expect(scene.titles == ["First", "Late"])
    }

    @Test("An element that keeps the menu presented is performed while the bar stays")
    func keepsMenu() throws {
        let scene = EditMenuScene()
        scene.makeMenu = { _ in UIMenu(children: [scene.action("Again", .keepsMenuPresented)]) }
        try scene.present()
        try scene.stage.tap("Again")
        try scene.stage.tap("Again")
        #expect(scene.log.filter { $0 == "Again" }.count == 2)
        #expect(scene.bar != nil)
    }

    @Test("Reloading queries the menu again; an empty bar is dismissed")
    func reload() throws {
        let scene = EditMenuScene()
        try scene.present()
        scene.view.mayCopy = false
        scene.interaction.reloadVisibleMenu()
        #expect(scene.titles == ["Delete"])
        scene.makeMenu = { _ in UIMenu() }
        scene.interaction.reloadVisibleMenu()
        #expect(scene.bar == nil)
    }

    // MARK: - Pages

    @Test("Elements that do not fit are on further pages, and all can be reached")
    func pages() throws {
        let scene = EditMenuScene(size: CGSize(width: 300, height: 300))
        let names = (1...9).map { "Element \($0)" }
        scene.makeMenu = { _ in UIMenu(children: names.map { scene.action($0) }) }
        try scene.present()
        let bar = try #require(scene.bar)
        #expect(bar.place.width <= 300 - 2 * Theme.EditMenu.margin)
        var seen = scene.titles.filter { $0.hasPrefix("Element") }
        #expect(!scene.titles.contains("Back"))
        while scene.titles.contains("More") {
            try scene.stage.tap("More")
            #expect(scene.titles.first == "Back")
            seen += scene.titles.filter { $0.hasPrefix("Element") }
        }
        #expect(seen == names)
        #expect(bar.bar.pageCount > 1)
        while scene.titles.contains("Back") { try scene.stage.tap("Back") }
        try scene.stage.tap("Element 1")
        #expect(scene.log.contains("Element 1"))
    }

    @Test(
        "Each page has space for its paging cells and contains at least one element",
        arguments: [
            ([50, 50], 100, [0..<2]), ([50, 50, 50], 100, [0..<1, 1..<2, 2..<3]),
            ([50, 50, 50, 50], 160, [0..<2, 2..<4]), ([500, 500], 100, [0..<1, 1..<2]), ([], 100, []),
        ] as [([CGFloat], CGFloat, [Range<Int>])])
    func paging(widths: [CGFloat], space: CGFloat, pages: [Range<Int>]) {
        #expect(EditMenuPages(widths: widths, space: space, pager: 40).pages == pages)
    }

    // MARK: - Where it is

    @Test("The bar is placed at the delegate's rectangle, on the side opposite to the arrow's direction")
    func target() throws {
        let scene = EditMenuScene()
        scene.target = CGRect(x: 50, y: 20, width: 40, height: 20)
        try scene.present(at: .zero)
        #expect(try #require(scene.bar).place.maxY == 140 - Theme.EditMenu.gap)
        #expect(try #require(scene.bar).place.midX == 170)
        try scene.present(.up)
        #expect(try #require(scene.bar).place.minY == 160 + Theme.EditMenu.gap)
        #expect(try #require(scene.bar).arrowEdge == .top)
        try scene.present(.left)
        #expect(try #require(scene.bar).place.minX == 190 + Theme.EditMenu.gap)
        #expect(try #require(scene.bar).arrowEdge == .left)
    }

    @Test("Updating the position moves the bar to its target, and the arrow follows at the window's edge")
    func follow() throws {
        let scene = EditMenuScene()
        try scene.present()
        scene.target = CGRect(x: 0, y: 0, width: 10, height: 10)
        scene.view.frame.origin = CGPoint(x: 0, y: 200)
        scene.interaction.updateVisibleMenuPosition(animated: false)
        try scene.stage.settle()
        let bar = try #require(scene.bar)
        #expect(bar.place.maxY == 200 - Theme.EditMenu.gap)
        #expect(bar.place.minX >= 0)
    }

    @Test(
        "An outline stays inside its size, and its tip touches its edge",
        arguments: [PopupOutline.Edge.top, .bottom, .left, .right], [-50, 0, 40, 500] as [CGFloat])
    func outline(edge: PopupOutline.Edge, tip: CGFloat) throws {
        let size = CGSize(width: 120, height: 53)
        let outline = PopupOutline(edge: edge, tip: tip, size: size)
        let box = outline.path(cornerRadius: 12).boundingBoxOfPath
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(box))
        let reach = [
            PopupOutline.Edge.top: box.minY, .bottom: 53 - box.maxY, .left: box.minX, .right: 120 - box.maxX,
        ]
        #expect(try #require(reach[edge]) < Theme.EditMenu.arrowTip)
        let far: [PopupOutline.Edge: CGFloat] = [
            .top: 53 - box.maxY, .bottom: box.minY, .left: 120 - box.maxX, .right: box.minX,
        ]
        #expect(abs(try #require(far[edge])) < 0.01)
    }

    // MARK: - How it goes

    @Test("A press elsewhere dismisses the bar and has its usual effect")
    func pressElsewhere() throws {
        let scene = EditMenuScene()
        let button = UIButton(configuration: .plain(), primaryAction: scene.action("Button"))
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 44)
        scene.view.superview?.addSubview(button)
        try scene.present()
        try scene.stage.tap(button)
        #expect(scene.log.contains("Button"))
        #expect(scene.bar == nil)
    }

    @Test("Escape only dismisses the bar; other keys also have their usual effect", arguments: ["escape", "a"])
    func keys(_ name: String) throws {
        let scene = EditMenuScene()
        let heard = KeyEar(frame: .zero)
        scene.view.superview?.addSubview(heard)
        heard.becomeFirstResponder()
        try scene.present()
        try scene.stage.key(name)
        #expect(scene.bar == nil)
        #expect(heard.count == (name == "escape" ? 0 : 1))
    }

    private final class KeyEar: UIView {
        var count = 0

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
    }

    @Test("Scrolling dismisses the bar")
    func scrolling() throws {
        let scene = EditMenuScene()
        try scene.present()
        scene.stage.scroll(at: CGPoint(x: 20, y: 280), by: CGSize(width: 0, height: 20))
        #expect(scene.bar == nil)
    }

    @Test("Removing an interaction from its view dismisses its menu")
    func removal() throws {
        let scene = EditMenuScene()
        try scene.present()
        scene.view.removeInteraction(scene.interaction)
        #expect(scene.bar == nil)
        #expect(scene.log.last == "will dismiss")
    }

    // MARK: - The list

    @Test("A right click opens a list at the pointer; the Menu key highlights its first element")
    func lists() throws {
        let scene = EditMenuScene()
        scene.stage.click(at: CGPoint(x: 150, y: 140), secondary: true)
        try scene.stage.settle()
        let list = try #require(scene.list)
        #expect(abs(list.place.minX - 150) <= 1)
        #expect(scene.interaction.location(in: nil) == CGPoint(x: 150, y: 140))
        try scene.stage.key("escape")
        try scene.stage.settle()
        scene.view.becomeFirstResponder()
        try scene.stage.key("shift+f10")
        try scene.stage.settle()
        let second = try #require(scene.list)
        #expect(second.list.highlighted == second.list.stops.first)
        try scene.stage.key("return")
        #expect(scene.log.filter { $0 == "copy" }.count == 1)
    }
}
