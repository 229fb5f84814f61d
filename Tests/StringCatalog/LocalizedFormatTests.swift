// SPDX-License-Identifier: MIT
import Foundation
import StringCatalog
import Testing

@Suite("Plural formats")
struct LocalizedFormatTests {
    private func format(
        _ format: String, _ variables: [String: [PluralCategory: String]], language: String = "en"
    ) -> LocalizedFormat {
        LocalizedFormat(
            PluralFormat(format: format, variables: variables.mapValues { .init(valueType: "d", forms: $0) }),
            language: language)
    }

    @Test("A number has the form of its category, and 0 that for zero in every language")
    func forms() {
        let files = format("%#@n@", ["n": [.zero: "no files", .one: "%d file", .other: "%d files"]])
        #expect([0, 1, 2].map { files.string(locale: nil, arguments: [$0]) } == ["no files", "1 file", "2 files"])
        #expect(files.string(locale: nil, arguments: [Int32(1)]) == "1 file")
        #expect(files.fallback == "%d files")
        let russian = format("%#@n@", ["n": [.one: "%d файл", .few: "%d файла", .many: "%d файлов"]], language: "ru")
        #expect(
            [1, 3, 5].map { russian.string(locale: nil, arguments: [$0]) } == ["1 файл", "3 файла", "5 файлов"])
    }

    @Test("Each variable has its own argument, in order or by position")
    func several() {
        let forms: [String: [PluralCategory: String]] = [
            "files": [.one: "%d file", .other: "%d files"], "folders": [.one: "%d folder", .other: "%d folders"],
        ]
        #expect(
            format("%#@files@ in %#@folders@ (%@)", forms).string(locale: nil, arguments: [1, 2, "all"])
                == "1 file in 2 folders (all)")
        let reversed = format("%2$#@folders@: %1$#@files@", forms)
        #expect(reversed.string(locale: nil, arguments: [1, 2]) == "2 folders: 1 file")
        #expect(reversed.fallback == "%2$d folders: %1$d files")
    }

    @Test("A variable in the form of another has the argument after that of the outer one")
    func nested() {
        let rooms = format(
            "%#@people@",
            [
                "people": [.one: "%d person in %#@rooms@", .other: "%d people in %#@rooms@"],
                "rooms": [.one: "%d room", .other: "%d rooms"],
            ])
        #expect(rooms.string(locale: nil, arguments: [2, 1]) == "2 people in 1 room")
    }

    @Test("A specifier that doesn't fit its argument, or has none, doesn't crash")
    func mistakes() {
        let wrong = format("%#@n@ %s %n %@ 100%", ["n": [.other: "%@ %5$d %f %99999999$d"]])
        #expect(wrong.string(locale: nil, arguments: [7]).hasPrefix("7 "))
        #expect(format("%#@n@ %#@absent@", ["n": [.one: "x"]]).string(locale: nil, arguments: []) == "x ")
        #expect(format("%d%%", [:]).string(locale: nil, arguments: [50]) == "50%")
        #expect(format("%d%%", [:]).fallback == "%d%%")
    }

    @Test("Decimals are written in the locale's form")
    func locales() {
        let liters = format("%#@n@", ["n": [.one: "%.1f Liter", .other: "%.1f Liter"]], language: "de")
        #expect(liters.string(locale: Locale(identifier: "de_DE"), arguments: [1.5]) == "1,5 Liter")
    }

    @Test("Variables that repeat each other end")
    func growth() {
        var variables: [String: [PluralCategory: String]] = ["v0": [.other: "x"]]
        for level in 1...12 { variables["v\(level)"] = [.other: String(repeating: "%#@v\(level - 1)@", count: 10)] }
        #expect(format("%#@v12@", variables).string(locale: nil, arguments: [1]).count < 5000)
    }
}
