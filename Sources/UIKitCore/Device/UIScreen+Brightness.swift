// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension UIScreen {
    /// The brightness of the screen, from 0 to 1, in the steps that it supports; 1 for screens without a known
    /// backlight.
    ///
    /// Setting it sends a request to the login session's service; `brightnessDidChangeNotification` is posted when it
    /// succeeds. It is ignored for screens that aren't built in, and if there is no such service.
    ///
    /// > Note: Differs from UIKit: changes made by the user aren't posted, because the kernel doesn't report them.
    public var brightness: CGFloat {
        get { backlight.map { CGFloat($0.level) } ?? 1 }
        set { setBrightness(newValue) }
    }

    /// Posted when the application changed the brightness of a screen.
    ///
    /// The object is the screen.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    private var backlight: Backlight.Reading? { isBuiltIn ? UIDevice.current.backlight.reading() : nil }

    private func setBrightness(_ level: CGFloat) {
        guard level.isFinite, let backlight, let control = UIDevice.current.backlightControl else { return }
        // The lowest step of many panels turns off the backlight, which would leave the user in the dark.
        let value = max(1, (Double(min(max(level, 0), 1)) * Double(backlight.maximum)).rounded())
        Task.immediate { @MainActor in
            do {
                try await control.setBrightness(UInt32(value), of: backlight.device)
                NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
            } catch {
                Log.error("The brightness of \(localizedName) stays. \(error)")
            }
        }
    }
}
