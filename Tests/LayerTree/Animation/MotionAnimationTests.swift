// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Motion along curves")
struct MotionAnimationTests {
    private func record(_ animation: CAAnimation) throws -> AnimationRecord {
        try #require(animation.makeRecords(id: 1).first)
    }

    private func origin(_ record: AnimationRecord, at time: TimeInterval) -> CGPoint {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        _ = record.apply(to: &properties, at: time)
        return properties.bounds.origin
    }

    @Test("A layer's point follows both curves on whole pixels and stays at their end")
    func course() throws {
        var x = MotionCurve(at: 0)
        x.append(.ease(from: 0, to: 90, duration: 0.5), for: 0.5, endingAt: 90)
        var y = MotionCurve(at: 10)
        y.append(.decay(from: 10, velocity: 100, rate: 0.998), for: 1, endingAt: 53.2)
        let animation = MotionAnimation(keyPath: "bounds.origin", x: x, y: y, scale: 2, start: 100)
        #expect(animation.duration == 1 && animation.beginTime == 100)
        let record = try record(animation)
        #expect(origin(record, at: 99) == CGPoint(x: 0, y: 10))
        #expect(origin(record, at: 100.25).x == 45)
        let pixel = CGFloat((y.value(at: 0.25) * 2).rounded() / 2)
        #expect(origin(record, at: 100.25).y == pixel)
        #expect(origin(record, at: 100.75).x == 90)
        #expect(origin(record, at: 500) == CGPoint(x: 90, y: 53))
    }

    @Test("A second layer follows at an offset")
    func distance() throws {
        var x = MotionCurve(at: 0)
        x.append(.ease(from: 0, to: 10, duration: 1), for: 1, endingAt: 10)
        let animation = MotionAnimation(
            keyPath: "position", x: x, y: MotionCurve(at: 5), offset: CGPoint(x: 100, y: 200), scale: 1, start: 0)
        var properties = LayerProperties()
        _ = try record(animation).apply(to: &properties, at: 0.5)
        #expect(properties.position == CGPoint(x: 105, y: 205))
    }

    @Test(
        "Pieces follow one another, and velocities are the slopes of the positions", arguments: [0.05, 0.2, 0.45, 0.8])
    func slopes(time: TimeInterval) {
        var curve = MotionCurve(at: 0)
        curve.append(.decay(from: 0, velocity: 1000, rate: 0.998), for: 0.1, endingAt: 90)
        curve.append(
            .spring(rest: 90, displacement: 0, velocity: 800, frequency: 11), for: 0.2, endingAt: 100)
        curve.append(
            .oil(rest: 0, displacement: 100, velocity: 0, frequency: 9, fastFrequency: 46), for: 0.3, endingAt: 5)
        curve.append(.glide(from: 5, distance: 50, frequency: 4), for: 0.4, endingAt: 50)
        let step = 1e-6
        let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
        // A decay's position is a sum over milliseconds, which is a thousandth less than the integral of its velocity.
        #expect(abs(slope - curve.velocity(at: time)) < 0.01 + 0.0012 * abs(slope))
        #expect(abs(curve.duration - 1) < 1e-12 && curve.value(at: 2) == 50 && curve.velocity(at: 2) == 0)
        #expect(abs(curve.shifted(by: 7).value(at: time) - curve.value(at: time) - 7) < 1e-9)
    }

    @Test("Pieces without duration or with non-finite values are ignored")
    func hostile() throws {
        var curve = MotionCurve(at: .nan)
        curve.append(.ease(from: 0, to: 1, duration: 1), for: 0, endingAt: 1)
        curve.append(.ease(from: 0, to: 1, duration: 1), for: .infinity, endingAt: 1)
        curve.append(.ease(from: 0, to: 1, duration: 1), for: 1, endingAt: .nan)
        #expect(curve == MotionCurve(at: 0))
        let animation = MotionAnimation(keyPath: "opacity", x: curve, y: curve, scale: 1, start: 0)
        #expect(try record(animation).effect == nil)
    }
}
