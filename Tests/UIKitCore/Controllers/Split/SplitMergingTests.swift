// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Records its appearance callbacks.
private final class Page: UIViewController {
    private var isComing = false
    private var isSeen = false

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { isComing = true }
    override func viewDidAppear(_ animated: Bool) { isSeen = true }
    override func viewWillDisappear(_ animated: Bool) { isSeen = false }
    override func viewDidDisappear(_ animated: Bool) { isComing = false }

    /// Whether the callbacks match the view's window.
    var isSettled: Bool {
        let isThere = viewIfLoaded?.window != nil
        return isComing == isThere && isSeen == isThere
    }
}

private final class Chooser: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var isSecondaryWorthless = false
    var separate: UIViewController?

    init() {}

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { isSecondaryWorthless }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separate }
}

@MainActor
@Suite("Split view controllers: combined navigation stacks")
struct SplitMergingTests {
    private let wide = CGSize(width: 1200, height: 500)
    private let narrow = CGSize(width: 400, height: 500)
    private let pages = ["Boxes", "Letters", "Letter", "Photo", "Other"].map { Page($0) }

    private func split(_ stage: Stage, _ style: UISplitViewController.Style = .tripleColumn) -> UISplitViewController {
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        split.viewControllers = Array(pages.prefix(style == .tripleColumn ? 3 : 2))
        stage.show(split)
        stage.advance(by: 1)
        return split
    }

    private func names(_ controller: UIViewController?) -> [String?] {
        (controller as? UINavigationController)?.viewControllers.map(\.title) ?? []
    }

    /// The titles in each column's stack.
    private func stacks(_ split: UISplitViewController) -> [[String?]] { split.viewControllers.map { names($0) } }

    private var unsettled: [String?] { pages.filter { !$0.isSettled }.map(\.title) }

    @Test("A column's content is wrapped in a navigation controller, unless it is one")
    func wrapping() {
        let split = UISplitViewController(style: .doubleColumn)
        let stack = UINavigationController(rootViewController: pages[1])
        let tabs = UITabBarController()
        split.viewControllers = [pages[0], stack]
        #expect(pages[0].navigationController?.parent === split && split.viewController(for: .primary) === pages[0])
        #expect(split.viewControllers.last === stack && split.viewController(for: .secondary) === stack)
        split.setViewController(tabs, for: .secondary)
        #expect(tabs.parent === split && stack.parent == nil)
    }

