// SPDX-License-Identifier: MIT
import Foundation
import ResourceCompiler
import Testing

@Suite("Compiling string catalogs")
struct StringsCompilerTests {
    private func compile(_ text: String, _ languages: [String]) throws -> (files: [String: Data], message: String?) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let catalog = folder.appendingPathComponent("Localizable.xcstrings")
        try Data(text.utf8).write(to: catalog)
        let output = folder.appendingPathComponent("out")
        let message = try StringsCompiler.compile(catalog: catalog.path, languages: languages, to: output)
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: output.path) {
            if let data = FileManager.default.contents(atPath: "\(output.path)/\(name)") { files[name] = data }
        }
        return (files, message?.text)
    }

    @Test("Each language gets a strings file and a strings dictionary")
    func languages() throws {
        let (files, message) = try compile(
            """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "Save" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } } },
              "%lld files" : { "localizations" : { "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } } } } }
            """, ["de", "en"])
        #expect(message == nil)
        #expect(
            files.keys.sorted().filter { $0.contains("strings") } == [
                "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings",
                "en.lproj/Localizable.stringsdict",
            ])
        let texts = String(decoding: try #require(files["de.lproj/Localizable.strings"]), as: UTF8.self)
        #expect(texts.contains("\"Save\" = \"Sichern\";"))
        let plurals = String(decoding: try #require(files["de.lproj/Localizable.stringsdict"]), as: UTF8.self)
        #expect(plurals.contains("%lld Dateien") && !texts.contains("Dateien"))
    }

    @Test("A damaged catalog is reported, and its files are empty")
    func damaged() throws {
        let (files, message) = try compile("{ \"strings\" : 1", ["de"])
        #expect(message?.isEmpty == false)
        #expect(files["de.lproj/Localizable.strings"] == Data())
        let dictionary = try #require(files["de.lproj/Localizable.stringsdict"])
        let content = try PropertyListSerialization.propertyList(from: dictionary, format: nil)
        #expect((content as? [String: Any])?.isEmpty == true)
    }
}
