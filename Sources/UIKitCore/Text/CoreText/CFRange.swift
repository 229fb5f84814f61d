// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// An attributed string, bridged to Foundation's class.
public typealias CFAttributedString = NSAttributedString

/// A range of a string in UTF-16 units.
public struct CFRange: Hashable, Sendable {
    /// The start of the range.
    public var location: CFIndex
    /// The length of the range.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// Creates a range from its start and length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range with a given start and length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}

extension CFRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }

    /// Clamps the range to a string of `count` units; a length of 0 extends to the end.
    func clamped(count: Int) -> Range<Int> {
        let start = min(max(location, 0), count)
        let end = length <= 0 ? count : start + min(length, count - start)
        return start..<end
    }
}
