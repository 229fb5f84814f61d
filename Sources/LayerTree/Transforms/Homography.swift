// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A projective map between planes: straight lines stay straight, parallel lines need not stay parallel.
///
/// `(x', y', w) = (x, y, 1) · matrix`, then divided by w. Where w is not positive, the point is behind the viewer.
struct Homography: Equatable, Sendable {
    /// The contributions of x, y and 1 to x', y' and w.
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var one: SIMD3<Double>

    init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.one = one
    }

    /// Creates the restriction of `transform` to the plane z = 0.
    init(_ transform: CATransform3D) {
        x = SIMD3(transform.m11, transform.m12, transform.m14)
        y = SIMD3(transform.m21, transform.m22, transform.m24)
        one = SIMD3(transform.m41, transform.m42, transform.m44)
    }

    init(_ affine: CGAffineTransform) {
        x = SIMD3(affine.a, affine.b, 0)
        y = SIMD3(affine.c, affine.d, 0)
        one = SIMD3(affine.tx, affine.ty, 1)
    }

    /// The equivalent affine transform; `nil` if there is perspective.
    var affine: CGAffineTransform? {
        guard x.z == 0, y.z == 0, one.z > 0 else { return nil }
        let w = one.z
        return CGAffineTransform(
            a: x.x / w, b: x.y / w, c: y.x / w, d: y.y / w, tx: one.x / w, ty: one.y / w)
    }

    /// Returns the map that applies `self` and then `other`.
    func concatenating(_ other: Homography) -> Homography {
        func through(_ row: SIMD3<Double>) -> SIMD3<Double> { row.x * other.x + row.y * other.y + row.z * other.one }
        return Homography(x: through(x), y: through(y), one: through(one))
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    var determinant: Double { (x * Self.cross(y, one)).sum() }

    /// The inverse; `nil` if the map has none.
    var inverse: Homography? {
        let determinant = determinant
        let (first, second, third) = (Self.cross(y, one), Self.cross(one, x), Self.cross(x, y))
        guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
        let inverse = Homography(
            x: SIMD3(first.x, second.x, third.x) / determinant, y: SIMD3(first.y, second.y, third.y) / determinant,
            one: SIMD3(first.z, second.z, third.z) / determinant)
        return inverse.isFinite ? inverse : nil
    }

    var isFinite: Bool { (x + y + one).sum().isFinite }

    /// Returns x', y' and w of a point.
    func homogeneous(_ point: CGPoint) -> SIMD3<Double> { point.x * x + point.y * y + one }

    /// Returns the projected point; `nil` if it is behind the viewer.
    func map(_ point: CGPoint) -> CGPoint? {
        let result = homogeneous(point)
        guard result.z > Self.nearest else { return nil }
        return CGPoint(x: result.x / result.z, y: result.y / result.z)
    }

    /// Returns the intersection of the other plane with the line through the point and the viewer, in front of or
    /// behind the viewer.
    func apply(_ point: CGPoint) -> CGPoint? {
        let result = homogeneous(point)
        guard abs(result.z) > 1e-12 else { return nil }
        return CGPoint(x: result.x / result.z, y: result.y / result.z)
    }

    /// The near clipping distance, as a fraction of the viewer's distance.
    static let nearest = 1e-3

    /// Returns the projected outline of `rect`, clipped in front of the viewer; empty if nothing is visible.
    func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(homogeneous)
        var seen: [SIMD3<Double>] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            if corner.z >= Self.nearest { seen.append(corner) }
            guard (corner.z >= Self.nearest) != (next.z >= Self.nearest) else { continue }
            let share = (Self.nearest - corner.z) / (next.z - corner.z)
            seen.append(corner + share * (next - corner))
        }
        return seen.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
    }

    /// Returns the bounding box of the visible projection of `rect`; `nil` if nothing is visible.
    func box(around rect: CGRect) -> CGRect? {
        let outline = outline(of: rect)
        guard let first = outline.first else { return nil }
        var box = CGRect(origin: first, size: .zero)
        for point in outline.dropFirst() { box = box.union(CGRect(origin: point, size: .zero)) }
        return box.isFinite ? box : nil
    }
}
