// SPDX-License-Identifier: MIT
internal import Localization
internal import Spelling
internal import UIKitCore

extension TextSpellChecker {
    /// Returns the word that a part of one at an offset in a text will probably become; `nil` if there is none.
    ///
    /// The dictionaries are asked off the main actor.
    static func predictedWord(
        for prefix: String, at offset: Int, in text: String, of service: SpellingService
    ) async -> String? {
        let preferred = UserLocale.current.languages
        return await service.perform { speller -> String? in
            let candidates = speller.candidates(preferred: preferred)
            guard let language = speller.language(of: text[...], candidates: candidates) else { return nil }
            return speller.completions(of: prefix, at: offset, in: text, language: language)
                .first { $0.hasPrefix(prefix) && $0.count >= prefix.count + Theme.TextInput.minimumPredictedRest }
        }
    }
}
