// SPDX-License-Identifier: MIT
internal import TextEditing
internal import UIKitCore

/// The search in a text view.
@MainActor
final class TextFinding: UIFindInteractionDelegate {
    var interaction: UIFindInteraction?
    /// The search in the background.
    var task: Task<Void, Never>?
    /// The results of the latest search.
    weak var results: (any FoundTexts)?

    deinit { task?.cancel() }

    func textDidChange(_ change: TextChange?, in view: UITextView) {
        results?.textDidChange(change, in: view)
    }

    // MARK: - UIFindInteractionDelegate

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
