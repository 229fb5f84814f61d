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

    package func takeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        guard window.firstResponder !== self else { return true }
        if let current = window.firstResponder {
            guard current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    package func giveUpFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        let window = responderWindow
        window?.firstResponder = nil
        window?.returnFirstResponder(from: self)
        return true
    }
}
