// SPDX-License-Identifier: MIT
public import Foundation

/// The access to the elements of a text and to their order.
@preconcurrency @MainActor
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The locations of the whole text.
    var documentRange: NSTextRange { get }

    /// Calls a block for the elements from a location on.
    ///
    /// - Parameters:
    ///   - textLocation: The location in the first element; `nil` for the beginning, or the end with `reverse`.
    ///   - options: The order.
    ///   - block: Returns whether to continue.
    /// - Returns: The location at which the enumeration ended; `nil` without elements.
    @discardableResult
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?

    /// Replaces a part of the text by elements; `nil` deletes it.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

    /// Saves the changes to the store behind the text, and then calls a handler.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)

    /// Returns the location at a distance from another one; `nil` if it is outside the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// Returns the distance between two locations, negative if the second one is before the first.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// Returns the range that can be selected or edited instead of a range; `nil` for the range itself.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}