    @Test("S-VC-105 A narrow window combines all stacks, and a wide one separates them with pushed controllers")
    func thereAndBack() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        #expect(stacks(split) == [["Boxes"], ["Letters"], ["Letter"]])
        pages[2].navigationController?.pushViewController(pages[3], animated: false)
        try stage.settle()
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters", "Letter", "Photo"]])
        #expect(pages[3].view.window != nil && pages[0].view.window == nil)
        #expect(unsettled == [])
        pages[3].navigationController?.pushViewController(pages[4], animated: true)
        try stage.settle()
        stage.resize(to: wide)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"], ["Letters"], ["Letter", "Photo", "Other"]])
        #expect(pages[0].view.window != nil && pages[1].view.window != nil && pages[4].view.window != nil)
        #expect(unsettled == [])
    }

    @Test("Columns that the user left return with their first controller, and are shown on demand")
    func leaving() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        pages[2].navigationController?.pushViewController(pages[3], animated: false)
        stage.resize(to: narrow)
        let stack = try #require(pages[0].navigationController)
        stack.popToRootViewController(animated: true)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"]])
        #expect(unsettled == [])
        #expect(pages[2].navigationController != nil && pages[2].navigationController !== stack)
        split.show(.secondary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters", "Letter"]] && pages[2].view.window != nil)
        split.show(.supplementary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters"]])
        split.hide(.supplementary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"]])
        split.hide(.primary)
        #expect(stacks(split) == [["Boxes"]])
        stage.resize(to: wide)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"], ["Letters"], ["Letter"]])
        #expect(unsettled == [])
    }

    @Test("Widening the window during a pop shows all columns at once")
    func resizingWhilePopping() throws {
        let stage = Stage(size: narrow, scale: 0.5)
        let split = split(stage)
        #expect(stacks(split) == [["Boxes", "Letters", "Letter"]])
        pages[0].navigationController?.popViewController(animated: true)
        stage.advance(by: 0.1)
        stage.resize(to: wide)
        #expect(stacks(split) == [["Boxes"], ["Letters"], ["Letter"]])
        pages[2].navigationController?.pushViewController(pages[3], animated: true)
        stage.advance(by: 0.1)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters", "Letter", "Photo"]])
        #expect(unsettled == [])
        // In the same run-loop iteration as the pop, before it is visible.
        pages[0].navigationController?.popToRootViewController(animated: true)
        stage.resize(to: wide)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"], ["Letters"], ["Letter"]])
        #expect(unsettled == [])
    }

    @Test("A detail shown in a narrow window is pushed, or replaces the current detail")
    func details() throws {
        let stage = Stage(size: narrow, scale: 0.5)
        let split = split(stage)
        split.show(.supplementary)
        try stage.settle()
        let list = pages[1].view
        pages[1].showDetailViewController(pages[3], sender: nil)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters", "Photo"]] && pages[2].parent == nil)
        split.setViewController(pages[4], for: .secondary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters", "Other"]] && pages[3].parent == nil)
        #expect(pages[1].view === list)
        #expect(unsettled == [])
        split.setViewController(nil, for: .supplementary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Other"]])
        split.setViewController(pages[2], for: .primary)
        try stage.settle()
        #expect(stacks(split) == [["Letter", "Other"]])
        #expect(unsettled == [])
    }

    @Test("Content that can't be on a stack is shown on its own in a narrow window")
    func tabs() throws {
        let stage = Stage(size: narrow, scale: 0.5)
        let split = split(stage, .doubleColumn)
        let tabs = UITabBarController()
        tabs.viewControllers = [pages[3], pages[4]]
        split.setViewController(tabs, for: .secondary)
        try stage.settle()
        #expect(split.viewControllers == [tabs] && pages[3].view.window != nil && pages[0].view.window == nil)
        split.setViewController(pages[2], for: .secondary)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letter"]])
        #expect(pages[2].view.window != nil && tabs.parent == nil)
        #expect(unsettled == [])
    }

    @Test("The delegate determines the depth of the combined stack")
    func choosing() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = split(stage)
        let chooser = Chooser()
        split.delegate = chooser
        chooser.top = .supplementary
        stage.resize(to: narrow)
        #expect(stacks(split) == [["Boxes", "Letters"]])
    }

    @Test("The first pane's stack takes the second's; the delegate can discard or replace it")
    func panes() throws {
        let stage = Stage(size: wide, scale: 0.5)
        let split = UISplitViewController()
        let chooser = Chooser()
        split.delegate = chooser
        let list = UINavigationController(rootViewController: pages[0])
        split.viewControllers = [list, pages[1]]
        stage.show(split)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stacks(split) == [["Boxes", "Letters"]] && pages[1].view.window != nil)
        list.pushViewController(pages[2], animated: false)
        stage.resize(to: wide)
        try stage.settle()
        #expect(names(list) == ["Boxes"] && names(split.viewControllers.last) == ["Letters", "Letter"])
        #expect(unsettled == [])
        chooser.isSecondaryWorthless = true
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stacks(split) == [["Boxes"]])
        chooser.separate = pages[3]
        stage.resize(to: wide)
        try stage.settle()
        #expect(split.viewControllers == [list, pages[3]])
        #expect(unsettled == [])
    }

    // MARK: - Button

    @Test("The bar next to the primary column has a button for it while its stack is at the root")
    func button() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 500), scale: 0.5)
        let split = split(stage, .doubleColumn)
        try stage.tap("Hide Sidebar")
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && pages[0].view.window == nil)
        try stage.tap("Show Sidebar")
        stage.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary && pages[0].view.window != nil)
        pages[1].navigationController?.pushViewController(pages[2], animated: false)
        stage.advance(by: 1)
        try stage.expectNot("Hide Sidebar")
        pages[1].navigationController?.popViewController(animated: false)
        split.setViewController(pages[3], for: .secondary)
        stage.advance(by: 1)
        try stage.expect("Hide Sidebar")
        split.presentsWithGesture = false
        try stage.expectNot("Hide Sidebar")
        split.displayModeButtonVisibility = .always
        try stage.expect("Hide Sidebar")
        split.displayModeButtonVisibility = .never
        try stage.expectNot("Hide Sidebar")
    }

    @Test("A narrow window has no button, and with two panes the application adds it")
    func buttonOfPanes() throws {
        let stage = Stage(size: CGSize(width: 700, height: 900), scale: 0.5)
        let split = UISplitViewController()
        split.viewControllers = [pages[0], UINavigationController(rootViewController: pages[1])]
        pages[1].navigationItem.leftBarButtonItem = split.displayModeButtonItem
        stage.show(split)
        stage.advance(by: 1)
        try stage.tap("Show Sidebar")
        stage.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary && pages[0].view.window != nil)
        stage.resize(to: narrow)
        stage.advance(by: 1)
        try stage.expectNot("Show Sidebar")
        try stage.expectNot("Hide Sidebar")
    }

    // MARK: - Misuse

    @Test("S-IPAD-23 Navigation and tab bar controllers refuse a split")
    func refusals() {
        let split = UISplitViewController(style: .doubleColumn)
        let stack = UINavigationController(rootViewController: pages[0])
        stack.pushViewController(split, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [split, pages[1]]
        #expect(names(stack) == ["Boxes"] && tabs.viewControllers == [pages[1]] && split.parent == nil)
    }

    @Test("S-IPAD-24 A split whose view is added to a window shows both panes")
    func viewInWindow() {
        let stage = Stage(size: wide, scale: 0.5)
        let split = UISplitViewController()
        split.viewControllers = Array(pages.prefix(2))
        split.view.frame = stage.window.bounds
        stage.window.addSubview(split.view)
        stage.advance(by: 1)
        #expect(pages[0].view.window != nil && pages[1].view.window != nil)
        #expect(unsettled == [])
        #expect(pages[0].view.convert(pages[0].view.bounds, to: nil).width == 320)
    }
}
