// SPDX-License-Identifier: MIT
internal import Foundation

/// Presents an alert in the center of the dimmed window.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView(frame: .zero)
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }
    override var isDismissableByUser: Bool { true }
    override var ownTraits: UITraitCollection { UITraitCollection(userInterfaceLevel: .elevated) }
    override var isAlert: Bool { true }
    override var look: PresentationAnimator.Look { isAtBottom ? .cover : .zoom }

    private var isAtBottom: Bool {
        alert?.preferredStyle == .actionSheet && container?.traitCollection.horizontalSizeClass == .compact
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let alert else { return .zero }
        let metrics = Theme.Alert.self
        let space = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: metrics.margin, dy: metrics.margin)
        let widest = Theme.Text.widened(
            alert.preferredStyle == .alert ? metrics.width : metrics.sheetWidth, for: container.traitCollection)
        let width = max(0, isAtBottom ? space.width : min(widest, space.width))
        let height = min(alert.card.height(forWidth: width), max(0, space.height))
        let y = isAtBottom ? space.maxY - height : (space.midY - height / 2).rounded()
        return CGRect(x: (space.midX - width / 2).rounded(), y: y, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.backgroundColor = Theme.Sheet.dimming
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
    }

    override func escape() {
        alert?.pressCancel()
    }
}
