// SPDX-License-Identifier: MIT
public import Foundation

/// What the desktop says about how people want to see and use it.
@MainActor
public enum UIAccessibility {
    /// Whether the desktop asks for little movement; `false` unless the platform says otherwise.
    ///
    /// The toolkit's own movements, such as flips and curls, are cross-fades then. What applications animate moves all
    /// the same; they may ask here.
    public package(set) static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Posted, without an object, when `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
