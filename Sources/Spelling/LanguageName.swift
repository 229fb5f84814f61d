// SPDX-License-Identifier: MIT

/// The name of a language, as BCP 47 (`pt-BR`), POSIX (`pt_BR.UTF-8`), or a dictionary (`de_DE_frami`) writes it.
struct LanguageName: Equatable, Sendable {
    /// The language's code, in lowercase.
    let language: String
    /// The script's code, in lowercase.
    private(set) var script: String?
    /// The region's code, in uppercase.
    private(set) var region: String?
    /// Other parts of the name, in lowercase.
    private(set) var variant: String?

    /// Parses a name; `nil` if it names no language.
    init?(_ name: String) {
        guard name.utf8.count <= 64 else { return nil }
        let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = halves.first?.prefix(while: { $0 != "." }) else { return nil }
        let parts = place.split { $0 == "_" || $0 == "-" }
        guard let code = parts.first, (2...8).contains(code.utf8.count), code.utf8.allSatisfy(Self.isLetter),
            code.lowercased() != "posix"
        else { return nil }
        language = code.lowercased()
        for part in parts.dropFirst() {
            let isWord = part.utf8.allSatisfy(Self.isLetter)
            switch part.utf8.count {
            case 4 where isWord && script == nil && region == nil: script = part.lowercased()
            case 2 where isWord && region == nil, 3 where !isWord && region == nil: region = part.uppercased()
            default: variant = variant.map { "\($0)_\(part.lowercased())" } ?? part.lowercased()
            }
        }
        if halves.count == 2 {
            let scripts = ["latin": "latn", "cyrillic": "cyrl"]
            if let code = scripts[halves[1].lowercased()] { script = code }
        }
    }

    private static func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit | 0x20) }

    /// Returns the best of `names` for a requested language; `nil` if none is of that language.
    ///
    /// A dictionary for the region is preferred, then one for the region in which most speakers live, then one without
    /// a region, then any other.
    static func bestMatch(for request: String, in names: [String]) -> String? {
        if names.contains(request) { return request }
        guard let wanted = LanguageName(request) else { return nil }
        var best: (name: String, score: Int)?
        for name in names {
            guard let found = LanguageName(name), let score = wanted.score(found) else { continue }
            if best.map({ score > $0.score }) ?? true { best = (name, score) }
        }
        return best?.name
    }

    private func score(_ other: LanguageName) -> Int? {
        guard Self.canonical(language) == Self.canonical(other.language) else { return nil }
        if let script, let otherScript = other.script, script != otherScript { return nil }
        var score = other.script == script ? 16 : 0
        if let region, region == other.region {
            score += 8
        } else if other.region == Self.usualRegions[other.language] ?? other.language.uppercased() {
            score += 4
        } else if other.region == nil {
            score += 2
        }
        return variant == other.variant ? score + 1 : score
    }

    /// The code that dictionaries use for a language that has several.
    private static func canonical(_ language: String) -> String {
        switch language {
        case "no": "nb"
        case "iw": "he"
        case "in": "id"
        default: language
        }
    }

    /// The regions in which most speakers live, where the code isn't that of the language.
    private static let usualRegions = [
        "ar": "EG", "be": "BY", "bn": "BD", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "el": "GR", "en": "US",
        "et": "EE", "eu": "ES", "fa": "IR", "ga": "IE", "gl": "ES", "he": "IL", "hi": "IN", "hy": "AM", "ka": "GE",
        "kk": "KZ", "ko": "KR", "nb": "NO", "ne": "NP", "nn": "NO", "pt": "BR", "sl": "SI", "sq": "AL", "sr": "RS",
        "sv": "SE", "uk": "UA", "vi": "VN",
    ]
}
