// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// The rectangle of the caret in the view's coordinates; `nil` if the view has no text or no caret.
    var caretRectForRevealing: CGRect? {
        guard let text = self as? any UITextInput, let end = text.selectedTextRange?.end else { return nil }
        let rect = text.caretRect(for: end)
        guard !rect.isNull, !rect.isInfinite else { return nil }
        return text.textInputView.map { $0.convert(rect, to: self) } ?? rect
    }
}
