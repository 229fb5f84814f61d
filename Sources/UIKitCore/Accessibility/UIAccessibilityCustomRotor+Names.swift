// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name in the user's language; empty for a search with its own name.
    @MainActor
    var title: String {
        switch self {
        case .none: ""
        case .link: Phrase.links.text
        case .visitedLink: Phrase.visitedLinks.text
        case .heading: Phrase.headings.text
        case .headingLevel1: Phrase.headingsOfLevel.text(1.formatted())
        case .headingLevel2: Phrase.headingsOfLevel.text(2.formatted())
        case .headingLevel3: Phrase.headingsOfLevel.text(3.formatted())
        case .headingLevel4: Phrase.headingsOfLevel.text(4.formatted())
        case .headingLevel5: Phrase.headingsOfLevel.text(5.formatted())
        case .headingLevel6: Phrase.headingsOfLevel.text(6.formatted())
        case .boldText: Phrase.boldTexts.text
        case .italicText: Phrase.italicTexts.text
        case .underlineText: Phrase.underlinedTexts.text
        case .misspelledWord: Phrase.misspelledWords.text
        case .image: Phrase.images.text
        case .textField: Phrase.textFields.text
        case .table: Phrase.tables.text
        case .list: Phrase.lists.text
        case .landmark: Phrase.landmarks.text
        }
    }
}
