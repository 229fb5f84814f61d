// SPDX-License-Identifier: MIT
import Testing

@testable import Spelling

@Suite("Names of languages")
struct LanguageNameTests {
    private let installed = [
        "de_AT", "de_BE", "de_DE", "en_AU", "en_GB", "en_US", "eo", "fr", "nb_NO", "pt_BR", "pt_PT", "sr_Cyrl_RS",
        "sr_Latn_RS",
    ]

    @Test(
        "The best dictionary has the region, then the one with most speakers",
        arguments: [
            ("en", "en_US"), ("en_US", "en_US"), ("en-GB", "en_GB"), ("EN_gb.UTF-8", "en_GB"), ("en_NZ", "en_US"),
            ("en_001", "en_US"), ("de", "de_DE"), ("de_CH", "de_DE"), ("de-AT@euro", "de_AT"), ("pt", "pt_BR"),
            ("pt-BR", "pt_BR"), ("pt_PT.UTF-8", "pt_PT"), ("fr_FR", "fr"), ("fr-CA", "fr"), ("no", "nb_NO"),
            ("sr-Latn", "sr_Latn_RS"), ("sr_RS@latin", "sr_Latn_RS"), ("sr_Cyrl", "sr_Cyrl_RS"), ("eo", "eo"),
        ])
    func match(_ request: String, _ expected: String) {
        #expect(LanguageName.bestMatch(for: request, in: installed) == expected)
    }

    @Test(
        "Other languages and names that are no languages match nothing",
        arguments: [
            "ja", "", "C", "POSIX", "_", "e", "123", "en/../../etc", "../de", String(repeating: "e", count: 999),
        ])
    func none(_ request: String) {
        #expect(LanguageName.bestMatch(for: request, in: installed) == nil)
    }
}
