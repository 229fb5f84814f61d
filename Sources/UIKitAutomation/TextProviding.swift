// SPDX-License-Identifier: MIT

package import UIKitCore

/// A view that shows a text by which automation can find it.
@MainActor
protocol TextProviding: UIView {
    /// The visible text; `nil` if there is none.
    var shownText: String? { get }
}

extension UILabel: TextProviding {
    var shownText: String? { text }
}

extension UIButton: TextProviding {
    var shownText: String? { shownTitle }
}

extension UITextField: TextProviding {
    /// The text or the placeholder.
    ///
    /// A secure text is not revealed.
    var shownText: String? {
        guard hasText else { return placeholder }
        return isSecureTextEntry ? nil : text
    }
}

extension UIView {
    /// The text by which automation can find the view; `nil` if there is none.
    var providedText: String? {
        if let view = self as? any TextProviding { return view.shownText }
        // Text views, and an application's own text.
        guard let input = self as? any UITextInput, input.hasText, !input.isSecureTextEntry,
            let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return nil }
        return input.text(in: range)
    }
}
