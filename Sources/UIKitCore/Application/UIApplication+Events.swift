// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// Events with a place go to the window where they happened, the others to the key window (`R-V-42`).
    func dispatch(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        switch event {
        case let event as UIScrollEvent:
            event.window?.sendEvent(event)
        case let event as UIHoverEvent:
            event.window?.sendEvent(event)
        case is UIPressesEvent:
            keyWindow?.sendEvent(event)
        default:
            let windows = Set((event.allTouches ?? []).compactMap(\.window))
            for window in windows { window.sendEvent(event) }
        }
    }

    func actionTarget(for action: Selector, sender: Any?) -> Any? {
        if let first = keyWindow?.firstResponder,
            let target = first.target(forAction: action, withSender: sender)
        {
            return target
        }
        if let responder = sender as? UIResponder {
            return responder.target(forAction: action, withSender: sender)
        }
        return target(forAction: action, withSender: sender)
    }
}
