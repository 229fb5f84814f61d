// SPDX-License-Identifier: MIT
internal import CUserEnvironment
package import Foundation
internal import Synchronization

/// The user's locale and languages.
///
/// `Locale.current`, `Calendar.current`, and `Locale.preferredLanguages` return what it has for the process.
package struct UserLocale: Sendable {
    /// The locale that determines the formats of dates and numbers, with the words of the preferred language.
    package let locale: Locale
    /// The languages that the user reads, as names of locales, the preferred one first; none for `C`.
    package let languages: [String]

    package init(locale: Locale, languages: [String]) {
        self.locale = locale
        self.languages = languages
    }

    /// The languages as BCP 47 tags, such as `de-AT`; English without a region if there is none.
    package var languageTags: [String] {
        languages.isEmpty ? ["en-001"] : languages.map { $0.replacingOccurrences(of: "_", with: "-") }
    }

    /// Returns the locale with a clock of 24 or 12 hours; unchanged if it has such a clock, or for `nil`.
    package func locale(uses24Hours: Bool?) -> Locale {
        guard let uses24Hours, uses24Hours != locale.uses24Hours else { return locale }
        var components = Locale.Components(identifier: locale.identifier)
        components.hourCycle = uses24Hours ? .zeroToTwentyThree : .oneToTwelve
        return Locale(components: components)
    }

    // MARK: - The process

    private static let ofApplication = Mutex<UserLocale?>(nil)
    private static let ofEnvironment: UserLocale = {
        user_environment_adopt()
        return UserLocale(ProcessInfo.processInfo.environment)
    }()

    /// The locale of the running application, otherwise that of the environment.
    ///
    /// Any thread may read it, as `Locale.current` and `NSLocalizedString` are called on all of them.
    package static var current: UserLocale { ofApplication.withLock { $0 } ?? ofEnvironment }

    /// Sets the locale of the running application; `nil` while there is none.
    package static func setApplication(_ locale: UserLocale?) { ofApplication.withLock { $0 = locale } }
}

extension Locale {
    /// Whether times have the hours 0 to 23, or 1 to 24.
    var uses24Hours: Bool { hourCycle == .zeroToTwentyThree || hourCycle == .oneToTwentyFour }
}
