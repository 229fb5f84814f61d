// SPDX-License-Identifier: MIT
public import Foundation

/// One radius for each corner of a rectangle, in the rectangle's unit.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomRight: CGFloat
    public var bottomLeft: CGFloat

    public static let zero = CornerRadii(0)

    /// The same radius at all corners.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// No corner is round.
    public var isZero: Bool { largest <= 0 }

    package var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// Every radius through `body`.
    package func map(_ body: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight),
            bottomLeft: body(bottomLeft))
    }
}

/// How a corner's curve meets the straight sides.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle: its bend starts at once.
    case circular
    /// The bend grows and fades gradually; the curve takes about half as much again of each side.
    case continuous
}

/// A rectangle with round corners.
public struct RoundedRect: Hashable, Sendable {
    public var rect: CGRect
    public var radii: CornerRadii
    public var curve: CornerCurve

    public init(_ rect: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
        self.rect = rect
        self.radii = radii
        self.curve = curve
    }

    /// The rectangle `distance` further in on every side, with radii smaller by as much.
    package func insetBy(_ distance: CGFloat) -> RoundedRect {
        let inner = CGRect(
            x: rect.minX + distance, y: rect.minY + distance, width: max(0, rect.width - 2 * distance),
            height: max(0, rect.height - 2 * distance))
        return RoundedRect(inner, radii: radii.map { max(0, $0 - distance) }, curve: curve)
    }
}
