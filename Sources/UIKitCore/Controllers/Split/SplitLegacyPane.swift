// SPDX-License-Identifier: MIT
internal import Foundation

/// What two panes without column style tell an older delegate: the first one is hidden, and here is a button for it.
@MainActor
protocol SplitPaneTelling: AnyObject {
    func tellHidden(_ pane: UIViewController)
    func tellShown(_ pane: UIViewController)
    /// The split has the pane from now on, whether the popover is open or not.
    func takeBack()
}

/// Does so with a popover of the older kind, which only deprecated methods may mention.
final class SplitLegacyPane: SplitPaneTelling {
    private weak var split: UISplitViewController?
    private let holder: SplitPaneHolder
    private let item: UIBarButtonItem
    private var storedPopover: AnyObject?
    private var isHidden = false

    init(split: UISplitViewController) {
        self.split = split
        holder = SplitPaneHolder(split: split)
        item = UIBarButtonItem()
    }

    func takeBack() {
        holder.giveBack()
    }

    @available(*, deprecated)
    private var popover: UIPopoverController {
        if let popover = storedPopover as? UIPopoverController { return popover }
        let popover = UIPopoverController(contentViewController: holder)
        storedPopover = popover
        return popover
    }

    @available(*, deprecated)
    func tellHidden(_ pane: UIViewController) {
        guard !isHidden, let split else { return }
        isHidden = true
        item.title = pane.windowTitle ?? "List"
        item.primaryAction = UIAction(title: item.title ?? "") { [weak self] _ in self?.open() }
        split.delegate?.splitViewController(split, willHide: pane, with: item, for: popover)
    }

    @available(*, deprecated)
    func tellShown(_ pane: UIViewController) {
        guard isHidden, let split else { return }
        isHidden = false
        popover.dismiss(animated: false)
        split.delegate?.splitViewController(split, willShow: pane, invalidating: item)
    }

    @available(*, deprecated)
    private func open() {
        guard let split, let pane = split.controllers[.primary] else { return }
        guard !popover.isPopoverVisible else { return popover.dismiss(animated: true) }
        split.delegate?.splitViewController(split, popoverController: popover, willPresent: pane)
        // A pane is higher than any room below a bar; beside the button it would be no lower, and hide more.
        popover.present(from: item, permittedArrowDirections: [.up, .down], animated: true)
    }
}

extension UISplitViewController {
    /// Gives the first pane to a popover.
    func lendPrimary() -> UIViewController? {
        guard let pane = controllers[.primary], pane.parent === self else { return nil }
        drop(pane, from: .primary)
        return pane
    }

    /// The first of two panes is in reach by the button of the older delegate, or beside the second.
    func updateOlderPane(for new: SplitArrangement) {
        guard style == .unspecified, let pane = controllers[.primary] else { return }
        let isSeen = new.visible.contains(.primary)
        if isSeen || isCollapsed { olderPane.takeBack() }
        // Over the second pane it is there for a moment only.
        if isCollapsed || isSeen && !new.isDimmed {
            olderPane.tellShown(pane)
        } else if !isSeen {
            olderPane.tellHidden(pane)
        }
    }
}
