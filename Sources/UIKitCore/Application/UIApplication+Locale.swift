// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

extension UIApplication {
    /// The locale and languages with which the application was started.
    var launchUser: UserLocale { UserLocale(locale: launchOptions.locale, languages: launchOptions.languages) }

    /// The user's locale with the desktop's settings, and the languages.
    var user: UserLocale { UserLocale(locale: locale, languages: launchOptions.languages) }

    /// Makes a changed locale that of the process, and updates the windows.
    func localeDidChange() {
        guard UIApplication.running === self else { return }
        UserLocale.setApplication(user)
        desktopTraitsDidChange()
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
}

/// The trait with the desktop's choice of a clock, so that views with times update when it changes.
enum DesktopClockTrait: UITraitDefinition {
    static let defaultValue: Bool? = nil
}
