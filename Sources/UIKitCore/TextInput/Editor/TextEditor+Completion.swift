// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

extension UIKey {
    /// Whether the key asks for completions of the word before the caret: Ctrl+Space or F5.
    var completesWord: Bool {
        switch keyCode {
        case .keyboardSpacebar: modifierFlags.intersection([.control, .shift, .alternate, .command]) == .control
        case .keyboardF5: modifierFlags.isPlain && !modifierFlags.contains(.shift)
        default: false
        }
    }
}

/// Completions of the word before the caret, which are shown only when the user asks for them.
extension TextEditor {
    /// Completes the word before the caret, or shows a list if there are several completions.
    ///
    /// While the list is open, typed text narrows it.
    ///
    /// - Returns: Whether the key was for the text, which is so even if there are no completions.
    func showCompletions() -> Bool {
        guard let view, view.acceptsEdits, !view.isSecureTextEntry else { return false }
        commitComposition()
        guard text.selection.isEmpty else { return true }
        let found = wordCompletions
        if found.count == 1, let only = found.first {
            complete(with: only)
        } else if !found.isEmpty {
            openCompletions(found)
        }
        return true
    }

    /// The completions of the word before the caret, the nearest ones first.
    private var wordCompletions: [String] {
        let head = text.head
        let start = max(head - Theme.TextInput.completionReach, 0)
        let end = min(head + Theme.TextInput.completionReach, text.length)
        return WordCompletions(before: text.substring(start..<head), after: text.substring(head..<end))
            .completions(limit: Theme.TextInput.completionLimit)
    }

    private func openCompletions(_ words: [String]) {
        guard let view, let window = view.window else { return }
        let session = MenuSession(responder: view, sender: view, isForTouch: false)
        session.onEnd = { [weak self, weak session] in
            if self?.completions === session { self?.completions = nil }
        }
        session.onOtherKey = { [weak self] presses in
            guard let self else { return false }
            refine(with: presses)
            return true
        }
        completions = session
        let menu = UIMenu(
            children: words.map { word in
                UIAction(title: word) { [weak self] _ in self?.complete(with: word) }
            })
        let anchor = PopupAnchor.below(
            view.convert(view.caretFrame(at: text.head), to: window),
            isRightToLeft: view.isRightToLeft(at: text.head), gap: Theme.Menu.gap)
        if !session.open(menu, in: window, anchor: anchor, highlightsFirst: true) { completions = nil }
    }

    /// Passes keys on to the text, and shows the completions of the word that there is then.
    private func refine(with presses: Set<UIPress>) {
        completions?.dismiss(animated: false)
        completions = nil
        guard let view else { return }
        let before = text.string
        view.pressesBegan(presses, with: nil)
        guard isEditing, text.string != before, text.selection.isEmpty else { return }
        let found = wordCompletions
        if !found.isEmpty { openCompletions(found) }
    }

    private func complete(with word: String) {
        let head = text.head
        let prefix = WordCompletions.prefix(of: text.substring(max(head - WordCompletions.longestWord, 0)..<head))
        guard !prefix.isEmpty, text.selection.isEmpty else { return }
        userChange(head - prefix.utf16.count..<head, to: word, kind: .other)
    }
}
