// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// A 4 × 4 matrix that describes a projective transform of space.
///
/// A point is a row vector `(x, y, z, 1)` that is multiplied from the left; the result is divided by its fourth
/// element. x increases to the right, y downward, z toward the viewer. A perspective seen from the distance `d` is `m34
/// = -1 / d`.
public struct CATransform3D: Hashable, Sendable {
    /// The element in row 1, column 1.
    public var m11: CGFloat
    /// The element in row 1, column 2.
    public var m12: CGFloat
    /// The element in row 1, column 3.
    public var m13: CGFloat
    /// The element in row 1, column 4.
    public var m14: CGFloat
    /// The element in row 2, column 1.
    public var m21: CGFloat
    /// The element in row 2, column 2.
    public var m22: CGFloat
    /// The element in row 2, column 3.
    public var m23: CGFloat
    /// The element in row 2, column 4.
    public var m24: CGFloat
    /// The element in row 3, column 1.
    public var m31: CGFloat
    /// The element in row 3, column 2.
    public var m32: CGFloat
    /// The element in row 3, column 3.
    public var m33: CGFloat
    /// The element in row 3, column 4, which produces perspective.
    public var m34: CGFloat
    /// The element in row 4, column 1: the translation along x.
    public var m41: CGFloat
    /// The element in row 4, column 2: the translation along y.
    public var m42: CGFloat
    /// The element in row 4, column 3: the translation along z.
    public var m43: CGFloat
    /// The element in row 4, column 4.
    public var m44: CGFloat

    /// Creates a transform from its elements.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a transform whose elements are all zero, as in Core Animation; start from `CATransform3DIdentity` to
    /// build one up.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates the transform that is equivalent to `affine` and leaves z unchanged.
    init(_ affine: CGAffineTransform) {
        self.init(
            m11: affine.a, m12: affine.b, m13: 0, m14: 0, m21: affine.c, m22: affine.d, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0, m41: affine.tx, m42: affine.ty, m43: 0, m44: 1)
    }

    init(translationX x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0, m41: x, m42: y, m43: z, m44: 1)
    }

    init(scaleX x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init(
            m11: x, m12: 0, m13: 0, m14: 0, m21: 0, m22: y, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: z, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    }

    /// Creates a rotation by `angle` radians about an axis; the identity for an axis of length zero.
    init(rotationAngle angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else {
            self = CATransform3DIdentity
            return
        }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        self.init(
            m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
            m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
            m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
    }
}

extension CATransform3D {
    /// The four rows.
    var rows: [SIMD4<Double>] {
        [
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
            SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
            SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
        ]
    }

    private init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
        self.init(
            m11: r1.x, m12: r1.y, m13: r1.z, m14: r1.w, m21: r2.x, m22: r2.y, m23: r2.z, m24: r2.w,
            m31: r3.x, m32: r3.y, m33: r3.z, m34: r3.w, m41: r4.x, m42: r4.y, m43: r4.z, m44: r4.w)
    }

    /// Returns the transform that applies `self` and then `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let rows = other.rows
        func through(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
            x * rows[0] + y * rows[1] + z * rows[2] + w * rows[3]
        }
        return CATransform3D(
            through(m11, m12, m13, m14), through(m21, m22, m23, m24), through(m31, m32, m33, m34),
            through(m41, m42, m43, m44))
    }

    /// Whether the transform maps the plane z = 0 as `affineTransform` does, leaves z unchanged, and has no
    /// perspective.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// The effect on the plane z = 0, seen from the front and without perspective.
    var affineTransform: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    var determinant: CGFloat {
        let (s0, s1, s2) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21)
        let (s3, s4, s5) = (m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
        let (c5, c4, c3) = (m33 * m44 - m34 * m43, m32 * m44 - m34 * m42, m32 * m43 - m33 * m42)
        let (c2, c1, c0) = (m31 * m44 - m34 * m41, m31 * m43 - m33 * m41, m31 * m42 - m32 * m41)
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The inverse; `nil` if the transform has none.
    var inverse: CATransform3D? {
        let (s0, s1, s2) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21)
        let (s3, s4, s5) = (m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
        let (c5, c4, c3) = (m33 * m44 - m34 * m43, m32 * m44 - m34 * m42, m32 * m43 - m33 * m42)
        let (c2, c1, c0) = (m31 * m44 - m34 * m41, m31 * m43 - m33 * m41, m31 * m42 - m32 * m41)
        let factor = 1 / (s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0)
        guard factor.isFinite, factor != 0 else { return nil }
        let result = CATransform3D(
            factor
                * SIMD4(
                    m22 * c5 - m23 * c4 + m24 * c3, m13 * c4 - m12 * c5 - m14 * c3,
                    m42 * s5 - m43 * s4 + m44 * s3, m33 * s4 - m32 * s5 - m34 * s3),
            factor
                * SIMD4(
                    m23 * c2 - m21 * c5 - m24 * c1, m11 * c5 - m13 * c2 + m14 * c1,
                    m43 * s2 - m41 * s5 - m44 * s1, m31 * s5 - m33 * s2 + m34 * s1),
            factor
                * SIMD4(
                    m21 * c4 - m22 * c2 + m24 * c0, m12 * c2 - m11 * c4 - m14 * c0,
                    m41 * s4 - m42 * s2 + m44 * s0, m32 * s2 - m31 * s4 - m34 * s0),
            factor
                * SIMD4(
                    m22 * c1 - m21 * c3 - m23 * c0, m11 * c3 - m12 * c1 + m13 * c0,
                    m42 * s1 - m41 * s3 - m43 * s0, m31 * s3 - m32 * s1 + m33 * s0))
        return result.isFinite ? result : nil
    }

    var isFinite: Bool { rows.allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } } }

    /// The identity if any element is NaN, else each element clamped to ±10^9.
    var sanitized: CATransform3D {
        let rows = rows
        guard rows.allSatisfy({ row in (0..<4).allSatisfy { !row[$0].isNaN } }) else { return CATransform3DIdentity }
        let limit = SIMD4<Double>(repeating: 1_000_000_000)
        func bounded(_ row: SIMD4<Double>) -> SIMD4<Double> { row.clamped(lowerBound: -limit, upperBound: limit) }
        return CATransform3D(bounded(rows[0]), bounded(rows[1]), bounded(rows[2]), bounded(rows[3]))
    }

    /// Returns the z coordinate of a transformed point of the plane z = 0, including perspective.
    func depth(of point: CGPoint) -> CGFloat {
        let w = point.x * m14 + point.y * m24 + m44
        let z = point.x * m13 + point.y * m23 + m43
        return w > 1e-9 ? z / w : z
    }

    /// Whether the viewer sees the back of the plane z = 0.
    var showsBack: Bool {
        // The sign of the inverse's m33: the normal of the transformed plane, including perspective.
        let minor =
            m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        let determinant = determinant
        return determinant == 0 ? minor < 0 : minor * determinant < 0
    }
}
