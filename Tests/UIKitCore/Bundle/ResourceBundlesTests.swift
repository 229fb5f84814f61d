// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Resources of applications")
struct ResourceBundlesTests {
    private func folders(of executable: String, with files: [String]) throws -> [String] {
        let root = try ScratchFolder()
        for file in files { try root.write("", to: file) }
        let found = ResourceFolders(executable: root.url.appendingPathComponent(executable)).paths
        return found.map { String($0.dropFirst(root.url.path.count + 1)) }
    }

    @Test("A built executable has the resources of its target, not those of other targets")
    func built() throws {
        let files = [
            "debug/Shop_Store.resources/a", "debug/Shop_Admin.resources/a", "debug/Shop_StoreTests.resources/a",
        ]
        #expect(try folders(of: "debug/Store", with: files) == ["debug", "debug/Shop_Store.resources"])
        #expect(try folders(of: "debug/Tool", with: files) == ["debug"])
    }

    @Test("Tests have the resources of all targets of their package, those of test targets first")
    func tests() throws {
        let files = ["d/Shop_Store.resources/a", "d/Other_Store.resources/a", "d/Shop_StoreTests.resources/a"]
        #expect(
            try folders(of: "d/ShopPackageTests.xctest", with: files)
                == ["d", "d/Shop_StoreTests.resources", "d/Shop_Store.resources"])
    }

    @Test("An installed executable has a folder in share, or one next to it")
    func installed() throws {
        #expect(
            try folders(of: "bin/store", with: ["share/store/a", "bin/store.resources/a"])
                == ["bin", "bin/store.resources", "share/store"])
        #expect(try folders(of: "bin/store", with: ["share/store"]) == ["bin"], "A file isn't a folder")
    }

    @Test(
        "A locale's folders are those with its script, its region, and its language",
        arguments: [
            ("de_AT", ["de-AT", "de_AT", "de"]), ("fr", ["fr"]), ("zh_TW", ["zh-TW", "zh_TW", "zh-Hant", "zh"]),
            ("sr_Latn_RS", ["sr-Latn-RS", "sr_Latn_RS", "sr-Latn", "sr_Latn", "sr-RS", "sr_RS", "sr"]),
            ("", []), ("../x", []),
        ])
    func spellings(locale: String, names: [String]) {
        #expect(Localizations.spellings(of: locale) == names)
    }

    @Test("A file is looked up without a language, then in the user's language, in Base, and in English")
    func languages() throws {
        let root = try ScratchFolder()
        for file in [
            "plain.txt", "de.lproj/plain.txt", "de.lproj/words.txt", "Base.lproj/words.txt", "en.lproj/words.txt",
            "Base.lproj/main.txt", "fr.lproj/words.txt", "en.lproj/only.txt",
        ] { try root.write("", to: file) }
        let bundle = try #require(Bundle(path: root.url.path))
        func found(_ name: String) -> String? {
            bundle.resourcePath(of: name, type: "txt").map { String($0.dropFirst(root.url.path.count + 1)) }
        }
        let stage = Stage(languages: ["nl_NL", "de_AT", "fr_FR"])
        #expect(found("plain") == "plain.txt")
        #expect(found("words") == "de.lproj/words.txt")
        #expect(found("main") == "Base.lproj/main.txt")
        #expect(found("only") == "en.lproj/only.txt")
        #expect(found("absent") == nil && found("") == nil)
        withExtendedLifetime(stage) {}
    }

    @Test("A bundle that SwiftPM built has its properties in a file with the name of the target")
    func properties() throws {
        let root = try ScratchFolder()
        func write(_ values: [String: String], to path: String) throws {
            try root.write(
                try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: path)
        }
        try write(["CFBundleDevelopmentRegion": "de"], to: "Shop_Store.resources/Info.plist")
        try write(["CFBundleName": "Store"], to: "Shop_Store.resources/Store-Info.plist")
        try root.write("?", to: "Shop_Admin.resources/Admin-Info.plist")
        func info(_ name: String) throws -> [String: Any] {
            try #require(Bundle(path: root.url.appendingPathComponent(name).path)).ownInfo
        }
        let store = try info("Shop_Store.resources") as? [String: String]
        #expect(store == ["CFBundleName": "Store", "CFBundleDevelopmentRegion": "de"])
        #expect(try info("Shop_Admin.resources").isEmpty)
    }
}
