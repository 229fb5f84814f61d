// SPDX-License-Identifier: MIT
internal import Foundation

extension UserLocale {
    /// Reads the environment variables of POSIX and gettext.
    ///
    /// The language is the first of `LANGUAGE`, or else that of `LC_MESSAGES`. `LC_TIME` determines the region, and with
    /// it the order and separators of dates and numbers, the clock, and the first day of the week. A currency of
    /// `LC_MONETARY` and a measurement system of `LC_MEASUREMENT` that differ from the region's replace these. `LC_ALL`
    /// takes precedence over the variables beginning with `LC_`, and `LANG` is the value of those that are missing.
    ///
    /// The locale is English without a region if no variable is set, or for `C`. `C` for `LC_TIME` alone selects a clock
    /// of 24 hours.
    package init(_ variables: [String: String]) {
        func name(_ category: String) -> String? {
            ["LC_ALL", category, "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        }
        func identifier(_ category: String) -> String? { name(category).flatMap(Self.identifier) }
        let words = identifier("LC_MESSAGES")
        // As in gettext, the list counts only where there is a locale.
        let list = words == nil ? "" : variables["LANGUAGE"] ?? ""
        let languages =
            list.split(separator: ":").compactMap { Self.identifier(for: String($0)) } + (words.map { [$0] } ?? [])
        let time = identifier("LC_TIME")
        guard let formats = time ?? words else {
            self.init(locale: Locale(identifier: "en_001"), languages: [])
            return
        }
        let base = Self.identifier(language: languages.first ?? "en", region: formats)
        var keywords: [String] = []
        if let money = identifier("LC_MONETARY"), money != formats,
            let currency = Locale(identifier: money).currency, currency != Locale(identifier: base).currency
        {
            keywords.append("currency=\(currency.identifier)")
        }
        if time == nil, !Locale(identifier: base).uses24Hours { keywords.append("hours=h23") }
        if let units = identifier("LC_MEASUREMENT"), units != formats {
            let system = Locale(identifier: units).measurementSystem
            if system != Locale(identifier: base).measurementSystem { keywords.append("measure=\(system.identifier)") }
        }
        let suffix = keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";")
        self.init(locale: Locale(identifier: base + suffix), languages: languages)
    }

    /// Returns the name of the locale with the language of one locale and the region of another, such as `en_DE` for
    /// `en_US` and `de_DE`.
    private static func identifier(language: String, region formats: String) -> String {
        // The usual case, which loads no data.
        if formats == language || formats.hasPrefix(language + "_") { return formats }
        let (spoken, written) = (Locale.Language(identifier: language), Locale.Language(identifier: formats))
        if spoken.languageCode == written.languageCode, spoken.script == written.script { return formats }
        guard let code = spoken.languageCode?.identifier, let region = written.region?.identifier else {
            return language
        }
        let name = "\(code)_\(region)"
        guard let script = spoken.script, Locale.Language(identifier: name).script != script else { return name }
        return "\(code)_\(script.identifier)_\(region)"
    }

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
