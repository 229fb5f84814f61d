// SPDX-License-Identifier: MIT
package import Foundation

extension CGPath {
    /// Creates a rectangle with continuous corners.
    ///
    /// The curve covers 1.53 radii of each side if they are long enough. On shorter sides it approaches a quarter
    /// circle, so that a radius of half the shorter side gives a capsule.
    package convenience init(continuousRoundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(RoundedRect(rect, radii: CornerRadii(cornerRadius), curve: .continuous))
    }

    /// Creates the outline of `shape`, clockwise if y increases downward.
    ///
    /// Negative and non-finite radii become zero; those too large for the rectangle are limited to half its shorter
    /// side.
    package convenience init(_ shape: RoundedRect) {
        let path = CGMutablePath()
        path.addRoundedRect(shape)
        self.init(elements: path.elements)
    }
}

extension CGMutablePath {
    /// Adds the outline, clockwise if y increases downward.
    ///
    /// Radii are limited as in `CGPath.init(_:)`.
    package func addRoundedRect(_ shape: RoundedRect, transform: CGAffineTransform = .identity) {
        let rect = shape.rect
        guard rect.isFinite, !rect.isEmpty else { return }
        let space = min(rect.width, rect.height) / 2
        let radii = shape.radii.map { $0.isFinite ? $0.clamped(to: 0...space) : 0 }
        guard !radii.isZero else { return addRect(rect, transform: transform) }
        // Each corner is computed once, for the top right: x runs backward along the top edge, y down the right one.
        addCorner(
            radii.topRight, space: space, curve: shape.curve, startsSubpath: true,
            place: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY).concatenating(transform))
        addCorner(
            radii.bottomRight, space: space, curve: shape.curve,
            place: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: rect.maxX, ty: rect.maxY).concatenating(transform))
        addCorner(
            radii.bottomLeft, space: space, curve: shape.curve,
            place: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY).concatenating(transform))
        addCorner(
            radii.topLeft, space: space, curve: shape.curve,
            place: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: rect.minX, ty: rect.minY).concatenating(transform))
        closeSubpath()
    }

    private func addCorner(
        _ radius: CGFloat, space: CGFloat, curve: CornerCurve, startsSubpath: Bool = false, place: CGAffineTransform
    ) {
        let points = curve == .circular || radius <= 0 ? Corner.circle : Corner.points(space: space / radius)
        func at(_ index: Int) -> CGPoint {
            CGPoint(x: points[index].x * radius, y: points[index].y * radius).applying(place)
        }
        if startsSubpath { move(to: at(0)) } else { addLine(to: at(0)) }
        guard radius > 0 else { return }
        for index in stride(from: 1, to: points.count, by: 3) {
            addCurve(to: at(index + 2), control1: at(index), control2: at(index + 1))
        }
    }
}

/// The curves of a corner of radius 1: a start, then three points for each cubic, relative to the corner.
private enum Corner {
    /// One cubic: a quarter of a circle.
    static let circle: [CGPoint] = {
        let handle = 1 - 4 / 3 * (2.0.squareRoot() - 1)
        return [CGPoint(x: 1, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: 1)]
    }()

    /// The extent of the continuous curve along a side, in radii.
    static let reach: CGFloat = 1.528665

    /// Three cubics.
    ///
    /// The first half is given by numbers, the second half is its mirror image.
    private static let gradual = symmetric(
        CGPoint(x: reach, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060))

    /// The quarter circle split at the same angle as the continuous curve, so that the two can be interpolated point by
    /// point.
    private static let cutCircle: [CGPoint] = {
        let angle = asin(1 - 0.631494)
        let handle = 4 / 3 * tan(angle / 4)
        let middleHandle = 4 / 3 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
        let cut = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
        return symmetric(
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - handle, y: 0),
            CGPoint(x: cut.x + handle * cos(angle), y: cut.y - handle * sin(angle)), cut,
            CGPoint(x: cut.x - middleHandle * cos(angle), y: cut.y + middleHandle * sin(angle)))
    }()

    /// Returns the curve for a corner with `space` radii of each side available.
    static func points(space: CGFloat) -> [CGPoint] {
        let share = ((space - 1) / (reach - 1)).clamped(to: 0...1)
        return zip(cutCircle, gradual).map { circle, gradual in
            CGPoint(
                x: circle.x + (gradual.x - circle.x) * share,
                y: circle.y + (gradual.y - circle.y) * share)
        }
    }

    private static func symmetric(
        _ start: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ cut: CGPoint, _ c3: CGPoint
    ) -> [CGPoint] {
        let half = [start, c1, c2, cut, c3]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
