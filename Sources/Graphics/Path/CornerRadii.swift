// SPDX-License-Identifier: MIT
public import Foundation

/// The corner radii of a rectangle, in the rectangle's units.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of the top-left corner.
    public var topLeft: CGFloat
    /// The radius of the top-right corner.
    public var topRight: CGFloat
    /// The radius of the bottom-right corner.
    public var bottomRight: CGFloat
    /// The radius of the bottom-left corner.
    public var bottomLeft: CGFloat

    /// Zero radii.
    public static let zero = CornerRadii(0)

    /// Creates equal radii for all corners.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Creates individual radii.
    public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Whether no corner is rounded.
    public var isZero: Bool { largest <= 0 }

    package var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// Returns the radii transformed by `body`.
    package func map(_ body: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight),
            bottomLeft: body(bottomLeft))
    }
}

/// Constants for the shape of a rounded corner.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose curvature increases and decreases gradually. It covers about half as much again of each side.
    case continuous
}

/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
    /// The rectangle.
    public var rect: CGRect
    /// The corner radii.
    public var radii: CornerRadii
    /// The shape of the corners.
    public var curve: CornerCurve

    /// Creates a rounded rectangle; by default without radii.
    public init(_ rect: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
        self.rect = rect
        self.radii = radii
        self.curve = curve
    }

    /// Returns the rectangle inset by `distance` on every side, with radii smaller by the same amount.
    package func insetBy(_ distance: CGFloat) -> RoundedRect {
        let inner = CGRect(
            x: rect.minX + distance, y: rect.minY + distance, width: max(0, rect.width - 2 * distance),
            height: max(0, rect.height - 2 * distance))
        return RoundedRect(inner, radii: radii.map { max(0, $0 - distance) }, curve: curve)
    }
}
