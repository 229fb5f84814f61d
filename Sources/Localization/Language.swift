// SPDX-License-Identifier: MIT

/// The languages that the toolkit speaks; the raw values are their BCP 47 tags.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case czech = "cs"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"
    case arabic = "ar"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"

    /// The language for a locale's name, such as `de_AT.UTF-8` or `zh-Hant-HK`; `nil` if the toolkit doesn't speak it.
    package init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        guard let code = parts.first else { return nil }
        guard code == "zh" else {
            self.init(rawValue: code)
            return
        }
        // The script decides, and without one the place.
        let traditional: Set = ["hant", "tw", "hk", "mo"]
        let isTraditional = !parts.contains("hans") && parts.contains(where: traditional.contains)
        self = isTraditional ? .traditionalChinese : .simplifiedChinese
    }

    /// The first of the user's languages that the toolkit speaks; English if there is none.
    package init(preferred locales: [String]) {
        self = locales.lazy.compactMap { Language(locale: $0) }.first ?? .english
    }
}
