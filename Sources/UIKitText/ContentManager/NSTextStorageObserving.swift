// SPDX-License-Identifier: MIT
public import Foundation

/// An object that is notified of the changes of a storage, such as a content manager.
@preconcurrency @MainActor
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The storage.
    var textStorage: NSTextStorage? { get set }

    /// Called after a change of the storage has been processed, before its layout managers are notified.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editMask: The kinds of the change.
    ///   - newCharRange: The changed range, after the change.
    ///   - delta: The difference that the change made to the length.
    ///   - invalidatedCharRange: The range whose layout is no longer valid.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    )

    /// Performs changes of the storage together.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
