// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 5)

    @Test("The identity changes nothing")
    func identityChangesNothing() {
        #expect(point.applying(.identity) == point)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("Concatenation applies the receiver first")
    func concatenationAppliesReceiverFirst() {
        let scaleThenMove = CGAffineTransform(scaleX: 2, y: 2)
            .concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(point.applying(scaleThenMove) == CGPoint(x: 16, y: 10))
    }

    @Test("Translating, scaling and rotating prepend")
    func translatingScalingAndRotatingPrepend() {
        let base = CGAffineTransform(scaleX: 2, y: 3)
        #expect(point.applying(base.translatedBy(x: 1, y: 1)) == CGPoint(x: 8, y: 18))
        #expect(
            CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3))
                == CGPoint(x: 7, y: 10))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 5, y: 7).rotated(by: .pi / 2))
        #expect(abs(turned.x - 5) < 1e-12 && abs(turned.y - 8) < 1e-12)
    }

    @Test("Rotation turns x toward y")
    func rotationTurnsXTowardY() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test("The inverse undoes a transform")
    func inverseUndoesTransform() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -2).translatedBy(x: 11, y: 4)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 5) < 1e-9)
    }

    @Test(
        "A transform without an inverse is returned unchanged",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(), CGAffineTransform(1, 2, 2, 4, 0, 0),
            CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
        ])
    func transformWithoutInverseIsReturnedUnchanged(transform: CGAffineTransform) {
        #expect(transform.inverted() == transform)
    }

    @Test("Sizes ignore the translation")
    func sizesIgnoreTranslation() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 9, y: 9))
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test("Rectangles become the bounding box of their corners")
    func rectanglesBecomeBoundingBoxOfTheirCorners() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    @Test("Encoding and decoding preserves a transform")
    func encodingAndDecodingPreservesTransform() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode([transform])
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
    }
}
