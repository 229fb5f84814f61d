// SPDX-License-Identifier: MIT
public import Foundation

/// A range of numbers, which may be infinite.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// Creates the range with only the number 0.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range between two numbers.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// The range with only the number 0.
    public static let zero = UIFloatRange()
    /// The range with all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range has all numbers.
    public var isInfinite: Bool { self == .infinite }

    /// The range in ascending order; all numbers if an end is NaN.
    var limits: ClosedRange<Double> {
        guard !minimum.isNaN, !maximum.isNaN else { return -.infinity ... .infinity }
        return Double(min(minimum, maximum))...Double(max(minimum, maximum))
    }
}
