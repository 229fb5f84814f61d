// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// Sends events with a location to the window at that location and others to the key window (`R-V-42`).
    ///
    /// A press stays with the window that was key when it began.
    func dispatch(_ event: UIEvent) {
        if isIgnoringInteractionEvents {
            // When the pointer has left, no view may stay highlighted.
            guard let hover = event as? UIHoverEvent, hover.location == nil else { return }
        }
        switch event {
        case let event as UIScrollEvent:
            event.window?.sendEvent(event)
        case let event as UITransformEvent:
            event.window?.sendEvent(event)
        case let event as UIHoverEvent:
            event.window?.sendEvent(event)
        case let event as UIPressesEvent:
            let changed = event.allPresses.filter { $0.phase != .stationary }
            for window in Set(changed.compactMap(\.window)) { window.sendEvent(event) }
        default:
            let windows = Set((event.allTouches ?? []).compactMap(\.window))
            for window in windows { window.sendEvent(event) }
        }
    }

    /// The window that receives key events: the topmost popup that accepts them, otherwise the key window.
    var keyReceiver: UIWindow? { popups.chain.last(where: \.receivesKeys) ?? keyWindow }

    func actionTarget(for action: Selector, sender: Any?) -> Any? {
        if let first = keyReceiver?.firstResponder ?? keyWindow?.firstResponder,
            let target = first.target(forAction: action, withSender: sender)
        {
            return target
        }
        if let responder = sender as? UIResponder {
            return responder.target(forAction: action, withSender: sender)
        }
        return (keyReceiver?.keyResponder ?? self).target(forAction: action, withSender: sender)
    }
}
