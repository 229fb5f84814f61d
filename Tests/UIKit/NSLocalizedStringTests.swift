// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@MainActor
@Suite("Localized strings")
struct NSLocalizedStringTests {
    private func withLanguage(_ language: String, _ body: () throws -> Void) rethrows {
        let stage = Stage(languages: [language])
        defer { withExtendedLifetime(stage) {} }
        try body()
    }

    @Test("Each form of the call is answered in the user's language, whether or not Foundation is imported")
    func forms() throws {
        let sample = try LocalizedSample()
        withLanguage("de_DE") {
            let expected = ["Hallo", "v", "Servus", "Servus", "Hallo"]
            #expect(CallsWithUIKit.inBundle(sample.bundle) == expected)
            #expect(CallsWithFoundation.inBundle(sample.bundle) == expected)
        }
    }

    @Test(
        "The main bundle has the strings of the folders next to the executable",
        arguments: [("de_DE", "Guten Tag"), ("pt_BR", "Bom dia"), ("ja_JP", "Good day")])
    func mainBundle(language: String, greeting: String) {
        withLanguage(language) {
            #expect(CallsWithUIKit.inMainBundle().allSatisfy { $0 == greeting })
            #expect(CallsWithFoundation.inMainBundle().allSatisfy { $0 == greeting })
        }
    }

    @Test("A localized format has the plural form of its argument")
    func plurals() throws {
        let sample = try LocalizedSample()
        withLanguage("de_DE") {
            let expected = ["Keine Dateien", "1 Datei", "3 Dateien"]
            #expect([0, 1, 3].map { CallsWithUIKit.format($0, in: sample.bundle) } == expected)
            #expect([0, 1, 3].map { CallsWithFoundation.format($0, in: sample.bundle) } == expected)
            #expect(CallsWithUIKit.number(1.5, "mehr") == "1,5 mehr")
            #expect(CallsWithUIKit.literals(in: sample.bundle).first == "1 Datei")
        }
    }
}
