// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Strings of applications")
struct BundleStringsTests {
    private static let files = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d файл</string><key>few</key><string>%d файла</string>
        <key>many</key><string>%d файлов</string><key>other</key><string>%d файла</string></dict></dict></dict></plist>
        """

    private func bundle(_ files: [String: String]) throws -> (Bundle, ScratchFolder) {
        let folder = try ScratchFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return (try #require(Bundle(path: folder.url.path)), folder)
    }

    private func `in`<Result>(_ languages: String..., body: () throws -> Result) rethrows -> Result {
        let stage = Stage(languages: languages)
        defer { withExtendedLifetime(stage) {} }
        return try body()
    }

    @Test("A string is that of the user's language, otherwise that of the development language, otherwise the key")
    func languages() throws {
        let (bundle, folder) = try bundle([
            "en.lproj/Localizable.strings": #""hi" = "Hello"; "only" = "English";"#,
            "de.lproj/Localizable.strings": #""hi" = "Hallo";"#, "fr.lproj/Other.strings": #""hi" = "Salut";"#,
        ])
        defer { withExtendedLifetime(folder) {} }
        func text(_ key: String) -> String { bundle.uiLocalizedString(forKey: key, value: nil, table: nil) }
        `in`("de_AT") { #expect(text("hi") == "Hallo" && text("only") == "English" && text("none") == "none") }
        `in`("nl_NL", "de_DE") { #expect(text("hi") == "Hallo") }
        `in`("ja_JP") { #expect(text("hi") == "Hello") }
        `in`("fr_FR") { #expect(bundle.uiLocalizedString(forKey: "hi", value: nil, table: "Other") == "Salut") }
        `in`("fr_FR") { #expect(bundle.uiLocalizedString(forKey: "x", value: "y", table: "../Other") == "y") }
    }

    @Test("A region has its own strings, then those of its language, also in folders with names in lowercase")
    func regions() throws {
        let (bundle, folder) = try bundle([
            "pt-br.lproj/Localizable.strings": #""bus" = "ônibus";"#,
            "pt.lproj/Localizable.strings": #""bus" = "autocarro"; "dog" = "cão";"#,
            "zh-hans.lproj/Localizable.strings": #""dog" = "狗";"#,
        ])
        defer { withExtendedLifetime(folder) {} }
        func text(_ key: String) -> String { bundle.uiLocalizedString(forKey: key, value: nil, table: nil) }
        `in`("pt_BR") { #expect(text("bus") == "ônibus" && text("dog") == "cão") }
        `in`("pt_PT") { #expect(text("bus") == "autocarro") }
        `in`("zh_CN") { #expect(text("dog") == "狗") }
    }

    @Test("A format has the plural form that its argument requires")
    func plurals() throws {
        let (bundle, folder) = try bundle(["ru.lproj/Localizable.stringsdict": Self.files])
        defer { withExtendedLifetime(folder) {} }
        `in`("ru_RU") {
            let format = bundle.uiLocalizedString(forKey: "%d files", value: nil, table: nil)
            #expect(format == "%d файла")
            let texts = [1, 2, 5, 21].map { String(userFormat: format, arguments: [$0]) }
            #expect(texts == ["1 файл", "2 файла", "5 файлов", "21 файл"])
            #expect(String(userFormat: "%.1f", arguments: [1.5]) == "1,5")
        }
    }

    @Test("A string catalog is read without having been compiled")
    func catalogs() throws {
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{"Hello":{"localizations":{
            "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
            "pt-BR":{"stringUnit":{"state":"translated","value":"Olá"}}}},"%lld files":{"localizations":{
            "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld Datei"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}}}}}}}}}
            """
        let (bundle, folder) = try bundle(["Localizable.xcstrings": catalog])
        defer { withExtendedLifetime(folder) {} }
        `in`("de_DE") {
            #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
            #expect([1, 3].map { String(localized: "\($0) files", bundle: bundle) } == ["1 Datei", "3 Dateien"])
        }
        `in`("pt_BR") { #expect(String(localized: "Hello", bundle: bundle) == "Olá") }
        `in`("ja_JP") {
            #expect(String(localized: "Hello", bundle: bundle) == "Hello")
            #expect(String(localized: "\(2) files", bundle: bundle) == "2 files")
        }
    }

    @Test("Interpolations of each type have their specifiers, and percent signs remain")
    func interpolations() throws {
        let (bundle, folder) = try bundle([
            "Localizable.strings":
                #""%@ has %lld%% of %lf (%d, %llu, %.1f)" = "%6$.2f %5$llu %4$d %3$.1f %2$lld%% %1$@";"#
        ])
        defer { withExtendedLifetime(folder) {} }
        let text = String(
            localized:
                "\("Eva") has \(50)% of \(0.5) (\(Int32(3)), \(UInt(4)), \(1.5, specifier: "%.1f"))",
            bundle: bundle, locale: Locale(identifier: "en_US"))
        #expect(text == "1.50 4 3 0.5 50% Eva")
        #expect(String(localized: "100% \(1)", bundle: bundle) == "100% 1")
        #expect(String(localized: "100%", bundle: bundle) == "100%")
        #expect(String(localized: "key", defaultValue: "\(2) words", bundle: bundle) == "2 words")
    }

    @Test("A damaged file is reported once, and the key is the text")
    func damage() throws {
        let (bundle, folder) = try bundle(["en.lproj/Localizable.strings": "\"a\" = \"b"])
        defer { withExtendedLifetime(folder) {} }
        let recorder = LogRecorder()
        let texts = recorder.record {
            (1...3).map { _ in bundle.uiLocalizedString(forKey: "a", value: nil, table: nil) }
        }
        #expect(texts == ["a", "a", "a"])
        #expect(recorder.texts.count == 1 && recorder.texts.first?.contains("Line 1") == true)
    }

    @Test("A text in InfoPlist.strings takes precedence over Info.plist")
    func info() throws {
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        try folder.write(#"CFBundleDisplayName = "Vögel";"#, to: "de.lproj/InfoPlist.strings")
        try folder.writeInfo(["CFBundleDisplayName": "Birds", "CFBundleName": "B"])
        let bundle = try #require(Bundle(path: folder.url.path))
        `in`("de_DE") {
            #expect(bundle.uiObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Vögel")
            #expect(bundle.uiObject(forInfoDictionaryKey: "CFBundleName") as? String == "B")
        }
        `in`("fr_FR") { #expect(bundle.uiObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Birds") }
    }
}
