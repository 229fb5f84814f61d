// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// A paragraph of a text with its newline.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    /// The text with its attributes, including the newline.
    open var attributedString: NSAttributedString { string }

    /// The locations of the paragraph without its newline; `nil` for a paragraph of no text.
    open var paragraphContentRange: NSTextRange? { range(before: true) }

    /// The locations of the newline, an empty range in the last paragraph; `nil` for a paragraph of no text.
    open var paragraphSeparatorRange: NSTextRange? { range(before: false) }

    /// Creates a paragraph with a text; `nil` for an empty one.
    public init(attributedString: NSAttributedString?) {
        string = attributedString?.copy() as? NSAttributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    private let string: NSAttributedString

    private func range(before: Bool) -> NSTextRange? {
        guard let elementRange, let textContentManager else { return nil }
        let content = attributedString.string.utf16
        let newline = content.last == 10 ? (content.dropLast().last == 13 ? 2 : 1) : 0
        let end = textContentManager.location(elementRange.endLocation, offsetBy: -newline) ?? elementRange.endLocation
        return before
            ? NSTextRange(location: elementRange.location, end: end)
            : NSTextRange(location: end, end: elementRange.endLocation)
    }
}
