// SPDX-License-Identifier: MIT
public import Foundation

/// The user's accessibility preferences.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the user prefers reduced motion, as reported by the desktop environment; `false` if it reports no
    /// preference.
    ///
    /// The framework's own animations, such as flips and curls, are replaced by cross-fades. Animations by applications
    /// aren't affected; applications can check this property.
    public package(set) static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Posted, without an object, when `isReduceMotionEnabled` changes.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
