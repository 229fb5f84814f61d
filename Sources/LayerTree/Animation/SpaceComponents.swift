// SPDX-License-Identifier: MIT
internal import Foundation

/// A 3D transform decomposed into steps that can each be interpolated: scale, shear, rotation, translation,
/// perspective.
struct SpaceComponents: Equatable, Sendable {
    var scale: SIMD3<Double>
    /// The shear of x per unit of y, of x per unit of z, and of y per unit of z.
    var shear: SIMD3<Double>
    var turn: Turn
    var translation: SIMD3<Double>
    /// The fourth column.
    var perspective: SIMD4<Double>

    /// Decomposes `transform`; `nil` if it flattens space.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0, transform.determinant != 0 else { return nil }
        let rows = transform.rows.map { $0 / transform.m44 }
        let plain = CATransform3D(
            m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: 0, m21: rows[1].x, m22: rows[1].y, m23: rows[1].z,
            m24: 0, m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: 0,
            m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: 1)
        perspective = SIMD4(0, 0, 0, 1)
        if rows[0].w != 0 || rows[1].w != 0 || rows[2].w != 0 {
            guard let inverse = plain.inverse else { return nil }
            let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
            let sums = inverse.rows.map { ($0 * column).sum() }
            perspective = SIMD4(sums[0], sums[1], sums[2], sums[3])
        }
        translation = SIMD3(plain.m41, plain.m42, plain.m43)
        var axes: [SIMD3<Double>] = [
            SIMD3(plain.m11, plain.m12, plain.m13), SIMD3(plain.m21, plain.m22, plain.m23),
            SIMD3(plain.m31, plain.m32, plain.m33),
        ]
        func length(_ axis: SIMD3<Double>) -> Double { (axis * axis).sum().squareRoot() }
        scale = SIMD3(length(axes[0]), 1, 1)
        axes[0] /= scale.x
        var xy = (axes[0] * axes[1]).sum()
        axes[1] -= xy * axes[0]
        scale.y = length(axes[1])
        axes[1] /= scale.y
        xy /= scale.y
        var xz = (axes[0] * axes[2]).sum()
        axes[2] -= xz * axes[0]
        var yz = (axes[1] * axes[2]).sum()
        axes[2] -= yz * axes[1]
        scale.z = length(axes[2])
        axes[2] /= scale.z
        xz /= scale.z
        yz /= scale.z
        shear = SIMD3(xy, xz, yz)
        if plain.determinant < 0 {
            scale = -scale
            axes = axes.map { -$0 }
        }
        turn = Turn(axes)
        guard (scale + shear + translation).sum().isFinite, perspective.sum().isFinite, turn.isFinite else {
            return nil
        }
    }

    var transform: CATransform3D {
        let axes = turn.axes
        let first = scale.x * axes[0]
        let second = scale.y * (axes[1] + shear.x * axes[0])
        let third = scale.z * (axes[2] + shear.z * axes[1] + shear.y * axes[0])
        let plain = CATransform3D(
            m11: first.x, m12: first.y, m13: first.z, m14: 0, m21: second.x, m22: second.y, m23: second.z, m24: 0,
            m31: third.x, m32: third.y, m33: third.z, m34: 0,
            m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
        guard perspective != SIMD4(0, 0, 0, 1) else { return plain }
        var last = CATransform3DIdentity
        (last.m14, last.m24, last.m34, last.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return plain.concatenating(last)
    }

    /// Returns the components at `progress` toward `end`, rotating along the shorter arc.
    func interpolated(to end: SpaceComponents, progress: Double) -> SpaceComponents {
        var result = self
        result.scale += (end.scale - scale) * progress
        result.shear += (end.shear - shear) * progress
        result.translation += (end.translation - translation) * progress
        result.perspective += (end.perspective - perspective) * progress
        result.turn = turn.interpolated(to: end.turn, progress: progress)
        return result
    }

}

/// A rotation in space, as a quaternion.
struct Turn: Equatable, Sendable {
    private var vector: SIMD4<Double>

    /// Creates the rotation that maps the coordinate axes to `axes`, which are orthonormal.
    init(_ axes: [SIMD3<Double>]) {
        let (x, y, z) = (axes[0], axes[1], axes[2])
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let w = (1 + trace).squareRoot() / 2
            vector = SIMD4((y.z - z.y) / (4 * w), (z.x - x.z) / (4 * w), (x.y - y.x) / (4 * w), w)
        } else if x.x >= y.y, x.x >= z.z {
            let i = max(0, 1 + x.x - y.y - z.z).squareRoot() / 2
            vector = SIMD4(i, (x.y + y.x) / (4 * i), (x.z + z.x) / (4 * i), (y.z - z.y) / (4 * i))
        } else if y.y >= z.z {
            let j = max(0, 1 + y.y - x.x - z.z).squareRoot() / 2
            vector = SIMD4((x.y + y.x) / (4 * j), j, (y.z + z.y) / (4 * j), (z.x - x.z) / (4 * j))
        } else {
            let k = max(0, 1 + z.z - x.x - y.y).squareRoot() / 2
            vector = SIMD4((x.z + z.x) / (4 * k), (y.z + z.y) / (4 * k), k, (x.y - y.x) / (4 * k))
        }
    }

    /// Creates rotations about x, then y, then z, in radians.
    init(angles: SIMD3<Double>) {
        let turn = CATransform3D(rotationAngle: angles.x, 1, 0, 0)
            .concatenating(CATransform3D(rotationAngle: angles.y, 0, 1, 0))
            .concatenating(CATransform3D(rotationAngle: angles.z, 0, 0, 1))
        self.init([
            SIMD3(turn.m11, turn.m12, turn.m13), SIMD3(turn.m21, turn.m22, turn.m23),
            SIMD3(turn.m31, turn.m32, turn.m33),
        ])
    }

    var isFinite: Bool { vector.sum().isFinite }

    /// The rotated coordinate axes.
    var axes: [SIMD3<Double>] {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// The rotations about x, then y, then z, in radians, that compose this one.
    var angles: SIMD3<Double> {
        let axes = axes
        let sine = min(max(-axes[0].z, -1), 1)
        return SIMD3(atan2(axes[1].z, axes[2].z), asin(sine), atan2(axes[0].y, axes[0].x))
    }

    func interpolated(to end: Turn, progress: Double) -> Turn {
        var target = end.vector
        var cosine = (vector * target).sum()
        if cosine < 0 {
            target = -target
            cosine = -cosine
        }
        var result = self
        if cosine > 0.999_999 {
            result.vector += (target - vector) * progress
        } else {
            let angle = acos(min(cosine, 1))
            result.vector =
                (vector * sin((1 - progress) * angle) + target * sin(progress * angle)) / sin(angle)
        }
        result.vector /= (result.vector * result.vector).sum().squareRoot()
        return result
    }
}
