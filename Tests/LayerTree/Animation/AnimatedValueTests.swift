// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@testable import LayerTree

@Suite("Animated values")
struct AnimatedValueTests {
    private func middle(_ from: CGAffineTransform, _ to: CGAffineTransform) -> CGAffineTransform {
        TransformComponents(from).interpolated(to: TransformComponents(to), progress: 0.5).transform
    }

    private func isClose(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
        zip(
            [first.a, first.b, first.c, first.d, first.tx, first.ty],
            [second.a, second.b, second.c, second.d, second.tx, second.ty]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("Composing a decomposed transform restores it")
    func roundTrip() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            func number() -> CGFloat { CGFloat(Int.random(in: -20...20, using: &random)) / 4 }
            let transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: 3)
            guard transform.isInvertible else { continue }
            #expect(isClose(TransformComponents(transform).transform, transform))
        }
    }

    @Test("Rotations take the shorter arc; flips and growth from zero size don't rotate")
    func components() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(middle(.identity, quarter), CGAffineTransform(rotationAngle: .pi / 4)))
        let far = CGAffineTransform(rotationAngle: 3.5)
        #expect(isClose(middle(.identity, far), CGAffineTransform(rotationAngle: (3.5 - 2 * .pi) / 2)))
        let flipped = middle(.identity, CGAffineTransform(scaleX: -1, y: 1))
        #expect(isClose(flipped, CGAffineTransform(scaleX: 0, y: 1)))
        let vertical = middle(.identity, CGAffineTransform(scaleX: 1, y: -1))
        #expect(isClose(vertical, CGAffineTransform(scaleX: 1, y: 0)))
        let grown = middle(CGAffineTransform(scaleX: 0, y: 0), quarter)
        #expect(isClose(grown, CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)))
    }

    @Test("A residual added to the new value gives the old one, for every type")
    func residuals() throws {
        let pairs: [(AnimatedValue, AnimatedValue)] = [
            (.number(3), .number(8)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: 9))),
            (.size(CGSize(width: 4, height: 4)), .size(CGSize(width: 1, height: 8))),
            (.rect(CGRect(x: 0, y: 1, width: 10, height: 20)), .rect(CGRect(x: 5, y: 5, width: 5, height: 5))),
        ]
        for (old, new) in pairs { #expect(new.adding(old.subtracting(new)) == old) }
        let old = AnimatedValue.transform(CGAffineTransform(rotationAngle: 1).translatedBy(x: 4, y: 5))
        let new = AnimatedValue.transform(CGAffineTransform(scaleX: 2, y: 3))
        guard case .transform(let sum) = new.adding(old.subtracting(new)), case .transform(let expected) = old else {
            Issue.record("not a transform")
            return
        }
        #expect(isClose(sum, expected))
    }

    @Test("Colors are interpolated with premultiplied alpha, so a fade-in keeps its hue")
    func colors() throws {
        func mix(_ from: CGColor?, _ to: CGColor?) -> CGColor? {
            guard case .color(let color) = AnimatedValue.color(from).interpolated(to: .color(to), progress: 0.5) else {
                return nil
            }
            return color
        }
        #expect(mix(.black, .white) == CGColor(gray: 0.5, alpha: 1))
        #expect(mix(nil, .red) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(mix(.clear, .red) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(mix(nil, nil) == nil)
    }

    @Test("All numeric types are accepted, and other objects are rejected")
    func boxing() {
        #expect(AnimatedValue(Float(0.5)) == .number(0.5))
        #expect(AnimatedValue(2) == .number(2))
        #expect(AnimatedValue(2.5) == .number(2.5))
        #expect(AnimatedValue(CGFloat.nan) == .number(0))
        #expect(AnimatedValue(CGPoint(x: 1, y: 2)) == .point(CGPoint(x: 1, y: 2)))
        #expect(AnimatedValue(CGColor.red) == .color(.red))
        #expect(AnimatedValue("text") == nil)
    }

    @Test("A key path sets only the property that it names")
    func keys() throws {
        var properties = LayerProperties()
        properties.transform = CGAffineTransform(scaleX: 2, y: 3)
        let turn = try #require(AnimatedKey(keyPath: "transform.rotation.z"))
        turn.set(.number(.pi / 2), in: &properties)
        #expect(isClose(properties.transform, CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 0, ty: 0)))
        #expect(turn.value(in: properties) == .number(.pi / 2))
        let width = try #require(AnimatedKey(keyPath: "bounds.size.width"))
        width.set(.number(-5), in: &properties)
        #expect(properties.bounds.size.width == 0)
        let position = try #require(AnimatedKey(keyPath: "position"))
        let before = properties
        position.set(.number(4), in: &properties)
        #expect(properties == before)
        #expect(AnimatedKey(keyPath: "contents.nothing") == nil)
    }
}
