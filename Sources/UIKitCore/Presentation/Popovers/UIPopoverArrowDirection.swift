// SPDX-License-Identifier: MIT

/// The direction of a popover's arrow.
///
/// `up` is the direction of a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of the four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction for a popover that isn't shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    /// The direction of a popover on the opposite side of its source.
    var opposite: UIPopoverArrowDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        default: .left
        }
    }

    var isVertical: Bool { self == .up || self == .down }

    /// The popover's edge at which the arrow is.
    var edge: PopupOutline.Edge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: .left
        default: .right
        }
    }
}
