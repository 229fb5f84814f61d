// SPDX-License-Identifier: MIT
internal import Foundation

/// The letters that sections of an index begin with in a language.
struct IndexLanguage {
    /// A section.
    struct Entry {
        let title: String
        /// The first string of the section.
        let start: String
    }

    /// The locale whose order the sections follow.
    let order: Locale
    /// The sections of the language's own script, if that isn't Latin.
    let native: (script: WritingScript, entries: [Entry])?
    let latin: [Entry]
    /// Whether Chinese characters are in the Latin sections of their pronunciation.
    let usesPinyin: Bool
    /// Pairs of letters that the language orders like a single letter of another section.
    let hiddenDigraphs: [String]

    init(locale: Locale) {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let script = language.script?.identifier
        usesPinyin = code == "zh" && script != "Hant"
        order =
            code != "zh" ? locale : Locale(identifier: usesPinyin ? "zh@collation=pinyin" : "zh_Hant@collation=stroke")
        hiddenDigraphs = ["da", "nb", "nn", "no"].contains(code) ? ["aa"] : []
        let name = code == "sr" && script == "Latn" ? "hr" : code
        native = Self.native(name, locale)
        latin = Self.entries(Self.latinLetters[name] ?? Self.plainLetters, locale)
    }

    /// Returns the entries for letters that are separated by spaces.
    ///
    /// A section begins with the lowercase form of its letter, or with its capitals if they precede, as in Danish.
    private static func entries(_ letters: String, _ locale: Locale) -> [Entry] {
        let hasCapitalsFirst = "A".compare("a", options: [], range: nil, locale: locale) == .orderedAscending
        return letters.split(separator: " ").map { letter in
            let start = hasCapitalsFirst ? letter.uppercased(with: locale) : letter.lowercased(with: locale)
            return Entry(title: String(letter), start: start)
        }
    }

    /// Returns the string before all Chinese characters of a section, by an initial or a number of strokes.
    ///
    /// Unicode's locale data has these strings, which begin with a character that no text has, for this purpose.
    static func boundary(_ suffix: String) -> String {
        var text = String.UnicodeScalarView()
        if let mark = Unicode.Scalar(0xFDD0 as UInt32) { text.append(mark) }
        return String(text) + suffix
    }

    private static func native(_ code: String, _ locale: Locale) -> (WritingScript, [Entry])? {
        switch code {
        case "ja":
            return (
                .kana,
                zip("あかさたなはまやらわ", "ぁかさたなはまゃらゎ").map { Entry(title: String($0), start: String($1)) }
            )
        case "ko": return (.hangul, entries("ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ", locale))
        case "zh" where locale.language.script?.identifier == "Hant":
            return (
                .han,
                (1...24).map { count in
                    let strokes = Unicode.Scalar(0x2800 + UInt32(count)).map(String.init) ?? ""
                    return Entry(title: "\(count)劃", start: boundary(strokes))
                }
            )
        case "el": return (.greek, entries("Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω", locale))
        case "he", "iw", "yi": return (.hebrew, entries("א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת", locale))
        default:
            if let letters = cyrillicLetters[code] { return (.cyrillic, entries(letters, locale)) }
            guard let letters = arabicLetters[code] else { return nil }
            // The hamza and the alif with a madda belong to the first section, and may precede its letter.
            let entries = entries(letters, locale)
            let start = ["ء", "آ", "ا"].min {
                $0.compare($1, options: [], range: nil, locale: locale) == .orderedAscending
            }
            return (
                .arabic,
                entries.prefix(1).map { Entry(title: $0.title, start: start ?? $0.start) } + entries.dropFirst()
            )
        }
    }
}
