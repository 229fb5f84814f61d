// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Localization

@Suite("User locale")
struct UserLocaleTests {
    nonisolated static let cases: [(variables: [String: String], identifier: String, isRightToLeft: Bool)] = [
        ([:], "en_001", false),
        (["LANG": "ar_EG.UTF-8"], "ar_EG", true),
        (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL"], "he_DE", true),
        (["LANG": "he_IL", "LC_ALL": "fr_CA.UTF-8@euro"], "fr_CA", false),
        (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS", false),
        (["LANG": "fa"], "fa", true),
        (["LC_ALL": "C.UTF-8", "LANG": "ar_EG"], "en_001", false),
        (["LC_ALL": "", "LANG": "ur_PK"], "ur_PK", true),
        (["LANG": "../../etc"], "en_001", false), (["LANG": "ar EG"], "en_001", false),
        (["LANG": "en_US", "LC_TIME": "de_DE"], "en_DE@currency=USD;measure=ussystem", false),
        (["LANG": "de_DE", "LC_TIME": "en_US"], "de_US@currency=EUR;measure=metric", false),
        (["LANG": "en_IE", "LC_TIME": "en_FI"], "en_FI", false), (["LANG": "C", "LC_TIME": "de_DE"], "en_DE", false),
        (["LANG": "en_US", "LC_TIME": "C.UTF-8"], "en_US@hours=h23", false),
        (["LANG": "de_AT", "LC_TIME": "POSIX"], "de_AT", false),
        (["LANG": "en_US", "LANGUAGE": "ar:en"], "ar_US", true),
        (["LANG": "de_AT", "LANGUAGE": "de:en"], "de_AT", false),
        (["LANG": "zh_CN", "LANGUAGE": "zh_TW"], "zh_Hant_CN", false),
        (["LANG": "en_US", "LC_MONETARY": "de_DE"], "en_US@currency=EUR", false),
        (["LANG": "en_US", "LC_MONETARY": "en_PR", "LC_MEASUREMENT": "en_US"], "en_US", false),
        (["LANG": "en_US", "LC_MEASUREMENT": "de_DE"], "en_US@measure=metric", false),
        (["LANG": "en_US", "LC_ALL": "fr_FR", "LC_TIME": "de_DE", "LC_MONETARY": "en_US"], "fr_FR", false),
        (["LANG": "@"], "en_001", false), (["LANG": String(repeating: "a", count: 4000)], "en_001", false),
    ]

    @Test("LANGUAGE lists the languages before the locale's, and is ignored without a locale")
    func languages() {
        #expect(
            UserLocale(["LANG": "en_US.UTF-8", "LANGUAGE": "cs:de_AT.UTF-8::../x"]).languages == [
                "cs", "de_AT", "en_US",
            ])
        #expect(UserLocale(["LANG": "zh_TW.UTF-8"]).languages == ["zh_TW"])
        #expect(UserLocale(["LC_ALL": "C.UTF-8", "LANGUAGE": "cs"]).languages == [])
        #expect(UserLocale(["LANGUAGE": "cs"]).languages == [])
    }

    @Test("A currency and a measurement system of their own replace those of the region")
    func categories() {
        let locale = UserLocale(["LANG": "en_US", "LC_MONETARY": "de_DE", "LC_MEASUREMENT": "fr_FR"]).locale
        #expect(locale.currency == "EUR" && locale.measurementSystem == .metric)
        #expect(locale.region == "US" && locale.decimalSeparator == ".")
    }

    @Test("A clock that the locale doesn't have is added to it")
    func clock() {
        let american = UserLocale(locale: Locale(identifier: "en_US"), languages: [])
        #expect(american.locale(uses24Hours: nil).identifier == "en_US")
        #expect(american.locale(uses24Hours: false).identifier == "en_US")
        #expect(american.locale(uses24Hours: true).hourCycle == .zeroToTwentyThree)
        let german = UserLocale(locale: Locale(identifier: "de_DE"), languages: [])
        #expect(german.locale(uses24Hours: true).identifier == "de_DE")
        #expect(german.locale(uses24Hours: false).hourCycle == .oneToTwelve)
    }

    @Test("Languages have tags of BCP 47")
    func tags() {
        #expect(
            UserLocale(["LANG": "sr_RS@latin", "LANGUAGE": "de_AT:en"]).languageTags == ["de-AT", "en", "sr-Latn-RS"])
        #expect(UserLocale([:]).languageTags == ["en-001"])
    }

    @Test("Locales and calendars are returned in two registers, as the replacements assume")
    func layouts() {
        #expect(MemoryLayout<Locale>.size == 16 && MemoryLayout<Calendar>.size == 16)
    }

    @Test("The first non-empty variable determines the locale", arguments: cases)
    func variables(_ example: (variables: [String: String], identifier: String, isRightToLeft: Bool)) {
        let locale = UserLocale(example.variables).locale
        #expect(locale.identifier == example.identifier)
        #expect((locale.language.characterDirection == .rightToLeft) == example.isRightToLeft)
    }
}
