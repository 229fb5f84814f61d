// SPDX-License-Identifier: MIT

/// Methods for responding to changes of a split's columns, and for deciding on its collapsed state.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Returns the column to show when the split collapses. The default is `proposedTopColumn`.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the display mode when the split expands. The default is `proposedDisplayMode`.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called when the split has collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called when the split has expanded to several columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Returns the primary controller for a split without a column style that collapses. `nil`, the default, keeps the
    /// current one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary controller for a split without a column style that expands. `nil`, the default, keeps the
    /// current one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the mode that the display mode button changes to. `automatic`, the default, leaves the choice to the
    /// split.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Called when the user begins to show a hidden column with a swipe from the edge.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called when the swipe that shows a hidden column has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Returns whether the delegate shows `vc` itself. The default, `false`, leaves it to the split.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Returns whether the delegate shows the detail controller itself. The default, `false`, leaves it to the split.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// Returns whether a collapsing split without a column style discards its secondary controller and shows the
    /// primary. The default is `false`.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller for a split without a column style that expands. `nil`, the default, restores
    /// the previous one with the controllers pushed from it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: - Deprecated

    /// Returns whether the first pane of a split without a column style and with the automatic display mode is hidden
    /// in a window with that orientation. By default, it is hidden in portrait orientations.
    @available(*, deprecated, message: "Use preferredDisplayMode instead.")
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool

    /// Called when the first pane of a split without a column style is hidden. Add `barButtonItem`, which opens the
    /// pane in `pc`, to a bar.
    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)

    /// Called when the first pane is shown next to the second again, or the split has collapsed. Remove
    /// `barButtonItem`.
    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)

    /// Called when the bar button item is about to open `pc`.
    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    @available(*, deprecated)
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { orientation.isPortrait }

    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {}

    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {}

    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {}
}
