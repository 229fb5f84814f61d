// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

public typealias CFAttributedString = NSAttributedString

/// A stretch of a string in UTF-16 units.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() {
        self.init(location: 0, length: 0)
    }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}

extension CFRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }

    /// The part of a string of `count` units; a length of 0 means all that follows.
    func clamped(count: Int) -> Range<Int> {
        let start = min(max(location, 0), count)
        let end = length <= 0 ? count : start + min(length, count - start)
        return start..<end
    }
}
