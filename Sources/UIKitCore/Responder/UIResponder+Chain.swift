// SPDX-License-Identifier: MIT

extension UIResponder {
    /// The window whose key events this responder can receive.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
                return view.window
            }
            responder = current.next
        }
        return nil
    }

    /// Whether the responder resigns without being asked, nor its delegate.
    package var isForcedToResign: Bool { responderWindow?.isForcingResignation == true }

    package func takeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            (self as? UIView)?.becomesFirstResponderInWindow = true
            return false
        }
        guard canBecomeFirstResponder else { return false }
        guard window.firstResponder !== self else { return true }
        if let current = window.firstResponder {
            guard current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Withdraws the request to become the first responder that a view made outside of a window.
    package func withdrawFirstResponderRequest() {
        (self as? UIView)?.becomesFirstResponderInWindow = false
    }

    @discardableResult
    package func giveUpFirstResponder() -> Bool {
        withdrawFirstResponderRequest()
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || isForcedToResign else { return false }
        let window = responderWindow
        window?.firstResponder = nil
        window?.returnFirstResponder(from: self)
        return true
    }
}
