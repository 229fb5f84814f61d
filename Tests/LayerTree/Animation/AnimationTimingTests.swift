// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import LayerTree

@Suite("Animation timing")
struct AnimationTimingTests {
    /// Returns the progress at each time; `nil` where the animation isn't visible.
    private func progress(_ timing: AnimationTiming, at times: [TimeInterval]) -> [Double?] {
        times.map { time in
            if case .shown(let progress, _, _) = timing.phase(at: time) { progress } else { nil }
        }
    }

    @Test("One run advances from 0 to 1 and ends")
    func single() {
        let timing = AnimationTiming(beginTime: 10, duration: 2)
        #expect(progress(timing, at: [9.9, 10, 11, 11.5, 12, 13]) == [nil, 0, 0.5, 0.75, nil, nil])
        #expect(timing.phase(at: 9) == .waiting(until: 10))
        #expect(timing.phase(at: 12) == .over)
    }

    @Test("Runs repeat and reverse")
    func repeats() {
        var timing = AnimationTiming(beginTime: 0, duration: 1, repeatCount: 2.5)
        #expect(progress(timing, at: [0.5, 1, 1.25, 2.25, 2.5]) == [0.5, 0, 0.25, 0.25, nil])
        timing = AnimationTiming(beginTime: 0, duration: 1, repeatCount: 2, autoreverses: true)
        #expect(progress(timing, at: [0.5, 1, 1.5, 2.25, 3.75, 4]) == [0.5, 1, 0.5, 0.25, 0.25, nil])
        timing = AnimationTiming(beginTime: 0, duration: 1, repeatCount: 9, repeatDuration: 1.5)
        #expect(progress(timing, at: [1.25, 1.5]) == [0.25, nil])
        timing = AnimationTiming(beginTime: 0, duration: 1, repeatCount: .infinity)
        #expect(progress(timing, at: [1_000_000.25]) == [0.25])
        #expect(timing.endTime == .infinity)
    }

    @Test("Fill modes show the first and last values before and after")
    func fill() {
        var timing = AnimationTiming(beginTime: 5, duration: 1, fillMode: .both)
        #expect(progress(timing, at: [0, 5, 7]) == [0, 0, 1])
        #expect(timing.phase(at: 7) == .shown(progress: 1, elapsed: 1, isOver: true))
        timing.fillMode = .forwards
        #expect(progress(timing, at: [0, 7]) == [nil, 1])
        timing.fillMode = .backwards
        #expect(progress(timing, at: [0, 7]) == [0, nil])
        timing = AnimationTiming(beginTime: 0, duration: 1, autoreverses: true, fillMode: .forwards)
        #expect(progress(timing, at: [3]) == [0])
    }

    @Test("Speed and time offset scale and shift local time; negative speed runs backward")
    func speed() {
        var timing = AnimationTiming(beginTime: 0, duration: 2, speed: 4)
        #expect(progress(timing, at: [0.25, 0.5]) == [0.5, nil])
        timing = AnimationTiming(beginTime: 0, duration: 2, speed: 0, timeOffset: 0.5)
        #expect(progress(timing, at: [0, 1_000]) == [0.25, 0.25])
        timing = AnimationTiming(beginTime: 0, duration: 2, speed: -1, timeOffset: 2)
        #expect(progress(timing, at: [0, 0.5, 1.5, 2]) == [1, 0.75, 0.25, nil])
        timing = AnimationTiming(beginTime: 0, duration: 2, timeOffset: 1)
        #expect(progress(timing, at: [0, 0.5, 1]) == [0.5, 0.75, nil])
    }

    @Test("A duration of 0 ends immediately, and a clamped begin time never flashes the final value")
    func degenerate() {
        #expect(AnimationTiming(beginTime: 0, duration: 0).phase(at: 0) == .over)
        let timing = AnimationTiming(beginTime: 10, duration: 1, clampsToBegin: true)
        #expect(progress(timing, at: [9.99]) == [0])
    }

    @Test(
        "Predefined timing functions have the values of their control points",
        arguments: [
            (.linear, 0.25, 0.25), (.easeIn, 0.5, 0.315_4), (.easeOut, 0.5, 0.684_6), (.easeInEaseOut, 0.25, 0.129_2),
            (.easeInEaseOut, 0.5, 0.5), (.default, 0.5, 0.802_4),
        ] as [(CAMediaTimingFunctionName, Double, Double)])
    func curves(name: CAMediaTimingFunctionName, time: Double, value: Double) {
        #expect(abs(CAMediaTimingFunction(name: name).value(at: time) - value) < 0.000_1)
    }

    @Test("A curve overshoots as its control points do, and keeps its ends")
    func overshoot() {
        let curve = CAMediaTimingFunction(controlPoints: 0.16, 0.004, 0.406, 1.8)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect((0...100).contains { curve.value(at: Double($0) / 100) > 1.05 })
        let steep = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        #expect(abs(steep.value(at: 0.5) - 0.5) < 0.001)
        let odd = CAMediaTimingFunction(controlPoints: .nan, .infinity, 7, -.infinity)
        #expect((0...10).allSatisfy { odd.value(at: Double($0) / 10).isFinite })
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
        #expect(point == [0.58, 1])
    }

    @Test("Springs settle, and damping above critical counts as critical")
    func springs() {
        // Stiffness (2 pi / 0.4)^2, damping 4 pi / 0.4: a critically damped spring with a period of 0.4 s.
        let spring = SpringCurve(
            mass: 1, stiffness: pow(2 * .pi / 0.4, 2), damping: 4 * .pi / 0.4, initialVelocity: 0)
        // (1 + W) e^(-W) = 0.001
        #expect(abs(spring.settlingDuration * spring.frequency - 9.233_413_476) < 0.000_001)
        #expect(spring.value(at: 0) == 0)
        #expect(abs(spring.value(at: spring.settlingDuration) - 0.999) < 0.000_01)
        let heavy = SpringCurve(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: 0)
        #expect(abs(heavy.frequency - 18.257_4) < 0.000_1)
        #expect(heavy.dampingRatio == 1)
        #expect(abs(heavy.settlingDuration - 0.505_73) < 0.000_1)
        let loose = SpringCurve(mass: 1, stiffness: 505.609, damping: 0, initialVelocity: 0)
        #expect(loose.settlingDuration == 1_000)
        let bouncy = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
        #expect((0...100).contains { bouncy.value(at: Double($0) / 50) > 1.1 })
        // The slope at the start is the velocity.
        #expect(abs(bouncy.value(at: 0.000_01) / 0.000_01 - 2) < 0.01)
    }
}
