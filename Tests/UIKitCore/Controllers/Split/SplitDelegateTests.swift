// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Chooses panes and display modes, and can decline to show controllers.
private final class PaneChooser: UISplitViewControllerDelegate {
    var narrow: UIViewController?
    var wide: UIViewController?
    var target = UISplitViewController.DisplayMode.automatic
    var shows: [UIViewController] = []
    var takesShow = false

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        narrow
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { wide }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        shows.append(vc)
        return takesShow
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

@MainActor
@Suite("Split view controllers: delegate methods")
struct SplitDelegateTests {
    private let chooser = PaneChooser()

    private func pane(_ name: String) -> UIViewController {
        let pane = UIViewController(nibName: nil, bundle: nil)
        pane.title = name
        return pane
    }

    @Test("The delegate chooses the primary pane when a split without a column style collapses and expands")
    func panes() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400), scale: 0.5)
        let split = UISplitViewController()
        let (list, menu, detail) = (pane("list"), pane("menu"), pane("detail"))
        split.viewControllers = [list, detail]
        split.delegate = chooser
        stage.show(split)
        try stage.settle()
        chooser.narrow = menu
        stage.resize(to: CGSize(width: 380, height: 400))
        try stage.settle()
        #expect(split.viewControllers == [menu] && menu.view.window != nil && list.viewIfLoaded?.window == nil)
        chooser.wide = list
        stage.resize(to: CGSize(width: 1000, height: 400))
        try stage.settle()
        #expect(split.viewControllers == [list, detail] && menu.parent == nil && list.view.window != nil)
        chooser.narrow = nil
        chooser.wide = nil
        stage.resize(to: CGSize(width: 380, height: 400))
        try stage.settle()
        #expect(split.viewControllers == [list])
    }

    @Test("The delegate chooses the mode of the button, and may show controllers itself")
    func choices() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 400), scale: 0.5)
        let split = UISplitViewController(style: .tripleColumn)
        split.viewControllers = [pane("list"), pane("middle"), pane("detail")]
        split.delegate = chooser
        stage.show(split)
        try stage.settle()
        #expect(split.displayMode != .secondaryOnly)
        chooser.target = .secondaryOnly
        _ = try #require(split.displayModeButtonItem.target)
        try stage.tap(split.displayMode == .twoBesideSecondary ? "Hide Sidebar" : "Show Sidebar")
        try stage.settle()
        #expect(split.displayMode == .secondaryOnly)

        chooser.takesShow = true
        let extra = pane("extra")
        split.show(extra, sender: nil)
        #expect(chooser.shows == [extra] && split.viewController(for: .secondary) !== extra)
        chooser.takesShow = false
        split.show(extra, sender: nil)
        #expect(split.viewController(for: .secondary) === extra)
    }

    @Test("A triple-column split can have a button that shows only the secondary column")
    func secondaryOnly() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 400), scale: 0.5)
        let split = UISplitViewController(style: .tripleColumn)
        split.viewControllers = [pane("list"), pane("middle"), pane("detail")]
        split.preferredDisplayMode = .oneBesideSecondary
        stage.show(split)
        try stage.settle()
        try stage.expectNot("Show Only Content")
        split.showsSecondaryOnlyButton = true
        try stage.settle()
        try stage.tap("Show Only Content")
        try stage.settle()
        #expect(split.displayMode == .secondaryOnly)
        try stage.expectNot("Show Only Content")
    }
}
