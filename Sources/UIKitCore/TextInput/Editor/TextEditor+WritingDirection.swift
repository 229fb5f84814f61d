// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import TextEditing
internal import TextLayout

extension TextEditor {
    /// The number of UTF-16 units on each side of the selection in which right-to-left text is sought.
    private static let reach = 2000

    /// Changes the writing direction of the selected paragraphs, in a step that can be undone.
    package func makeWritingDirection(_ direction: NSWritingDirection) {
        guard let view, view.acceptsEdits else { return }
        commitComposition()
        view.changeWritingDirection(direction, in: text.selection)
    }

    /// The sections of the edit menu after that of the standard commands.
    ///
    /// The writing direction can be chosen where text is written in both directions.
    package var additionalMenus: [UIMenu] {
        guard let view, view.acceptsEdits, !view.isSecureTextEntry, writesInBothDirections else { return [] }
        let isRightToLeft = view.isRightToLeft(at: text.selection.lowerBound)
        let commands: [(Phrase, Selector, Bool)] = [
            (.leftToRight, "makeTextWritingDirectionLeftToRight:", false),
            (.rightToLeft, "makeTextWritingDirectionRightToLeft:", true),
        ]
        return [
            UIMenu(
                title: Phrase.writingDirection.text, identifier: .writingDirection,
                children: commands.map { title, action, value in
                    let command = UICommand(title: title.text, action: action)
                    command.state = value == isRightToLeft ? .on : .off
                    return command
                })
        ]
    }

    private var writesInBothDirections: Bool {
        guard let view else { return false }
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { return true }
        let selection = text.selection
        if view.isRightToLeft(at: selection.lowerBound) { return true }
        let start = max(selection.lowerBound - Self.reach, 0)
        let end = min(selection.upperBound, selection.lowerBound + Self.reach) + Self.reach
        return TextBoundaries(text.substring(start..<min(end, text.length))).hasRightToLeftLetters
    }
}
