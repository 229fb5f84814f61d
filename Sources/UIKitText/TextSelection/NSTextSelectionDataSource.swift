// SPDX-License-Identifier: MIT
public import Foundation

/// The text and its lines, as selections need them.
@preconcurrency @MainActor
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The locations of the whole text.
    var documentRange: NSTextRange { get }

    /// Calls a block for the pieces of the text from a location on.
    ///
    /// - Parameters:
    ///   - location: The location in the first piece.
    ///   - options: The kind of the pieces, and the order.
    ///   - block: Called with the text, the range of the piece, and that with what separates it from the next.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    )

    /// Returns the unit of text with a location; `nil` if there is none.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?

    /// Returns the location at a distance from another one; `nil` if it is outside the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// Returns the distance between two locations, negative if the second one is before the first.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// Returns the direction of the paragraph with a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection

    /// Calls a block for the carets of the line with a location, from left to right.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - block: Called with the position in the container, the location, and whether it is the leading edge of a
    ///     character.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    )

    /// Returns the characters of the line at a point of the container with a location, or of the nearest line; `nil`
    /// without text.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?

    /// Calls a block for the boundaries of the containers from a location on; by default, those of the text.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    )
}

extension NSTextSelectionDataSource {
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
}
