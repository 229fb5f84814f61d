// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Tooltips, edit menus, and lists of tabs at other text sizes")
@MainActor
struct LargeTextViewsTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
    }

    /// Whether every label with a text shows all of it.
    private func showsAllText(_ view: UIView) -> Bool {
        labels(in: view).filter { $0.text?.isEmpty == false && !$0.isHidden }.allSatisfy {
            $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 2000)).height <= $0.bounds.height + 1
        }
    }

    private func toolTip(_ text: String, scale: Double) throws -> ToolTipPopup {
        let stage = Stage(size: CGSize(width: 500, height: 400))
        stage.application.textScale = scale
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        button.toolTip = text
        stage.hover(at: CGPoint(x: 40, y: 40))
        stage.advance(by: 1)
        return try #require(button.toolTipInteraction?.popup)
    }

    @Test("A tooltip grows with the text, and wraps within the width of its window")
    func toolTips() throws {
        let text = "Saves the list of the plants in the garden"
        let small = try toolTip(text, scale: 1)
        let large = try toolTip(text, scale: 3.1)
        #expect(large.bounds.height > small.bounds.height * 3 && large.bounds.width <= 500)
        #expect(try #require(labels(in: large).first).font.pointSize > 35)
        #expect(showsAllText(small) && showsAllText(large))
    }

    @Test("An edit menu's bar grows with the text, also while it is open, and divides its elements into more pages")
    func editMenus() throws {
        let scene = EditMenuScene()
        scene.makeMenu = { _ in
            UIMenu(children: [scene.action("Copy"), scene.action("Look Up"), scene.action("Translate")])
        }
        try scene.present()
        let bar = try #require(scene.bar).bar
        #expect(bar.pageCount == 1 && bar.bounds.height == 44)
        scene.stage.application.textScale = 3.1
        try scene.stage.settle()
        #expect(bar.pageCount > 1 && bar.bounds.height > 65)
        #expect(bar.bounds.width <= 400 - 2 * Theme.EditMenu.margin)
        #expect(labels(in: bar).allSatisfy { $0.font.pointSize > 40 } && showsAllText(bar))
        scene.stage.application.textScale = 1
        try scene.stage.settle()
        #expect(bar.pageCount == 1 && bar.bounds.height == 44)
    }

    private func tabs(on stage: Stage, _ titles: [String]) -> UITabBarController {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = titles.map { title in
            let child = UIViewController(nibName: nil, bundle: nil)
            child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            return child
        }
        stage.show(tabs)
        return tabs
    }

    private func rows(in view: UIView) -> [TabRow] {
        view.subviews.flatMap { [$0 as? TabRow].compactMap(\.self) + rows(in: $0) }
    }

    @Test("A sidebar and its rows grow with the text, and long titles have several lines")
    func sidebars() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let tabs = tabs(on: stage, ["Plants", "Everything in the garden"])
        tabs.mode = .tabSidebar
        try stage.settle()
        let rows = rows(in: tabs.view)
        #expect(rows.map(\.frame.height) == [40, 40] && rows[0].bounds.width == 240)
        stage.application.textScale = 3.1
        try stage.settle()
        #expect(rows[0].frame.height > 60 && rows[1].frame.height > 100 && rows[0].bounds.width == 408)
        #expect(rows[1].frame.minY == rows[0].frame.maxY && showsAllText(rows[0]) && showsAllText(rows[1]))
        stage.application.textScale = 1
        try stage.settle()
        #expect(rows.map(\.frame.height) == [40, 40] && rows[0].bounds.width == 240)
    }

    @Test("The rows of the More list and of its customization view grow with the text")
    func more() throws {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        stage.application.textScale = 3.1
        let tabs = tabs(on: stage, (1...7).map { "Tab \($0)" })
        tabs.customizableViewControllers = tabs.viewControllers
        tabs.selectedViewController = tabs.moreNavigationController
        try stage.settle()
        let list = rows(in: tabs.view)
        #expect(list.count == 3 && list.allSatisfy { $0.frame.height > 70 && showsAllText($0) })
        try stage.tap("Edit")
        try stage.settle()
        let order = rows(in: stage.window).filter { $0.style == .order || $0.style == .fixed }
        #expect(order.count == 7 && order.allSatisfy { $0.frame.height > 70 && showsAllText($0) })
        #expect(zip(order, order.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    }
}
