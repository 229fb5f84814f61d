// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The devices with which the user is likely to enter text.
///
/// `UITextInputMode.currentInputModeDidChangeNotification` is posted when they may have changed.
///
/// > Note: Differs from UIKit: only keyboards are known, not pencils and dictation.
@preconcurrency @MainActor
public final class UITextInputContext: NSObject {
    private static let shared = UITextInputContext()

    private override init() {}

    /// Returns the context of the application.
    public class func current() -> UITextInputContext { shared }

    /// Whether the user is likely to enter text with a keyboard.
    ///
    /// It is `true` once the display has reported the layouts of one, until the last one is removed. An X server always
    /// has a keyboard. Setting it overrides that until another report.
    public var isHardwareKeyboardInputExpected: Bool {
        get { expectedKeyboard ?? (UIApplication.running?.keyboardLayouts.names.isEmpty == false) }
        set { expectedKeyboard = newValue }
    }

    private var expectedKeyboard: Bool?

    /// Called when the display has reported the layouts of a keyboard.
    static func keyboardsDidChange() {
        shared.expectedKeyboard = nil
    }
}
