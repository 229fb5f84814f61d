// SPDX-License-Identifier: MIT

/// Which way a popover's arrow points: `up` is that of a popover below what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// That of a popover that is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    /// The direction from the other side of what the arrow points at.
    var opposite: UIPopoverArrowDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        default: .left
        }
    }

    var isVertical: Bool { self == .up || self == .down }

    /// The popover's edge that the arrow is at.
    var edge: PopupOutline.Edge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: .left
        default: .right
        }
    }
}
