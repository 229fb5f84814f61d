// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
    /// Memory is short; the object is the application.
    ///
    /// Drop what can be made again.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Tells the delegate, then whoever observes, then the controllers of all windows, parents first.
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
            (view as? UITableView)?.reuse.empty()
            return true
        }
        for child in children { child.passMemoryWarning() }
    }
}
