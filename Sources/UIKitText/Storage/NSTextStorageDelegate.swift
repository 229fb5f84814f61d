// SPDX-License-Identifier: MIT
public import Foundation

/// The methods that are called while a storage processes changes.
///
/// Both are optional. The mask says whether characters or attributes have changed; the range is the changed part after
/// the change, in UTF-16 units.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before attributes are completed. Characters and attributes of the range can be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layout managers are notified. Only attributes of the range can be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
