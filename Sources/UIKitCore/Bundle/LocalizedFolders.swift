// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// The `.lproj` folders of a bundle that count for a user, most suitable first.
struct LocalizedFolders {
    let names: [String]

    /// Finds the folders in the folder at `path`.
    ///
    /// Tries names instead of listing the folder, which may be as large as `/usr/bin`.
    init(path: String, languages: [String], developmentLanguage: String) {
        let localizations = Localizations(languages: languages, developmentLanguage: developmentLanguage) {
            Self.folder(for: $0, in: path) != nil
        }
        names = localizations.names.compactMap { Self.folder(for: $0, in: path) }
    }

    /// Returns the name of a localization's folder, which SwiftPM writes in lowercase; `nil` if there is none.
    static func folder(for localization: String, in path: String) -> String? {
        [localization, localization.lowercased()].lazy.map { $0 + ".lproj" }
            .first { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
    }
}

/// The localizations that count for a user, most suitable first: those of the first of the user's languages that has one,
/// `Base`, and those of the language in which the application was developed.
struct Localizations {
    let names: [String]

    init(languages: [String], developmentLanguage: String, exists: (String) -> Bool) {
        var preferred: [String] = []
        for language in languages where preferred.isEmpty { preferred = Self.spellings(of: language).filter(exists) }
        let fallback = (["Base"] + Self.spellings(of: developmentLanguage)).filter(exists)
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
