// SPDX-License-Identifier: MIT
public import Foundation

/// A position in a text, of which only its content manager knows the meaning.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns whether the location is before (`orderedAscending`) or after another location of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A range between two locations of a text.
open class NSTextRange: NSObject {
    /// The first location.
    public let location: any NSTextLocation
    /// The location after the last one; that of an empty range is the first one.
    public let endLocation: any NSTextLocation

    /// Creates a range; `nil` if the end is before the first location.
    ///
    /// - Parameters:
    ///   - location: The first location.
    ///   - endLocation: The location after the last one; `nil` for an empty range.
    public required init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        self.location = location
        self.endLocation = endLocation ?? location
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    /// Creates the range between two locations in either order.
    init(between one: any NSTextLocation, and other: any NSTextLocation) {
        let isSorted = one.compare(other) != .orderedDescending
        location = isSorted ? one : other
        endLocation = isSorted ? other : one
        super.init()
    }

    /// Whether the range has no locations.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextRange else { return false }
        return isEqual(to: other)
    }

    /// Returns whether another range has the same locations.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    // Locations of other classes that are equal needn't have equal hash values.
    open override var hash: Int { 0 }

    open override var description: String { "\(location)..<\(endLocation)" }

    // MARK: - Comparing

    /// Returns whether a location is in the range; the end isn't.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether all of another range is in the range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether the ranges have locations in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns the locations that both ranges have; `nil` for none.
    ///
    /// Ranges that touch have an empty one in common.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return Self(location: start, end: end)
    }

    /// Returns the smallest range that contains both.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return Self(location: start, end: end) ?? self
    }
}
