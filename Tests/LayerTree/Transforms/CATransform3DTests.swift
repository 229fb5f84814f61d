// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@testable import LayerTree

@Suite("3D transforms")
struct CATransform3DTests {
    private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        zip(a.rows, b.rows).allSatisfy { first, second in (0..<4).allSatisfy { abs(first[$0] - second[$0]) < 1e-9 } }
    }

    private func point(_ transform: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
        let rows = transform.rows
        let result = x * rows[0] + y * rows[1] + z * rows[2] + rows[3]
        return SIMD3(result.x, result.y, result.z) / result.w
    }

    @Test("Rotations turn x to y, y to z and z to x")
    func directions() {
        let right = SIMD3(1.0, 0, 0)
        let (x, y, z) = (right, SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1))
        func turned(_ axis: SIMD3<Double>, _ from: SIMD3<Double>) -> SIMD3<Double> {
            let turn = CATransform3DMakeRotation(.pi / 2, CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
            return point(turn, from.x, from.y, from.z)
        }
        for (axis, from, to) in [(z, x, y), (x, y, z), (y, z, x)] {
            let difference = turned(axis, from) - to
            #expect((difference * difference).sum() < 1e-18)
        }
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(.nan, 0, 0, 1)))
    }

    @Test("Concatenation applies the first transform first; translate, scale and rotate prepend")
    func order() {
        let move = CATransform3DMakeTranslation(10, 20, 30)
        let double = CATransform3DMakeScale(2, 3, 4)
        #expect(point(CATransform3DConcat(move, double), 1, 1, 1) == SIMD3(22, 63, 124))
        #expect(CATransform3DScale(move, 2, 3, 4) == CATransform3DConcat(double, move))
        #expect(CATransform3DTranslate(double, 10, 20, 30) == CATransform3DConcat(move, double))
        let turn = CATransform3DMakeRotation(0.3, 1, 2, 3)
        #expect(CATransform3DRotate(move, 0.3, 1, 2, 3) == CATransform3DConcat(turn, move))
    }

    @Test("An inverse undoes a perspective transform; a transform that flattens space is returned unchanged")
    func inverse() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let map = CATransform3DRotate(CATransform3DTranslate(perspective, 3, 4, 5), 0.7, 1, 0.5, 0.2)
        #expect(isClose(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test("Affine transforms are converted to 3D and back")
    func affine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let map = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(map))
        #expect(CATransform3DGetAffineTransform(map) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 0, 0, 1)))
    }

    @Test("Composing a decomposed transform restores it, including perspective")
    func components() throws {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 700
        for angle in stride(from: -3.0, through: 3, by: 0.5) {
            let map = CATransform3DScale(
                CATransform3DRotate(CATransform3DTranslate(perspective, 5, -7, 20), angle, 1, 2, -0.5), 1.5, 0.5, 2)
            // Perspective and depth together leave a common factor, which has no effect.
            let factor = 1 / map.m44
            let again = try #require(SpaceComponents(map)).transform
            #expect(
                zip(again.rows, map.rows).allSatisfy { row, other in
                    (0..<4).allSatisfy { abs(row[$0] - other[$0] * factor) < 1e-9 }
                })
        }
        #expect(SpaceComponents(CATransform3DMakeScale(1, 0, 1)) == nil)
    }

    @Test("Halfway between two rotations is half the rotation, and flat transforms are interpolated by element")
    func interpolation() throws {
        let (low, high) = (CATransform3DMakeRotation(0.2, 0, 1, 0), CATransform3DMakeRotation(1.4, 0, 1, 0))
        let half = AnimatedValue.transform3D(low).interpolated(to: .transform3D(high), progress: 0.5)
        guard case .transform3D(let map) = half else { throw Failure() }
        #expect(isClose(map, CATransform3DMakeRotation(0.8, 0, 1, 0)))
        let flat = AnimatedValue.transform3D(CATransform3DMakeScale(1, 1, 0))
            .interpolated(to: .transform3D(CATransform3DMakeScale(3, 1, 0)), progress: 0.5)
        guard case .transform3D(let between) = flat else { throw Failure() }
        #expect(isClose(between, CATransform3DMakeScale(2, 1, 0)))
    }

    private struct Failure: Error {}

    @Test("Transforms with NaN become the identity, and huge elements are clamped")
    func sanitized() {
        var broken = CATransform3DIdentity
        broken.m23 = .nan
        #expect(broken.sanitized == CATransform3DIdentity)
        broken.m23 = .infinity
        #expect(broken.sanitized.m23 == 1_000_000_000)
    }

    @Test("A plane shows its back when it is turned away, not when it is mirrored")
    func back() {
        #expect(!CATransform3DIdentity.showsBack)
        #expect(CATransform3DMakeRotation(.pi, 0, 1, 0).showsBack)
        #expect(!CATransform3DMakeRotation(1.5, 1, 0, 0).showsBack)
        #expect(CATransform3DMakeRotation(1.6, 1, 0, 0).showsBack)
        #expect(!CATransform3DMakeScale(-1, 1, 1).showsBack)
    }

    @Test("The part behind the viewer is clipped")
    func outline() throws {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        let steep = Homography(CATransform3DRotate(perspective, .pi / 2 - 0.1, 0, 1, 0))
        let rect = CGRect(x: -400, y: -10, width: 800, height: 20)
        let outline = steep.outline(of: rect)
        #expect(outline.count == 4)
        #expect(outline.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(steep.map(CGPoint(x: -400, y: 0)) == nil || steep.map(CGPoint(x: 400, y: 0)) == nil)
        let gone = Homography(CATransform3DTranslate(perspective, 0, 0, 200))
        #expect(gone.outline(of: rect).isEmpty)
        #expect(gone.box(around: rect) == nil)
    }
}
