// SPDX-License-Identifier: MIT

/// Hears of a split's columns, and decides what is seen where there is room for one only; all is optional.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are about to be seen, or in another way.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// A column is about to be seen.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// The column to show where there is room for one only; `proposedTopColumn` by default.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// The mode to return to where there is room for several; `proposedDisplayMode` by default.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// There is room for one column only from now on.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// There is room for several columns from now on.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// In a split without column style, there being room for one pane only from now on: who is the first pane then;
    /// `nil`, the default, for the one there is.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// In a split without column style, there being room for both panes again: who is the first pane then; `nil`, the
    /// default, for the one there is.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// What the button for the display mode leads to; `automatic`, the default, leaves it to the split.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// The user begins to bring a hidden column from the edge.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// The user lets go of what was begun so.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Shows `vc` in a way of its own; `false`, the default, leaves it to the split.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Shows the detail in a way of its own; `false`, the default, leaves it to the split.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// In a split without column style: whether the secondary has nothing worth showing, so that the primary is seen
    /// where there is room for one only; `false` by default.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// In a split without column style, which has room for both panes again: what the second is to be; `nil`, the
    /// default, for what was there, with what the user went into from it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: - Deprecated

    /// In a split without column style: the first pane is hidden. Put `barButtonItem`, which opens `pc` with the pane, where
    /// the user finds it.
    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)

    /// The first pane is beside the second again, or there is one stack: take `barButtonItem` away.
    @available(*, deprecated, message: "Use displayModeButtonItem instead.")
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)

    /// The button was pressed that opens `pc`.
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
