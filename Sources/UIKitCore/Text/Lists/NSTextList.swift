// SPDX-License-Identifier: MIT
public import Foundation

/// A list of paragraphs with markers, such as bullets or numbers.
///
/// The paragraphs of a list have the same object in their paragraph style's `textLists`; labels and text views draw the
/// markers before them.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`, for the reason that `NSParagraphStyle` gives.
open class NSTextList: Hashable, NSCopying {
    /// Options of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Puts the marker of the enclosing list before each marker.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// The format of the markers, with the kind of numbers or the bullet in braces.
    public let markerFormat: MarkerFormat
    /// The options.
    public let listOptions: Options
    /// The number of the first item of an ordered list; 1 by default.
    open var startingItemNumber = 1

    /// Creates a list from the raw value of its options.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(truncatingIfNeeded: options)),
            startingItemNumber: 1)
    }

    /// Creates a list.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the markers are numbers or letters in order.
    open var isOrdered: Bool { markerFormat.style?.isOrdered ?? false }

    /// Returns the marker of an item without those of enclosing lists.
    ///
    /// - Parameter itemNumber: The position of the item, from 1; an ordered list counts from `startingItemNumber`.
    /// - Returns: The marker.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let first = isOrdered ? startingItemNumber : 1
        let (number, overflows) = itemNumber.addingReportingOverflow(first)
        return markerFormat.marker(overflows || number == Int.min ? itemNumber : number - 1)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both are the same list: equal ones in a text are separate lists.
    public static func == (left: NSTextList, right: NSTextList) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
