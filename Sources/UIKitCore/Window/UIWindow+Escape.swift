// SPDX-License-Identifier: MIT
internal import Foundation

/// An object with a temporary state, such as a row that is swiped open, which Escape ends wherever the focus is.
@MainActor
package protocol EscapeHandler: AnyObject {
    /// The view that shows the state; `nil` while there is none to end.
    var escapableView: UIView? { get }
    /// Ends the state.
    func escape()
}

/// The handlers of Escape in a window, the most recent last.
@MainActor
final class EscapeHandlers {
    private struct Entry {
        weak var handler: (any EscapeHandler)?
    }

    private var entries: [Entry] = []

    func add(_ handler: any EscapeHandler) {
        entries.removeAll { $0.handler == nil || $0.handler === handler }
        entries.append(Entry(handler: handler))
    }

    /// Ends the most recent state in a view of `window` that no presentation covers, and returns whether there was one.
    func escape(in window: UIWindow) -> Bool {
        let front = window.frontPresentation?.presentedViewController.viewIfLoaded
        let handlers: [any EscapeHandler] = entries.reversed().compactMap(\.handler)
        let handler = handlers.first { handler in
            guard let view = handler.escapableView, view.window === window else { return false }
            return front.map { view.isDescendant(of: $0) } ?? true
        }
        handler?.escape()
        return handler != nil
    }
}

extension UIWindow {
    /// Lets Escape end a state in this window that began now.
    package func addEscapeHandler(_ handler: any EscapeHandler) { escapeHandlers.add(handler) }

    /// Ends a temporary state for Escape that no responder handled.
    func endTemporaryState(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, key.modifierFlags.isPlain else {
            return false
        }
        return escapeHandlers.escape(in: self)
    }
}
