// SPDX-License-Identifier: MIT
public import Foundation

/// Insets from the edges of a rectangle, in points.
///
/// Negative values extend outward.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = UIEdgeInsets()

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Insets from the edges of a rectangle relative to the layout direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension CGRect {
    /// Returns the rectangle inset by `insets`.
    ///
    /// A dimension that would become negative becomes 0.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension CGFloat {
    /// Returns the value rounded to the nearest device pixel at `scale` pixels per point.
    package func roundedToPixel(scale: CGFloat) -> CGFloat {
        // The sum of -0 and 0 is 0.
        (self * scale).rounded() / scale + 0
    }

    package func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        // Half a thousandth of a pixel is rounding error.
        ((self * scale) - 0.0005).rounded(.up) / scale + 0
    }
}

extension CGPoint {
    /// Whether both coordinates are finite, as a faulty device may report anything.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
