// SPDX-License-Identifier: MIT
package import Foundation

/// The corner radii of a rectangle, in the rectangle's units.
package struct CornerRadii: Hashable, Sendable {
    /// The radius of the top-left corner.
    package var topLeft: CGFloat
    /// The radius of the top-right corner.
    package var topRight: CGFloat
    /// The radius of the bottom-right corner.
    package var bottomRight: CGFloat
    /// The radius of the bottom-left corner.
    package var bottomLeft: CGFloat

    /// Zero radii.
    package static let zero = CornerRadii(0)

    /// Creates equal radii for all corners.
    package init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Creates individual radii.
    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Whether no corner is rounded.
    package var isZero: Bool { largest <= 0 }

    package var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// Returns the radii transformed by `body`.
    package func map(_ body: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight),
            bottomLeft: body(bottomLeft))
    }
}

/// Constants for the shape of a rounded corner.
package enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose curvature increases and decreases gradually. It covers about half as much again of each side.
    case continuous
}

/// A rectangle with rounded corners.
package struct RoundedRect: Hashable, Sendable {
    /// The rectangle.
    package var rect: CGRect
    /// The corner radii.
    package var radii: CornerRadii
    /// The shape of the corners.
    package var curve: CornerCurve

    /// Creates a rounded rectangle; by default without radii.
    package init(_ rect: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
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
