// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing

/// A text that is read in parts, without a copy of the whole.
@MainActor
package protocol AccessibilityTextSource: UITextInput {
    /// The text, which shares its memory with the original.
    var accessibilityBuffer: TextBuffer { get }
    /// Returns the attributes of the character at an offset in UTF-16 units, and the range in which they are the same.
    func accessibilityAttributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>)
    /// The attributes of text that has none of its own.
    var accessibilityDefaultAttributes: [NSAttributedString.Key: Any] { get }
    /// The selection and the caret, in UTF-16 units.
    var accessibilitySelection: (range: Range<Int>, caret: Int) { get }
    /// Replaces text as the user does, and notifies the delegate.
    ///
    /// - Returns: Whether the text may be changed.
    func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool
}

extension AccessibilityTextSource where Self: TextEditorClient {
    package var accessibilityBuffer: TextBuffer { editor.text.content }

    package var accessibilityDefaultAttributes: [NSAttributedString.Key: Any] { textAttributes }

    package func accessibilityAttributes(
        at offset: Int
    ) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>) {
        let length = editor.text.length
        guard let styles = editor.styles, offset < styles.length else { return (textAttributes, 0..<length) }
        var range = NSRange()
        let attributes = styles.attributes(at: max(offset, 0), effectiveRange: &range)
        let all = textAttributes.merging(attributes) { _, own in own }
        return (all, range.location..<range.location + range.length)
    }

    package var accessibilitySelection: (range: Range<Int>, caret: Int) { (editor.text.selection, editor.text.head) }

    package func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool {
        guard acceptsEdits else { return false }
        editor.userChange(range, to: text, kind: .other)
        return true
    }
}

extension UITextField: AccessibilityTextSource {}
