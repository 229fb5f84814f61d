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

extension UITextView: TextProviding {
    /// The text.
    var shownText: String? { hasText ? text : nil }
}
