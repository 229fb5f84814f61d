// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// The `.lproj` folders of a bundle that count for a user, most suitable first.
struct LocalizedFolders {
    let names: [String]

    /// Finds the folders in the folder at `path`: that of the first of the user's languages that has one, `Base.lproj`,
    /// and that of the language in which the application was developed.
    ///
    /// Tries names instead of listing the folder, which may be as large as `/usr/bin`.
    init(path: String, languages: [String], developmentLanguage: String) {
        func existing(_ names: [String]) -> [String] {
            names.map { $0 + ".lproj" }.filter { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
        }
        let preferred = languages.lazy.map { existing(Self.spellings(of: $0)) }.first { !$0.isEmpty } ?? []
        let fallback = existing(["Base"] + Self.spellings(of: developmentLanguage))
        names = preferred + fallback.filter { !preferred.contains($0) }
    }

    /// Returns the names of localizations for a locale, most specific first: `de-AT`, `de_AT`, and `de` for `de_AT`.
    static func spellings(of locale: String) -> [String] {
        let fields = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let code = fields.first, !locale.contains("/") else { return [] }
        var spellings: [String] = []
        func add(_ fields: [String]) {
            for separator in ["-", "_"] {
                let spelling = fields.joined(separator: separator)
                if !spellings.contains(spelling) { spellings.append(spelling) }
            }
        }
        for count in stride(from: fields.count, through: 2, by: -1) { add(Array(fields.prefix(count))) }
        // A region without its script, and for Chinese the script that a region implies.
        if fields.count > 2, let region = fields.last { add([code, region]) }
        if code == "zh", let language = Language(locale: locale) { add([language.rawValue]) }
        add([code])
        return spellings
    }
}
