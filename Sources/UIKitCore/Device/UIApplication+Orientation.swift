// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
    /// The interface orientation of the frontmost window or, without windows, of the main screen.
    public var statusBarOrientation: UIInterfaceOrientation {
        windows.last?.interfaceOrientation
            ?? UIInterfaceOrientation(size: UIScreen.main.bounds.size, on: device.orientation)
    }

    /// Posted after `statusBarOrientation` changed because the device was rotated or a window resized.
    ///
    /// The object is the application. `userInfo` contains the raw value of the previous orientation for
    /// `statusBarOrientationUserInfoKey`.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key in `userInfo` for the raw value of the previous orientation.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Returns the orientations that the window's controllers may have, as specified by the delegate.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .declared
    }

    /// Called when a window was resized or the device rotated.
    func interfaceOrientationMayHaveChanged() {
        for window in windows { window.settleOrientation() }
        // Before the first window is created, there is no interface to rotate.
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
    /// The interface orientation of the scene's window: portrait if its height exceeds its width.
    public var interfaceOrientation: UIInterfaceOrientation { windows.first?.interfaceOrientation ?? .unknown }
}
