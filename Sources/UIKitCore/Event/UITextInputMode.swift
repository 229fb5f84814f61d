// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import Windowing

/// A language in which text can be entered.
///
/// > Note: Differs from UIKit: the modes are the layouts of the user's keyboard, which become known when a window first
/// > has the keyboard. Input methods of the desktop aren't listed.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language as a BCP 47 tag, such as `en-US`; `nil` if the layout's name has none.
    public let primaryLanguage: String?

    init(language: String?) {
        primaryLanguage = language
    }

    /// The layouts of the user's keyboard; empty until they are known.
    open class var activeInputModes: [UITextInputMode] { UIApplication.running?.inputModes ?? [] }

    /// Posted when the user has changed the keyboard's layout, or an input view's controller its language.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    static func currentModeDidChange() {
        NotificationCenter.default.post(name: currentInputModeDidChangeNotification, object: nil)
    }

    /// The mode of the layout in use; `nil` until it is known.
    static var ofKeyboard: UITextInputMode? {
        guard let application = UIApplication.running else { return nil }
        let (modes, active) = (application.inputModes, application.keyboardLayouts.active)
        return modes.indices.contains(active) ? modes[active] : nil
    }
}

extension UIApplication {
    /// Called when the keyboard's layouts are known, or another is in use.
    func keyboardLayoutsDidChange(to layouts: KeyboardLayouts) {
        guard layouts != keyboardLayouts else { return }
        if layouts.names != keyboardLayouts.names {
            inputModes = layouts.names.map {
                UITextInputMode(language: KeyboardLayoutLanguage.tag(forLayoutNamed: $0))
            }
        }
        keyboardLayouts = layouts
        UITextInputContext.keyboardsDidChange()
        UITextInputMode.currentModeDidChange()
    }
}
