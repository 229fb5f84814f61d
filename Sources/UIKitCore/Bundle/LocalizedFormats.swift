// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import StringCatalog
internal import Synchronization

/// The formats with plural forms that `Bundle.uiLocalizedString(forKey:value:table:)` returned, by the text that stood for
/// them.
///
/// A `String` can't carry its plural forms, unlike a string object of other platforms. If two entries have the same form
/// `other`, the one that was looked up last counts.
enum LocalizedFormats {
    private static let formats = Mutex<[String: LocalizedFormat]>([:])

    /// Remembers a format, and returns the text that stands for it.
    static func remember(_ format: LocalizedFormat, for fallback: String) -> String {
        formats.withLock { $0[fallback] = format }
        return fallback
    }

    static func format(for text: String) -> LocalizedFormat? { formats.withLock { $0[text] } }
}

extension String {
    /// Creates the text of a format in the user's locale, in the plural forms that the arguments require if `format` comes
    /// from an entry that has such forms.
    package init(userFormat format: String, arguments: [any CVarArg]) {
        let locale = UserLocale.current.locale
        self =
            LocalizedFormats.format(for: format)?.string(locale: locale, arguments: arguments)
            ?? String(format: format, locale: locale, arguments: arguments)
    }
}
