// SPDX-License-Identifier: MIT

/// The plural rules of a language.
package struct PluralRules: Sendable {
    private let rule: PluralRule

    /// Finds the rules by a language tag or a locale's name, such as `pt-BR`, `pt_PT`, or `zh-Hant`.
    ///
    /// A language that has no rules here has the single category `other`.
    package init(language: String) {
        let fields = language.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let code = fields.first else {
            rule = .always
            return
        }
        // European Portuguese has the category of Spanish; that of Brazil and of no country has that of French.
        let isEuropean = code == "pt" && fields.dropFirst().contains("pt")
        rule = isEuropean ? .integerOneAndMillions : Self.rules[code] ?? .always
    }

    /// The category of a number.
    package func category(for number: PluralOperands) -> PluralCategory { rule.category(for: number) }

    /// The languages with more than one category, by their codes.
    private static let rules: [String: PluralRule] = {
        var rules: [String: PluralRule] = [:]
        for (rule, codes) in languages {
            for code in codes.split(separator: " ") { rules[String(code)] = rule }
        }
        return rules
    }()

    private static let languages: [(PluralRule, String)] = [
        (.integerOne, "ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi"),
        (
            .one,
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj \
            kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd \
            sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
            """
        ),
        (.zeroOrOne, "ak bho csw guw ln mg nso pa ti wa"),
        (.belowTwo, "ff hy kab"),
        (.upToOne, "am as bn doi fa gu hi kn pcm zu"),
        (.integerOneAndMillions, "ca it lld scn vec"),
        (.oneAndMillions, "es"),
        (.belowTwoAndMillions, "fr pt"),
        (.oneAndTwo, "iu naq sat se sma smi smj smn sms"),
        (.arabic, "ar ars"),
        (.breton, "br"),
        (.croatian, "bs hr sh sr"),
        (.czech, "cs sk"),
        (.danish, "da"),
        (.filipino, "ceb fil tl"),
        (.hebrew, "he iw"),
        (.icelandic, "is"),
        (.irish, "ga"),
        (.latvian, "lv prg"),
        (.lithuanian, "lt"),
        (.macedonian, "mk"),
        (.maltese, "mt"),
        (.polish, "pl"),
        (.romanian, "mo ro"),
        (.russian, "be ru uk"),
        (.scottishGaelic, "gd"),
        (.sinhala, "si"),
        (.slovenian, "sl"),
        (.tamazight, "tzm"),
        (.welsh, "cy"),
    ]
}
