// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore
public import UIKitDragDrop

/// A text whose paste delegate changes what is pasted or dropped.
///
/// > Note: Differs from UIKit: has no paste configuration, because it accepts text only.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
    /// The object that changes pasted and dropped text; `nil` by default. It is not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is being pasted or dropped into a text.
///
/// Each is given one result, now or later; the last one counts.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
    /// The content of the item.
    var itemProvider: NSItemProvider { get }
    /// The object that a dragged item stands for, if it comes from this application.
    var localObject: Any? { get }
    /// The attributes of text that is typed at the place.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a string.
    func setResult(string: String)
    /// Pastes attributed text. A text field ignores its attributes.
    func setResult(attributedString: NSAttributedString)
    /// Pastes an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing for this item.
    func setNoResult()
    /// Pastes the text of the item.
    func setDefaultResult()
}

/// The methods that change pasted and dropped text.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
    /// Gives an item its result; by default its text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Returns the text of all items; by default one after the other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Replaces a range by text and returns the range of the new text; `nil` (the default) for the text to do it.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange?
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for string in itemStrings { whole.append(string) }
        return whole
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange? { nil }
}
