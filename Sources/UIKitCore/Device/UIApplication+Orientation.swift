// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
    /// The orientation of the window in front; that of the main screen while there is none.
    public var statusBarOrientation: UIInterfaceOrientation {
        windows.last?.interfaceOrientation
            ?? UIInterfaceOrientation(size: UIScreen.main.bounds.size, on: device.orientation)
    }

    /// Posted after `statusBarOrientation` changed, as the user turned the device or drew the window wider than high; the
    /// object is the application, `userInfo` has the old one's raw value under `statusBarOrientationUserInfoKey`.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// The orientations that the window's controllers can be in, as the delegate says.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .declared
    }

    /// A window was sized, or the device turned.
    func interfaceOrientationMayHaveChanged() {
        for window in windows { window.settleOrientation() }
        // Before the first window there is nothing that could turn.
        guard !windows.isEmpty else { return }
        let orientation = statusBarOrientation
        guard let known = knownInterfaceOrientation, known != orientation else {
            knownInterfaceOrientation = orientation
            return
        }
        knownInterfaceOrientation = orientation
        NotificationCenter.default.post(
            name: Self.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [Self.statusBarOrientationUserInfoKey: known.rawValue])
    }
}

extension UIWindow {
    var interfaceOrientation: UIInterfaceOrientation { shownOrientation ?? naturalOrientation(for: bounds.size) }
}

extension UIWindowScene {
    /// How the scene's window is turned: portrait if it is higher than wide.
    public var interfaceOrientation: UIInterfaceOrientation { windows.first?.interfaceOrientation ?? .unknown }
}
