// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Localization

@Suite("User locale")
struct UserLocaleTests {
    nonisolated static let cases: [(variables: [String: String], identifier: String, isRightToLeft: Bool)] = [
        ([:], "en_001", false),
        (["LANG": "ar_EG.UTF-8"], "ar_EG", true),
        (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL"], "he_IL", true),
        (["LANG": "he_IL", "LC_ALL": "fr_CA.UTF-8@euro"], "fr_CA", false),
        (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS", false),
        (["LANG": "fa"], "fa", true),
        (["LC_ALL": "C.UTF-8", "LANG": "ar_EG"], "en_001", false),
        (["LC_ALL": "", "LANG": "ur_PK"], "ur_PK", true),
        (["LANG": "../../etc"], "en_001", false), (["LANG": "ar EG"], "en_001", false),
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

    @Test("The first non-empty variable determines the locale", arguments: cases)
    func variables(_ example: (variables: [String: String], identifier: String, isRightToLeft: Bool)) {
        let locale = UserLocale(example.variables).locale
        #expect(locale.identifier == example.identifier)
        #expect((locale.language.characterDirection == .rightToLeft) == example.isRightToLeft)
    }
}
