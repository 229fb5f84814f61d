// SPDX-License-Identifier: MIT

/// How much a constraint counts where not all can hold: the higher one wins altogether, by whatever it is higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// 0...1000; at 1000 the constraint must hold.
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    /// How content resists being made smaller than it is, unless told otherwise.
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How content resists being made larger than it is, unless told otherwise.
    public static let defaultLow = UILayoutPriority(250)
    /// With which `systemLayoutSizeFitting(_:)` asks for a size: nearly anything else counts more.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }

    /// As a level of the solver's, within 0...1000.
    var level: Double { rawValue.isNaN ? 0 : Double(min(max(rawValue, 0), 1000)) }
}
