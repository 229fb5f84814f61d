// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The direction of an arrow key.
enum CollectionDirection {
    case up, down, left, right

    init?(_ keyCode: UIKeyboardHIDUsage) {
        switch keyCode {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }

    var isVertical: Bool { self == .up || self == .down }
    /// Whether coordinates increase in the direction.
    var isForward: Bool { self == .down || self == .right }

    var heading: UIFocusHeading {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }

    /// Returns the range of a rectangle along the direction, with coordinates that increase in it.
    func span(of rect: CGRect) -> ClosedRange<CGFloat> {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return isForward ? low...max(low, high) : -max(low, high) ... -low
    }

    /// Returns the range of a rectangle across the direction.
    func breadth(of rect: CGRect) -> ClosedRange<CGFloat> {
        isVertical ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
    }

    /// Returns the rectangle with ranges along and across the direction.
    func rect(along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) -> CGRect {
        let low = isForward ? along.lowerBound : -along.upperBound
        let length = along.upperBound - along.lowerBound
        let breadth = across.upperBound - across.lowerBound
        return isVertical
            ? CGRect(x: across.lowerBound, y: low, width: breadth, height: length)
            : CGRect(x: low, y: across.lowerBound, width: length, height: breadth)
    }
}

extension ClosedRange<CGFloat> {
    /// The distance of a value from the range; 0 within it.
    func distance(to value: CGFloat) -> CGFloat { Swift.max(lowerBound - value, value - upperBound, 0) }

    /// The distance of two ranges; 0 if they overlap.
    func distance(to other: ClosedRange<CGFloat>) -> CGFloat {
        Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound, 0)
    }

    var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
