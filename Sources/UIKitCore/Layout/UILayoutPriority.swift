// SPDX-License-Identifier: MIT

/// The priority of a constraint.
///
/// Where constraints conflict, the higher priority prevails entirely.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority, from 0 to 1000.
    ///
    /// A constraint of priority 1000 is required.
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 0 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of a constraint that must hold (1000).
    public static let required = UILayoutPriority(1000)
    /// The default priority with which views resist shrinking below their natural size (750).
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the scene (510).
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size (500).
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that doesn't resize the scene (490).
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which views resist growing beyond their natural size (250).
    public static let defaultLow = UILayoutPriority(250)
    /// The priority that `systemLayoutSizeFitting(_:)` uses for the target size (50).
    ///
    /// Almost every other constraint prevails.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns a priority raised by `right`.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    /// Returns a priority lowered by `right`.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }

    /// The solver level, clamped to 0...1000.
    var level: Double { rawValue.isNaN ? 0 : Double(min(max(rawValue, 0), 1000)) }
}
