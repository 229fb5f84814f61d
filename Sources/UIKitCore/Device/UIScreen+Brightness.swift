// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension UIScreen {
    /// How bright the screen shines, from 0 to 1, as its steps allow; 1 for screens whose light the system does not know.
    ///
    /// Setting it asks the session's service, which answers later; `brightnessDidChangeNotification` is posted then. On
    /// other screens than the built-in one, and where there is no such service, setting it is ignored.
    ///
    /// > Note: Differs from UIKit: the user's own changes of it are not posted, as the kernel announces them to nobody.
    public var brightness: CGFloat {
        get { backlight.map { CGFloat($0.level) } ?? 1 }
        set { setBrightness(newValue) }
    }

    /// The application changed a screen's brightness; the object is the screen.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    private var backlight: Backlight.Reading? { isBuiltIn ? UIDevice.current.backlight.reading() : nil }

    private func setBrightness(_ level: CGFloat) {
        guard level.isFinite, let backlight, let control = UIDevice.current.backlightControl else { return }
        // The lowest step of many panels is darkness, in which nobody finds the way back.
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
