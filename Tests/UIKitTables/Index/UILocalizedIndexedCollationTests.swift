// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Localized indexed collations")
@MainActor
struct UILocalizedIndexedCollationTests {
    private func titles(_ locale: String) -> String {
        UILocalizedIndexedCollation(locale: Locale(identifier: locale)).sectionTitles.joined(separator: " ")
    }

    /// The titles of the sections that words belong to.
    private func sections(_ words: String..., in locale: String) -> String {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: locale))
        return words.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: \.self)] }
            .joined(separator: " ")
    }

    private func sorted(_ words: String, in locale: String) -> String {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: locale))
        let all = words.split(separator: " ").map(String.init)
        return collation.sortedArray(from: all, collationStringSelector: \.self).joined(separator: " ")
    }

    @Test("The sections are those of the language's alphabet, then # for everything else")
    func alphabets() {
        let plain = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
        for locale in ["en_US", "de_AT", "fr_FR", "pt_BR", "en_001", "xx", ""] {
            #expect(titles(locale) == "\(plain) #")
        }
        #expect(titles("cs_CZ") == "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž #")
        #expect(titles("es_MX").contains("N Ñ O") && titles("sv_SE").hasSuffix("Z Å Ä Ö #"))
        #expect(titles("nb_NO").hasSuffix("Z Æ Ø Å #") && titles("da_DK").hasSuffix("Z Æ Ø Å #"))
        #expect(titles("ja_JP") == "あ か さ た な は ま や ら わ \(plain) #")
        #expect(titles("ko_KR").hasPrefix("ㄱ ㄴ ㄷ") && titles("el_GR").hasPrefix("Α Β Γ"))
        #expect(titles("ru_RU").hasPrefix("А Б В") && titles("ar_EG").hasPrefix("ا ب ت"))
        #expect(titles("he_IL").hasPrefix("א ב ג") && titles("zh_Hans_CN") == "\(plain) #")
        #expect(titles("zh_Hant_TW").hasPrefix("1劃 2劃"))
    }

    @Test("The current collation is that of the user's language")
    func current() {
        let czech = Stage(languages: ["cs_CZ"])
        #expect(UILocalizedIndexedCollation.current().sectionTitles.contains("Ch"))
        czech.end()
        let english = Stage()
        #expect(UILocalizedIndexedCollation.current().sectionTitles.count == 27)
        english.end()
    }

    @Test("Words belong to the section of their first letter, whatever its case and accents")
    func latin() {
        #expect(sections("apple", "Émile", "Österreich", "ÅNGSTRÖM", "zoo", "æon", in: "en") == "A E O A Z A")
        #expect(
            sections("čáp", "Chata", "CHLEB", "cibule", "Háj", "řeka", "Rak", "žába", "ďas", in: "cs_CZ")
                == "Č Ch Ch C H Ř R Ž D")
        #expect(sections("ñandú", "Ándale", "llama", in: "es_ES") == "Ñ A L")
        #expect(sections("Ångström", "Äpple", "Öl", "Zebra", "Aas", in: "sv_SE") == "Å Ä Ö Z A")
        #expect(sections("Aalborg", "Ærø", "Øst", "Alma", in: "da_DK") == "Å Æ Ø A")
        #expect(sections("Ilgaz", "ışık", "İzmir", "çay", in: "tr_TR") == "I I İ Ç")
        #expect(sections("Csaba", "Cica", "Dzsungel", "Zsolt", in: "hu_HU") == "Cs C Dzs Zs")
    }

    @Test("Words that begin with no letter of the index belong to #; white space before a word doesn't count")
    func others() {
        #expect(sections("", "1984", "(Anna)", "…", "東京", "Анна", "😀", in: "en") == "# # # # # # #")
        #expect(sections("  \tanna", "\u{301}", " ", in: "en") == "A # #")
    }

    @Test("Other scripts have their own sections, and Latin words theirs")
    func scripts() {
        #expect(sections("Ёлка", "яма", "Anna", in: "ru_RU") == "Е Я A")
        #expect(sections("Ήλιος", "Ωμέγα", "ς", in: "el_GR") == "Η Ω Σ")
        #expect(sections("أحمد", "آدم", "ياسر", in: "ar_SA") == "ا ا ي")
        #expect(sections("שלום", "ךלב", in: "he_IL") == "ש כ")
        #expect(sections("ァイ", "がき", "ッ", "ヤマ", "ん", "ﾊﾝ", "漢", in: "ja_JP") == "あ か た や わ は #")
        #expect(sections("김", "까", "이", "힣", in: "ko_KR") == "ㄱ ㄱ ㅇ ㅎ")
        #expect(sections("张伟", "李娜", "阿明", "陈", "Anna", in: "zh_Hans_CN") == "Z L A C A")
        #expect(sections("一", "王", "張", in: "zh_Hant_TW") == "1劃 4劃 11劃")
    }

    @Test("Objects are sorted by the language's rules")
    func sorting() {
        #expect(sorted("zebra Äpfel apfel Öl Ofen Apfel", in: "de_DE") == "apfel Apfel Äpfel Ofen Öl zebra")
        #expect(sorted("hora chata cihla čáp dub", in: "cs_CZ") == "cihla čáp dub hora chata")
        #expect(sorted("Öl Zebra Ål Apa", in: "sv_SE") == "Apa Zebra Ål Öl")
        #expect(sorted("李 阿 张 包", in: "zh_Hans_CN") == "阿 包 李 张")
    }

    @Test("Objects with equal strings stay in their order")
    func stability() {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: "en"))
        let pairs = [("b", 1), ("a", 2), ("b", 3), ("a", 4)]
        let sorted = collation.sortedArray(from: pairs) { $0.0 }
        #expect(sorted.map(\.1) == [2, 4, 1, 3])
    }

    @Test("The order of plain words is that of the locale", arguments: ["en", "de", "fr", "pl", "ru", "ja"])
    func plainOrder(language: String) {
        let locale = Locale(identifier: language)
        let collation = UILocalizedIndexedCollation(locale: locale)
        let words = ["b", "B", "a b", "ab", "a1", "Ab", "aB", "a", "", "Z 9", "z9", "zz", "ä", "a-b", "A b", "10", "9"]
        let expected = words.enumerated().sorted {
            let order = $0.element.compare($1.element, options: [], range: nil, locale: locale)
            return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
        }
        #expect(collation.sortedArray(from: words, collationStringSelector: \.self) == expected.map(\.element))
    }

    @Test(
        "The sections of each alphabet are in the order of its language",
        arguments: [
            "en", "cs", "sk", "pl", "hu", "hr", "bs", "sl", "lt", "lv", "et", "ro", "tr", "sv", "fi", "da", "nb", "nn",
            "no", "is", "es", "gl", "vi", "eo", "ru", "uk", "be", "bg", "sr", "sr_Latn", "mk", "ar", "fa", "el", "he",
            "ko", "ja", "zh_Hans", "zh_Hant",
        ])
    func order(language: String) {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: language))
        // A title that isn't in order, or that its language takes for a variant of another letter, is not found.
        for (index, title) in collation.sectionTitles.enumerated() where !title.hasSuffix("劃") {
            for word in [title, title.lowercased(with: Locale(identifier: language))] {
                #expect(collation.section(for: word, collationStringSelector: \.self) == index, "\(word)")
            }
        }
    }

    @Test("Each entry of the index stands for its section; an index out of range for the nearest")
    func entries() {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: "en"))
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect([0, 5, 26, 27, -1, .max].map(collation.section(forSectionIndexTitle:)) == [0, 5, 26, 26, 0, 26])
    }
}
