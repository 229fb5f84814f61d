// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import StringCatalog

extension Bundle {
    /// Returns the string for a key in the first of the user's languages that the bundle has.
    ///
    /// A table is a file `TABLE.strings`, `TABLE.stringsdict`, or `TABLE.xcstrings` in the folders that
    /// `StoryboardsAndResources` describes. A key that the user's language lacks is looked up in the language's other
    /// regions' common table (`pt` for `pt-BR`), then in the development language. Files are read once.
    ///
    /// For an entry with plural forms, the result is its form `other`; `String.localizedStringWithFormat(_:_:)` replaces
    /// it with that for its arguments. Any thread may call this function.
    ///
    /// > Note: Differs from UIKit, where `localizedString(forKey:value:table:)` does this; that of Foundation on Linux
    /// > answers in English, and doesn't return if the table has plural forms for the key.
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The result if no table has the key; `key` if `nil` or empty.
    ///   - tableName: The name of the table; `Localizable` if `nil` or empty.
    /// - Returns: The string.
    public func uiLocalizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return localizedValue(forKey: key, table: table) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Returns the string for a key in a table; `nil` if it has none.
    func localizedValue(forKey key: String, table: String) -> String? {
        switch localizedEntry(forKey: key, table: table) {
        case .text(let text): text
        case .format(let format, let fallback):
            // Only the text reaches the function that formats it.
            LocalizedFormats.remember(format, for: fallback)
        case nil: nil
        }
    }

    func localizedEntry(forKey key: String, table: String) -> LocalizedTable.Entry? {
        let languages = UserLocale.current.languages
        return resourceBundles.lazy
            .flatMap { LocalizedTables.tables(named: table, in: $0, languages: languages) }
            .compactMap { $0.entries[key] }.first
    }
}
