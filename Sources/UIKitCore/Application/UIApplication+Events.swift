// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// Events with a place go to the window where they happened, the others to the key window (`R-V-42`): a press, until
    /// its end, to the window that was key when it began.
    func dispatch(_ event: UIEvent) {
        if isIgnoringInteractionEvents {
            // Where the pointer has left nothing must stay lit.
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

    /// The window that keys go to: the topmost popup that has the input, else the key window.
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
