// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
    /// Posted when memory is low.
    ///
    /// The object is the application.
    ///
    /// Release data that can be recreated.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Notifies the delegate, then observers, and then the controllers of all windows, parents first.
    package func warnOfShortMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for window in windows { window.rootViewController?.passMemoryWarning() }
    }
}

extension UIViewController {
    fileprivate func passMemoryWarning() {
        didReceiveMemoryWarning()
        viewIfLoaded?.descend { view in
            view.emptyCaches()
            return true
        }
        for child in children { child.passMemoryWarning() }
    }
}
