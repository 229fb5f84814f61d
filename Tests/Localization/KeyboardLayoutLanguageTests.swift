// SPDX-License-Identifier: MIT
import Localization
import Testing

@Suite("Languages of keyboard layouts")
struct KeyboardLayoutLanguageTests {
    @Test(
        "The name of a layout begins with its language, and may have a region",
        arguments: [
            ("English (US)", "en-US"), ("English (UK, extended, Windows)", "en-GB"), ("German", "de"),
            ("German (no dead keys)", "de"), ("French (Canada)", "fr-CA"), ("Japanese", "ja"),
            ("Arabic (Egypt)", "ar-EG"),
            ("Portuguese (Brazil)", "pt-BR"),
        ])
    func tags(name: String, tag: String) {
        #expect(KeyboardLayoutLanguage.tag(forLayoutNamed: name) == tag)
    }

    @Test(
        "Names without a language have no tag", arguments: ["", "(", "A user-defined custom layout", "Xyz (US)", "\0"])
    func unknown(name: String) {
        #expect(KeyboardLayoutLanguage.tag(forLayoutNamed: name) == nil)
    }
}
