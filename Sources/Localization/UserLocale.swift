// SPDX-License-Identifier: MIT
package import Foundation
internal import Synchronization

/// The user's locale and languages.
///
/// On Linux, Foundation does not read the environment: `Locale.current` is English regardless of the desktop's
/// language.
package struct UserLocale: Sendable {
    /// The locale of the user interface.
    package let locale: Locale
    /// The languages that the user reads, as names of locales, the preferred one first; none for `C`.
    package let languages: [String]

    package init(locale: Locale, languages: [String]) {
        self.locale = locale
        self.languages = languages
    }

    /// Reads the first variable that is set of `LC_ALL`, `LC_MESSAGES`, and `LANG`, as POSIX specifies.
    ///
    /// English if none is set, or for `C`.
    package init(_ variables: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let name = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        let identifier = name.flatMap(Self.identifier)
        locale = Locale(identifier: identifier ?? "en_001")
        guard let identifier else {
            languages = []
            return
        }
        // As in gettext, the list counts only where there is a locale.
        let list = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(for: String($0)) }
        languages = list + [identifier]
    }

    // MARK: - The process

    private static let ofApplication = Mutex<UserLocale?>(nil)
    private static let ofEnvironment = UserLocale(ProcessInfo.processInfo.environment)

    /// The locale of the running application, otherwise that of the environment.
    ///
    /// Any thread may read it, as `NSLocalizedString` is called on all of them.
    package static var current: UserLocale { ofApplication.withLock { $0 } ?? ofEnvironment }

    /// Sets the locale of the running application; `nil` while there is none.
    package static func setApplication(_ locale: UserLocale?) { ofApplication.withLock { $0 = locale } }

    /// Converts a POSIX locale name, such as `sr_RS.UTF-8@latin` to `sr_Latn_RS`; `nil` if it names no language.
    private static func identifier(for name: String) -> String? {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let place = parts[0].prefix { $0 != "." }
        guard place != "C", place != "POSIX", place.utf8.count < 32 else { return nil }
        let fields = place.split(separator: "_", omittingEmptySubsequences: false)
        let isName = fields.allSatisfy { field in
            !field.isEmpty && field.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) }
        }
        guard isName, let language = fields.first, (2...8).contains(language.count) else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        guard parts.count == 2, let script = scripts[String(parts[1])] else { return String(place) }
        return ([String(language), script] + fields.dropFirst().map(String.init)).joined(separator: "_")
    }
}
