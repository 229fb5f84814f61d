// SPDX-License-Identifier: MIT
internal import Foundation

/// Shows an action sheet in a popover; in a narrow window a card at its bottom edge stands for it.
///
/// The popover has no cancel button: a press elsewhere and Escape stand for it.
final class ActionSheetPopoverController: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
    }

    override func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: presentedViewController, presenting: nil)
    }

    override func makeContainer(for presenter: UIViewController, animated: Bool) -> PresentationContainerView? {
        alert?.card.isInPopover = true
        return super.makeContainer(for: presenter, animated: animated)
    }

    override func didTakeDown() {
        super.didTakeDown()
        alert?.card.isInPopover = false
    }

    override var preferredContentSize: CGSize {
        let preferred = super.preferredContentSize
        guard preferred == .zero, let alert else { return preferred }
        let width = Theme.Alert.sheetWidth
        return CGSize(width: width, height: alert.card.height(forWidth: width))
    }

    override func leave() -> Bool {
        guard mayBeDismissedByUser, let cancel = alert?.cancelAction, cancel.isEnabled else { return super.leave() }
        alert?.press(cancel)
        return true
    }
}
