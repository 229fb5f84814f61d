// SPDX-License-Identifier: MIT
public import Foundation

/// A length without a limit, in a size or rectangle whose other values are integer literals.
///
/// Foundation declares the initializers of `CGSize` and `CGRect` for `Double` as well as for `CGFloat`. Swift can't
/// choose between them in `CGSize(width: 200, height: .greatestFiniteMagnitude)`; it prefers the initializers below,
/// because an integer literal is an `Int` by default.
public enum CGUnlimitedLength: Sendable {
    /// The greatest finite number.
    case greatestFiniteMagnitude
    /// Positive infinity.
    case infinity

    var value: CGFloat {
        switch self {
        case .greatestFiniteMagnitude: CGFloat.greatestFiniteMagnitude
        case .infinity: CGFloat.infinity
        }
    }
}

extension CGSize {
    /// Creates a size without a limit to its height.
    public init(width: Int, height: CGUnlimitedLength) {
        self.init(width: CGFloat(width), height: height.value)
    }

    /// Creates a size without a limit to its width.
    public init(width: CGUnlimitedLength, height: Int) {
        self.init(width: width.value, height: CGFloat(height))
    }
}

extension CGRect {
    /// Creates a rectangle without a limit to its height.
    public init(x: Int, y: Int, width: Int, height: CGUnlimitedLength) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: height.value)
    }

    /// Creates a rectangle without a limit to its width.
    public init(x: Int, y: Int, width: CGUnlimitedLength, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: width.value, height: CGFloat(height))
    }

    /// Creates a rectangle without limits to its width and height.
    public init(x: Int, y: Int, width: CGUnlimitedLength, height: CGUnlimitedLength) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: width.value, height: height.value)
    }
}
