// SPDX-License-Identifier: MIT
public import Foundation

/// Notifications about the input view and the accessory view at a window's bottom.
///
/// Their object is the window's screen. They are posted for an accessory view without an input view as well, because
/// it covers content too.
///
/// > Note: Differs from UIKit: the frames are in the coordinates of the window, because a Wayland compositor doesn't
/// > report where a window is. A keyboard that the compositor shows reduces the window's size, and isn't reported.
extension UIResponder {
    /// Posted before the views slide in, or their height changes.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the views have slid in, or their height has changed.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the views slide out.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the views have slid out.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the views' frame changes, also by sliding in or out.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the views' frame has changed.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before the change: an `NSValue` with a `CGRect`, in points.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: an `NSValue` with a `CGRect`, in points.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: an `NSNumber`, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve: an `NSNumber` with the raw value of a `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the views are this application's: an `NSNumber`, always true.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
