// SPDX-License-Identifier: MIT
internal import Foundation

/// The languages of keyboard layouts, by the English names that XKB's keymaps give them.
package enum KeyboardLayoutLanguage {
    /// Returns the BCP 47 tag for a layout such as "German" or "English (UK, extended, Windows)"; `nil` if the name
    /// doesn't begin with a language.
    package static func tag(forLayoutNamed name: String) -> String? {
        let parts = name.prefix(Self.maximumLength).split(separator: "(", maxSplits: 1)
        guard let first = parts.first,
            let language = languages[first.trimmingCharacters(in: .whitespaces).lowercased()]
        else { return nil }
        guard parts.count == 2, let variant = parts[1].split(whereSeparator: { ",)".contains($0) }).first,
            let region = regions[variant.trimmingCharacters(in: .whitespaces).lowercased()]
        else { return language }
        return "\(language)-\(region)"
    }

    /// The length to which names are read, which come from the display server.
    private static let maximumLength = 100
    private static let english = Locale(identifier: "en_US")

    private static let languages: [String: String] = {
        let named = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).compactMap { code in
            english.localizedString(forLanguageCode: code).map { ($0.lowercased(), code) }
        }
        // Short codes take precedence over those of three letters with the same name.
        return Dictionary(named) { $0.count <= $1.count ? $0 : $1 }
    }()

    private static let regions: [String: String] = {
        let named = Locale.Region.isoRegions.map(\.identifier).compactMap { code in
            english.localizedString(forRegionCode: code).map { ($0.lowercased(), code) }
        }
        return Dictionary(named + [("us", "US"), ("uk", "GB")]) { first, _ in first }
    }()
}
