// SPDX-License-Identifier: MIT
import Foundation
import StringCatalog
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
    static let sample = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello" : {},
            "%lld files" : { "localizations" : {
              "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } } },
            "%@ has %lld" : { "localizations" : {
              "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat eins" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat %2$lld" } } } } } } },
            "tap" : { "comment" : "A verb", "localizations" : {
              "en" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } },
              "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
            "summary" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
                "substitutions" : {
                  "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } },
                  "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordner" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordnern" } } } } } } } } }
          },
          "version" : "1.0"
        }
        """

    private func text(_ string: LocalizedString?, _ arguments: any CVarArg...) -> String? {
        switch string {
        case .text(let text): text
        case .plural(let plural): LocalizedFormat(plural, language: "de").string(locale: nil, arguments: arguments)
        default: nil
        }
    }

    @Test("Texts, plurals, devices, and substitutions are read")
    func reading() throws {
        let catalog = try StringCatalog(data: Data(Self.sample.utf8))
        #expect(catalog.sourceLanguage == "en" && catalog.languages == ["de", "en"])
        let (english, german) = (catalog.strings(for: "en"), catalog.strings(for: "de"))
        #expect(english["Hello"] == .text("Hello") && german["Hello"] == nil)
        #expect(text(german["%lld files"], 1) == "1 Datei" && text(german["%lld files"], 2) == "2 Dateien")
        #expect(text(german["%@ has %lld"], "Eva", 1) == "Eva hat eins")
        #expect(text(german["%@ has %lld"], "Eva", 3) == "Eva hat 3")
        #expect(text(german["summary"], 1, 2) == "1 Datei in 2 Ordnern")
        #expect(english["tap"]?.resolved(for: ["mac"]) == .text("Click"))
        #expect(english["tap"]?.resolved(for: ["ipad"]) == .text("Tap"))
        #expect(german["tap"] == nil, "Not translated yet")
    }

    @Test("The files that a catalog is lowered to have the same strings")
    func lowering() throws {
        let catalog = try StringCatalog(data: Data(Self.sample.utf8))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lowering-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try catalog.write(to: folder, table: "Localizable")
        #expect(
            files.map { $0.pathComponents.suffix(2).joined(separator: "/") } == [
                "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
            ])
        for language in catalog.languages {
            var strings: [String: LocalizedString] = [:]
            for file in files where file.path.contains("/\(language).lproj/") {
                let data = try Data(contentsOf: file)
                if file.pathExtension == "strings" {
                    strings.merge(try StringsFile(data: data).strings.mapValues(LocalizedString.text)) { $1 }
                } else {
                    strings.merge(try StringsDictionaryFile(data: data).strings) { $1 }
                }
            }
            #expect(strings == catalog.strings(for: language))
        }
    }

    @Test("Variables in a circle are an error")
    func circles() throws {
        let circle = """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{
            "stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{
            "a":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%#@b@"}}}}},
            "b":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%#@a@"}}}}}}}}}}}
            """
        #expect(throws: StringTableError.cyclicVariables(key: "k")) { try StringCatalog(data: Data(circle.utf8)) }
    }

    @Test(
        "A wrong type is an error",
        arguments: [
            "", "[]", "{}", #"{"sourceLanguage":1}"#, #"{"sourceLanguage":"en","strings":[]}"#,
            #"{"sourceLanguage":"en","strings":{"a":1}}"#,
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":1}}}}}}"#,
        ])
    func types(document: String) {
        #expect(throws: StringTableError.self) { try StringCatalog(data: Data(document.utf8)) }
    }
}
