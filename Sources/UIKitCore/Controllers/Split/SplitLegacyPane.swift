// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// Reports to a delegate of the deprecated kind that the primary pane was hidden, with a button that shows it.
@MainActor
protocol SplitPaneTelling: AnyObject {
    func notifyHidden(_ pane: UIViewController)
    func notifyShown(_ pane: UIViewController)
    /// Returns the pane to the split, even if the popover is open.
    func takeBack()
    /// Asks whether the pane is hidden in an orientation.
    func hides(_ pane: UIViewController, in orientation: UIInterfaceOrientation) -> Bool
}

/// Uses the deprecated popover controller, which only deprecated methods may refer to.
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
    func hides(_ pane: UIViewController, in orientation: UIInterfaceOrientation) -> Bool {
        guard let split, let delegate = split.delegate else { return orientation.isPortrait }
        return delegate.splitViewController(split, shouldHide: pane, in: orientation)
    }

    @available(*, deprecated)
    private var popover: UIPopoverController {
        if let popover = storedPopover as? UIPopoverController { return popover }
        let popover = UIPopoverController(contentViewController: holder)
        storedPopover = popover
        return popover
    }

    @available(*, deprecated)
    func notifyHidden(_ pane: UIViewController) {
        guard !isHidden, let split else { return }
        isHidden = true
        item.title = pane.windowTitle ?? Phrase.list.text
        item.primaryAction = UIAction(title: item.title ?? "") { [weak self] _ in self?.open() }
        split.delegate?.splitViewController(split, willHide: pane, with: item, for: popover)
    }

    @available(*, deprecated)
    func notifyShown(_ pane: UIViewController) {
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
        // A pane needs the whole height; next to the button it would gain none and cover more.
        popover.present(from: item, permittedArrowDirections: [.up, .down], animated: true)
    }
}

extension UISplitViewController {
    /// Removes the primary pane, so that a popover can show it.
    func lendPrimary() -> UIViewController? {
        guard let pane = controllers[.primary], pane.parent === self else { return nil }
        drop(pane, from: .primary)
        return pane
    }

    /// Reports whether the primary of two panes is reached with the deprecated delegate's button or shown next to the
    /// second.
    func updateOlderPane(for new: SplitArrangement) {
        guard style == .unspecified, let pane = controllers[.primary] else { return }
        let isSeen = new.visible.contains(.primary)
        if isSeen || isCollapsed { olderPane.takeBack() }
        // While the pane overlays the second one, it isn't reported as shown.
        if isCollapsed || isSeen && !new.isDimmed {
            olderPane.notifyShown(pane)
        } else if !isSeen {
            olderPane.notifyHidden(pane)
        }
    }
}
