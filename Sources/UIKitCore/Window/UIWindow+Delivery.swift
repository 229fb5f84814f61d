// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIWindow {
    func deliver(_ event: UIEvent) {
        switch event {
        case let event as UIPressesEvent:
            deliver(presses: event)
        case let event as UIScrollEvent:
            (hitTest(event.location, with: event) ?? self).scrollChanged(event)
        case let event as UIHoverEvent:
            deliver(hover: event)
        default:
            touchDelivery.deliver(event, in: self)
        }
    }

    // MARK: - Keys

    /// The responder that keys go to first: what has the text, then what has the focus.
    var keyResponder: UIResponder {
        firstResponder ?? focusedView ?? rootViewController?.viewIfLoaded ?? self
    }

    private func deliver(presses event: UIPressesEvent) {
        let byPhase = Dictionary(grouping: event.allPresses.filter { $0.phase != .stationary }, by: \.phase)
        if let began = byPhase[.began] {
            let responder = keyResponder
            for press in began { press.responder = responder }
            responder.pressesBegan(Set(began), with: event)
        }
        for (phase, presses) in byPhase where phase != .began {
            // A key comes up where it went down, even if the keyboard's attention has moved on.
            for (responder, presses) in Dictionary(grouping: presses, by: { $0.responder ?? self }) {
                switch phase {
                case .changed: responder.pressesChanged(Set(presses), with: event)
                case .ended: responder.pressesEnded(Set(presses), with: event)
                case .cancelled: responder.pressesCancelled(Set(presses), with: event)
                case .began, .stationary: break
                }
            }
        }
    }

    // MARK: - Hover

    private func deliver(hover event: UIHoverEvent) {
        let view = event.location.flatMap { hitTest($0, with: event) }
        updateHover(view)
    }

    func updateHover(_ view: UIView?) {
        let old = hoveredView
        hoveredView = view
        guard old !== view else { return }
        let left = old?.ancestors ?? []
        let entered = view?.ancestors ?? []
        for view in left where !entered.contains(where: { $0 === view }) { view.hoverDidChange(false) }
        for view in entered where !left.contains(where: { $0 === view }) { view.hoverDidChange(true) }
        host?.updateCursor()
    }
}

extension UIView {
    /// This view and those that hold it, up to the window.
    var ancestors: [UIView] {
        Array(sequence(first: self, next: \.superview))
    }
}
