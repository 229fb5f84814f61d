// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

/// The options that the user has chosen in the find bar.
struct FindOptions: Equatable {
    var ignoresCase = true
    var ignoresAccents = true
    var wordMatch = UITextSearchOptions.WordMatchMethod.contains

    @MainActor
    var searchOptions: UITextSearchOptions {
        var compare: String.CompareOptions = []
        if ignoresCase { compare.insert(.caseInsensitive) }
        if ignoresAccents { compare.insert(.diacriticInsensitive) }
        return UITextSearchOptions(wordMatch, compare)
    }
}

extension UIFindInteraction {
    /// The menu of the options, in its current state.
    var optionsMenu: UIMenu {
        let elements = standardOptions
        return optionsMenuProvider?(elements) ?? UIMenu(title: Phrase.findOptions.text, children: elements)
    }

    private var standardOptions: [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if activeFindSession?.supportsReplacement == true {
            let replace = UIAction(title: Phrase.findAndReplace.text) { [weak self] _ in
                guard let bar = self?.bar else { return }
                bar.showsReplacement.toggle()
            }
            replace.state = bar?.showsReplacement == true ? .on : .off
            elements.append(UIMenu(options: .displayInline, children: [replace]))
        }
        elements.append(
            UIMenu(
                options: .displayInline,
                children: [
                    toggle(.ignoreCase, \.ignoresCase), toggle(.ignoreAccents, \.ignoresAccents),
                ]))
        elements.append(
            UIMenu(
                options: [.displayInline, .singleSelection],
                children: [
                    words(.matchAnywhere, .contains), words(.wordBeginnings, .startsWith),
                    words(.wholeWords, .fullWord),
                ]))
        return elements
    }

    private func toggle(_ phrase: Phrase, _ option: WritableKeyPath<FindOptions, Bool>) -> UIAction {
        action(phrase, isOn: options[keyPath: option]) { $0[keyPath: option].toggle() }
    }

    private func words(_ phrase: Phrase, _ method: UITextSearchOptions.WordMatchMethod) -> UIAction {
        action(phrase, isOn: options.wordMatch == method) { $0.wordMatch = method }
    }

    private func action(_ phrase: Phrase, isOn: Bool, _ change: @escaping (inout FindOptions) -> Void) -> UIAction {
        let action = UIAction(title: phrase.text) { [weak self] _ in
            guard let self else { return }
            change(&options)
            bar?.updateOptions()
            search()
        }
        action.state = isOn ? .on : .off
        return action
    }
}
