// SPDX-License-Identifier: MIT
package import Foundation

/// A string catalog, `.xcstrings`: a JSON document with the strings of a table in all languages.
///
/// `strings(for:)` has the values of a language, and `write(to:table:)` lowers the catalog to the files that each language
/// has in its own folder.
package struct StringCatalog: Hashable, Sendable {
    /// The language of the keys and of strings that have no translation.
    package let sourceLanguage: String
    /// The values by key and language.
    private let entries: [String: [String: LocalizedString]]

    /// Reads a document.
    package init(data: Data) throws(StringTableError) {
        try StringTableFile.check(data)
        let document: Any
        do {
            document = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw .notReadable("The catalog isn't valid JSON: \(error)")
        }
        let catalog = try CatalogElement(document, name: "")
        sourceLanguage = try catalog.string("sourceLanguage")
        var entries: [String: [String: LocalizedString]] = [:]
        for (key, entry) in try catalog.elements("strings") {
            var values: [String: LocalizedString] = [:]
            for (language, localization) in try entry.elements("localizations") {
                values[language] = try localization.localizedString(key: key)
            }
            // Xcode leaves out the source language where its text is the key.
            if values[sourceLanguage] == nil { values[sourceLanguage] = .text(key) }
            entries[key] = values
        }
        self.entries = entries
    }

    /// The languages with at least one value, sorted.
    package var languages: [String] { Set(entries.values.flatMap(\.keys)).union([sourceLanguage]).sorted() }

    /// Returns the values in a language, by key; keys without a translation are left out.
    package func strings(for language: String) -> [String: LocalizedString] {
        entries.compactMapValues { $0[language] }
    }
}
