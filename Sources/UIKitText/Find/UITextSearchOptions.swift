// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing

/// The options of a search, as the user has chosen them.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The positions in words at which text is found.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere in words.
        case contains
        /// At the beginnings of words.
        case startsWith
        /// Only whole words.
        case fullWord
    }

    /// The positions in words at which text is found; `contains` by default.
    public let wordMatchMethod: WordMatchMethod
    /// The differences that are ignored: by default those of case and accents.
    public let stringCompareOptions: String.CompareOptions

    /// Creates the default options.
    public override convenience init() {
        self.init(.contains, [.caseInsensitive, .diacriticInsensitive])
    }

    init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: String.CompareOptions) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
        super.init()
    }

    func pattern(for text: String) -> TextSearchPattern {
        var pattern = TextSearchPattern(text)
        pattern.ignoresCase = stringCompareOptions.contains(.caseInsensitive)
        pattern.ignoresDiacritics = stringCompareOptions.contains(.diacriticInsensitive)
        pattern.ignoresWidth = stringCompareOptions.contains(.widthInsensitive)
        pattern.isLiteral = stringCompareOptions.contains(.literal)
        switch wordMatchMethod {
        case .contains: pattern.wordMatch = .anywhere
        case .startsWith: pattern.wordMatch = .start
        case .fullWord: pattern.wordMatch = .whole
        }
        return pattern
    }
}

/// The appearance of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// That of text that is not found.
    case normal
    /// That of all found text.
    case found
    /// That of the current match.
    case highlighted
}
