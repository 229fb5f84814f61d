// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIWindow {
    func deliver(_ event: UIEvent) {
        // A handler of an earlier event may have hidden the window.
        guard isShown else { return }
        switch event {
        case let event as UIPressesEvent:
            hoverFollower.interrupt()
            deliver(presses: event)
        case let event as UIScrollEvent:
            keyWatch.interrupt()
            hoverFollower.interrupt()
            deliver(scroll: event)
        case let event as UITransformEvent:
            deliver(transform: event)
        case let event as UIHoverEvent:
            deliver(hover: event)
        default:
            keyWatch.interrupt()
            hoverFollower.interrupt()
            touchDelivery.deliver(event, in: self)
        }
    }

    // MARK: - Keys

    /// The responder that first receives key events: the first responder, otherwise the focused view.
    ///
    /// A view controller that is the first responder, for its input accessory view, leaves the keys to a focused view
    /// outside its own view.
    var keyResponder: UIResponder {
        focusedInputView ?? focusedViewElsewhere ?? firstResponder ?? focusedView ?? topPresentation?
            .presentedViewController.viewIfLoaded
            ?? rootViewController?.viewIfLoaded ?? self
    }

    private var focusedViewElsewhere: UIView? {
        guard let controller = firstResponder as? UIViewController, let focusedView,
            let view = controller.viewIfLoaded, !focusedView.isDescendant(of: view)
        else { return nil }
        return focusedView
    }

    private func deliver(presses event: UIPressesEvent) {
        dropUnreachableFocus()
        let changed = event.allPresses.filter { $0.phase != .stationary && $0.window === self }
        if WindowDrops.receiver?.consume(changed) == true { return }
        keyWatch.see(changed)
        for press in changed where press.phase == .ended { releaseDuringCodePointEntry(press) }
        for press in changed where press.phase == .began {
            if continueCodePointEntry(press) {
                press.isCommand = true
                continue
            }
            // A repeated press stays with the responder that received it first, unless that one left the window.
            if press.isRepeat, press.responder?.responderWindow === self { continue }
            if press.isRepeat, press.isCommand {
                _ = performsCommand(for: press)
                continue
            }
            press.isCommand = performsCommand(for: press) || beginCodePointEntry(press)
            press.responder = keyResponder
        }
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let presses = changed.filter { $0.phase == phase && !$0.isCommand }
            // The end of a press is delivered to the responder that received its beginning, even if focus has moved.
            for (responder, presses) in Dictionary(grouping: presses, by: { $0.responder ?? self }) {
                touchDelivery.gestures.deliver(phase, Set(presses), at: responder, with: event)
                switch phase {
                case .began: responder.pressesBegan(Set(presses), with: event)
                case .changed: responder.pressesChanged(Set(presses), with: event)
                case .ended: responder.pressesEnded(Set(presses), with: event)
                case .cancelled: responder.pressesCancelled(Set(presses), with: event)
                case .stationary: break
                }
            }
        }
    }

    // MARK: - Hover

    private func deliver(hover event: UIHoverEvent) {
        let view = event.location.flatMap { hitTest($0, with: event) }
        updateHover(view)
        pointerTracker.move(to: event.location, over: hoveredView, in: self, modifiers: event.modifierFlags)
        if let location = event.location { hoverFollower.pointerDidMove(to: location, in: self) }
        touchDelivery.gestures.hover(over: view, with: event)
        Self.pointerObserver?(self, event.location)
        guard let location = event.location, let view else { return }
        for case let scrollView as UIScrollView in view.ancestors {
            scrollView.indicators.pointerDidMove(to: scrollView.convert(location, from: self))
        }
    }

    func updateHover(_ view: UIView?) {
        let old = hoveredView
        hoveredView = view
        guard old !== view else { return }
        pointerTracker.hoveredViewDidChange(to: view)
        hoverFollower.hoveredViewDidChange(to: view)
        let left = old?.ancestors ?? []
        let entered = view?.ancestors ?? []
        for view in left where !entered.contains(where: { $0 === view }) { view.hoverDidChange(false) }
        // The callback may have moved another view under the pointer.
        guard hoveredView === view else { return }
        for view in entered where !left.contains(where: { $0 === view }) { view.hoverDidChange(true) }
        surface?.updateCursor()
    }
}
