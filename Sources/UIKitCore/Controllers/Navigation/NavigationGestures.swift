// SPDX-License-Identifier: MIT
internal import Foundation

/// The gestures of a navigation controller: they go back in the stack, and hide and show the bars.
@MainActor
final class NavigationGestures: UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(controller: UINavigationController) {
        self.controller = controller
        controller.edgePan.delegate = self
        controller.edgePan.maximumNumberOfTouches = 1
        controller.edgePan.addTarget(self, action: NavigationGestures.panned)
        controller.swipe.delegate = self
        controller.swipe.addTarget(self, action: NavigationGestures.panned)
        controller.tapToHide.isEnabled = false
        controller.tapToHide.addTarget(self, action: NavigationGestures.tapped)
    }

    func add(to view: UIView) {
        guard let controller else { return }
        for recognizer in [controller.edgePan, controller.swipe, controller.tapToHide] {
            view.addGestureRecognizer(recognizer)
        }
        updateEdge()
    }

    private var isRightToLeft: Bool {
        controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func updateEdge() {
        controller?.edgePan.edges = isRightToLeft ? .right : .left
        controller?.swipe.isRightToLeft = isRightToLeft
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer !== controller?.tapToHide else { return true }
        guard let controller, controller.stack.count > 1, controller.transition == nil, controller.pending == nil,
            let item = controller.topViewController?.navigationItem
        else { return false }
        return !item.hidesBackButton && item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let controller, recognizer.state == .ended else { return }
        let hides = !controller.isNavigationBarHidden
        controller.setNavigationBarHidden(hides, animated: true)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let controller, let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let way = recognizer.translation(in: view).x * sign / view.bounds.width
        let speed = recognizer.velocity(in: view).x * sign
        switch recognizer.state {
        case .began: begin()
        case .changed: controller.transition?.coordinator.updateInteractiveTransition(way)
        case .ended:
            let isBackward = speed < -Theme.Bars.finishVelocity
            let isDone = !isBackward && (way > Theme.Bars.finishFraction || speed >= Theme.Bars.finishVelocity)
            controller.transition?.coordinator.endInteraction(cancelled: !isDone, velocity: speed / view.bounds.width)
        case .cancelled: controller.transition?.coordinator.endInteraction(cancelled: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let controller, controller.stack.count > 1 else { return }
        controller.popViewController(animated: true)
        controller.updateShownChild(isInteractive: true)
    }
}

/// A two-finger touchpad swipe that goes back.
final class SwipeBackRecognizer: UIPanGestureRecognizer {
    var isRightToLeft = false

    override func shouldReceive(_ event: UIEvent) -> Bool { event is UIScrollEvent }

    override func takeScroll(_ event: UIScrollEvent) -> Bool {
        if state == .possible {
            guard event.source == .touchpad, !event.isEnd else { return false }
            // Content moves opposite to the scroll delta.
            let way = isRightToLeft ? event.delta.x : -event.delta.x
            guard way > abs(event.delta.y) else { return false }
        }
        allowedScrollTypesMask = .continuous
        return super.takeScroll(event)
    }
}
