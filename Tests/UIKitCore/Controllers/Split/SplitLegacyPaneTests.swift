// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Adds the button to the second pane's bar, as older applications do.
@available(*, deprecated)
private final class OlderDelegate: UISplitViewControllerDelegate {
    let toolbar: UIToolbar
    var lines: [String] = []
    var popover: UIPopoverController?
    /// Whether the first pane is hidden in both orientations, or in none; `nil` for the default.
    var hides: Bool?

    init(toolbar: UIToolbar) { self.toolbar = toolbar }

    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { hides ?? orientation.isPortrait }

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        lines.append("hide \(aViewController.title ?? "")")
        toolbar.setItems([barButtonItem] + (toolbar.items ?? []), animated: false)
        popover = pc
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        lines.append("show \(aViewController.title ?? "")")
        toolbar.setItems(toolbar.items?.filter { $0 !== barButtonItem }, animated: false)
        popover = nil
    }

    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {
        lines.append("present \(aViewController.title ?? "")")
    }
}

@MainActor
@Suite("Split view controllers: a hidden pane in a popover")
struct SplitOlderPaneTests {
    private let high = CGSize(width: 700, height: 900)
    private let wide = CGSize(width: 1000, height: 700)
    private let list = UIViewController()
    private let detail = UIViewController()
    private let split = UISplitViewController()

    @available(*, deprecated)
    private func open(_ size: CGSize) -> (stage: Stage, delegate: OlderDelegate) {
        let stage = Stage(size: size, scale: 0.5)
        (list.title, detail.title) = ("Letters", "Letter")
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 600, height: 44))
        toolbar.items = [UIBarButtonItem(systemItem: .compose)]
        detail.view.addSubview(toolbar)
        split.viewControllers = [list, detail]
        let delegate = OlderDelegate(toolbar: toolbar)
        split.delegate = delegate
        stage.show(split)
        stage.advance(by: 1)
        return (stage, delegate)
    }

    @Test("S-VC-6 S-IPAD-22 S-IPAD-26 A tall window has a button for the first pane; a wide one removes it")
    @available(*, deprecated)
    func turning() {
        let (stage, delegate) = open(wide)
        #expect(delegate.lines == [] && delegate.toolbar.items?.count == 1 && list.view.window != nil)
        stage.resize(to: high)
        stage.advance(by: 1)
        #expect(delegate.lines == ["hide Letters"] && delegate.toolbar.items?.count == 2)
        #expect(list.view.window == nil && list.parent === split)
        stage.resize(to: wide)
        stage.advance(by: 1)
        #expect(delegate.lines == ["hide Letters", "show Letters"] && delegate.toolbar.items?.count == 1)
        #expect(list.view.window === stage.window)
    }

    @Test("The delegate decides in which orientations the first pane is hidden")
    @available(*, deprecated)
    func hiding() {
        let (stage, delegate) = open(wide)
        delegate.hides = false
        stage.resize(to: high)
        stage.advance(by: 1)
        #expect(list.view.window === stage.window && delegate.lines == [])
        delegate.hides = true
        stage.resize(to: wide)
        stage.advance(by: 1)
        #expect(list.view.window == nil && delegate.lines == ["hide Letters"])
        delegate.hides = nil
        stage.resize(to: CGSize(width: 1100, height: 700))
        stage.advance(by: 1)
        #expect(list.view.window === stage.window && delegate.lines == ["hide Letters", "show Letters"])
    }

    @Test("S-IPAD-28 The button opens the first pane in a popover, which returns it afterward")
    @available(*, deprecated)
    func popover() throws {
        let (stage, delegate) = open(high)
        try stage.tap("Letters")
        stage.advance(by: 1)
        let popover = try #require(delegate.popover)
        #expect(delegate.lines == ["hide Letters", "present Letters"])
        #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
        #expect(list.view.window != nil && list.splitViewController === split)
        #expect(list.view.bounds.width == 320)
        try stage.key("escape")
        stage.advance(by: 1)
        #expect(!popover.isPopoverVisible && list.view.window == nil && list.parent === split)
    }

    @Test("S-IPAD-26 Rotating the window closes the popover and returns the pane")
    @available(*, deprecated)
    func turningWhileOpen() throws {
        let (stage, delegate) = open(high)
        try stage.tap("Letters")
        stage.advance(by: 0.1)
        let popover = try #require(delegate.popover)
        stage.resize(to: wide)
        stage.advance(by: 1)
        #expect(!popover.isPopoverVisible && list.parent === split && list.view.window === stage.window)
        #expect(list.view.convert(list.view.bounds, to: nil).width == 320 && delegate.toolbar.items?.count == 1)
        #expect(list.presentingViewController == nil)
    }

    @Test("Replacing a pane while its popover is open, and collapsing, leave nothing behind")
    @available(*, deprecated)
    func replacing() throws {
        let (stage, delegate) = open(high)
        try stage.tap("Letters")
        stage.advance(by: 1)
        let other = UIViewController()
        split.viewControllers = [other, detail]
        stage.advance(by: 1)
        #expect(list.parent == nil && list.view.window == nil && other.parent === split)
        stage.resize(to: CGSize(width: 360, height: 900))
        stage.advance(by: 1)
        #expect(split.isCollapsed && delegate.toolbar.items?.count == 1)
        split.delegate = nil
        stage.resize(to: high)
        stage.advance(by: 1)
        #expect(!split.isCollapsed && detail.view.window === stage.window)
    }
}
