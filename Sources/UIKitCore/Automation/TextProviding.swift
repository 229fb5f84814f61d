// SPDX-License-Identifier: MIT

/// A view that shows a text by which it can be found.
@MainActor
protocol TextProviding: UIView {
    /// The text as it is seen; `nil` if there is none.
    var shownText: String? { get }
}

extension UILabel: TextProviding {
    var shownText: String? { text }
}

extension UIButton: TextProviding {
    var shownText: String? { shownTitle }
}

extension UITextField: TextProviding {
    /// What is written, or what is shown in its place; a secret is not told.
    var shownText: String? {
        guard hasText else { return placeholder }
        return isSecureTextEntry ? nil : text
    }
}

extension UITextView: TextProviding {
    /// What is written.
    var shownText: String? { hasText ? text : nil }
}
