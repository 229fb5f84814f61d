// SPDX-License-Identifier: MIT
import Localization
import Testing

@Suite("String tables")
struct StringTableTests {
    @Test("Every language has every phrase, with the same arguments as in English", arguments: Language.allCases)
    func complete(_ language: Language) {
        let words = StringTable(language).words
        let english = StringTable(.english)
        for phrase in Phrase.allCases {
            let text = words[phrase] ?? ""
            #expect(!text.isEmpty, "\(phrase)")
            #expect(
                text.split(separator: "%@", omittingEmptySubsequences: false).count
                    == english[phrase].split(separator: "%@", omittingEmptySubsequences: false).count, "\(phrase)")
            #expect(text == text.filter { $0 != "\n" && $0 != "\t" } && text.first != " " && text.last != " ")
        }
    }

    @Test("The argument takes the place that the language gives it, whatever it contains")
    func arguments() {
        #expect(StringTable(.english).text(.quit, "Mail") == "Quit Mail")
        #expect(StringTable(.german).text(.quit, "Mail") == "Mail beenden")
        #expect(StringTable(.japanese).text(.quit, "%@") == "%@を終了")
        #expect(StringTable(.german).text(.matchPosition, "%@", "17") == "%@ von 17")
    }

    @Test(
        "A locale's language, script, and place choose the table",
        arguments: [
            ("de_AT.UTF-8", Language.german), ("cs", .czech), ("fr_CA@euro", .french), ("es_419", .spanish),
            ("ja_JP.eucJP", .japanese), ("ar-EG", .arabic), ("zh_CN.UTF-8", .simplifiedChinese),
            ("zh", .simplifiedChinese),
            ("zh_TW", .traditionalChinese), ("zh_HK.UTF-8", .traditionalChinese), ("zh-Hant-SG", .traditionalChinese),
            ("zh_Hans_HK", .simplifiedChinese), ("en_001", .english),
        ])
    func locales(_ name: String, _ language: Language) {
        #expect(Language(locale: name) == language)
    }

    @Test("The first language that has a table wins, and English where none has")
    func preferences() {
        #expect(Language(preferred: ["sv_SE", "nl", "fr", "de"]) == .french)
        #expect(Language(preferred: ["", "C", "_", "tlh"]) == .english)
        #expect(Language(preferred: []) == .english)
    }
}
