// SPDX-License-Identifier: MIT
internal import Foundation

/// Presents an action sheet as a popover; in a compact width it adapts to a sheet at the bottom edge.
///
/// The popover has no cancel button; a click outside it and Escape perform the cancel action.
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
        let width = Theme.Text.widened(Theme.Alert.sheetWidth, for: alert.traitCollection)
        return CGSize(width: width, height: alert.card.height(forWidth: width))
    }

    override func leave() -> Bool {
        guard mayBeDismissedByUser, let cancel = alert?.cancelAction, cancel.isEnabled else { return super.leave() }
        alert?.press(cancel)
        return true
    }
}
