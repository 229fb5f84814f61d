// SPDX-License-Identifier: MIT

extension UIApplication {
    /// Offers a gesture to the focused element and its responders, which end with the application's delegate, and then
    /// to those of the front controller (`R-VC-166`, `R-VC-170`).
    ///
    /// Each responder is asked once. The window is that of the front controller; by default, the key window.
    ///
    /// - Returns: Whether a responder has accepted it.
    package func offerGesture(in window: UIWindow? = nil, _ isAccepted: (UIResponder) -> Bool) -> Bool {
        var asked: Set<ObjectIdentifier> = []
        for start in [UIAccessibility.focused, keyboardTarget, frontController(of: window ?? keyWindow)] {
            var responder = start
            while let current = responder {
                if asked.insert(ObjectIdentifier(current)).inserted, isAccepted(current) { return true }
                responder = current.next
            }
        }
        return false
    }

    /// Performs the most important action of the screen.
    ///
    /// - Returns: Whether a responder did.
    package func performMagicTap() -> Bool { offerGesture { $0.accessibilityPerformMagicTap() } }

    /// The innermost visible controller of a window.
    private func frontController(of window: UIWindow?) -> UIViewController? {
        var front = window?.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        while let child = front?.children.last { front = child }
        return front
    }
}
