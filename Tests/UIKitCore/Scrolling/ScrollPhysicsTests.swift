// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Scroll physics")
struct ScrollPhysicsTests {
    @Test(
        "A deceleration ends where the measured law predicts, at ten points per second", arguments: [750, 3005, -4875])
    func landing(velocity: CGFloat) {
        let curve = ScrollPhysics.release(
            from: 0, velocity: velocity, in: -100_000...100_000, rate: 0.998, bounces: true)
        let expected = (velocity - (velocity > 0 ? 10 : -10)) * 0.499
        #expect(abs(curve.end - expected) < 0.01)
        #expect(abs(curve.duration - log(abs(velocity) / 10) / (-1000 * log(0.998))) < 0.001)
        #expect(abs(abs(curve.velocity(at: curve.duration - 1e-9)) - 10) < 0.01)
        #expect(
            abs(curve.value(at: 0)) < 1e-9
                && abs(curve.value(at: 0.5) - velocity * 0.499 * (1 - pow(0.998, 500))) < 0.01)
    }

    @Test("Content that hits its edge overshoots as far as the spring allows, and returns")
    func impact() {
        let curve = ScrollPhysics.release(from: 0, velocity: 4000, in: 0...500, rate: 0.998, bounces: true)
        let atEdge = 4000 - 500 / 0.499
        let peak = (0...2000).map { curve.value(at: Double($0) / 1000) }.max() ?? 0
        #expect(abs(peak - 500 - atEdge / (11 * M_E)) < 0.5)
        #expect(curve.end == 500 && abs(curve.value(at: curve.duration - 0.001) - 500) < 0.1)
        let stiff = ScrollPhysics.release(from: 0, velocity: 4000, in: 0...500, rate: 0.998, bounces: false)
        #expect((0...2000).allSatisfy { stiff.value(at: Double($0) / 1000) <= 500 })
        #expect(stiff.end == 500)
    }

    @Test("A movement is continuous across its segments", arguments: [-300, 120, 700] as [CGFloat])
    func continuity(start: CGFloat) {
        for velocity in [-6000, -100, 0, 40, 900, 7000] as [CGFloat] {
            let curve = ScrollPhysics.release(from: start, velocity: velocity, in: 0...500, rate: 0.998, bounces: true)
            var last = curve.value(at: 0)
            #expect(abs(last - Double(start)) < 1e-6)
            for step in 1...4000 {
                let place = curve.value(at: Double(step) / 1000)
                #expect(abs(place - last) < 9, "from \(start) at \(velocity), \(step) ms")
                last = place
            }
            #expect((0...500).contains(last))
        }
    }

    @Test("The rubber band follows its law, and the inverse reverses it")
    func band() {
        #expect(abs(ScrollPhysics.banded(100, in: 400) - 0.55 * 100 * 400 / (0.55 * 100 + 400)) < 1e-9)
        for pull in [-590, -20, 0, 35, 590] as [CGFloat] {
            #expect(abs(ScrollPhysics.unbanded(ScrollPhysics.banded(pull, in: 667), in: 667) - pull) < 1e-6)
        }
        #expect(ScrollPhysics.banded(100, in: 0) == 0 && ScrollPhysics.unbanded(1e9, in: 400).isFinite)
    }

    @Test("A given target is reached exactly, with the initial velocity if it points to the target")
    func chosenTarget() {
        let ahead = ScrollPhysics.release(from: 0, velocity: 1000, to: 600, rate: 0.998)
        #expect(ahead.end == 600 && abs(ahead.velocity(at: 0) - 1000) < 1)
        #expect(abs(ahead.value(at: ahead.duration - 1e-6) - 600) < 1)
        let behind = ScrollPhysics.release(from: 0, velocity: 1000, to: -300, rate: 0.998)
        #expect(behind.end == -300)
    }

    @Test("An animated change follows a cosine over 0.3 seconds")
    func ease() {
        let curve = ScrollPhysics.ease(from: 0, to: 400)
        #expect(abs(curve.value(at: 8.0 / 60) - 165.4) < 1.5 && abs(curve.value(at: 16.0 / 60) - 388) < 1.5)
        #expect(curve.duration == 0.3)
    }

    @Test("NaN and infinite velocities and positions result in finite movements")
    func hostile() {
        for velocity in [CGFloat.nan, .infinity] {
            let curve = ScrollPhysics.release(from: 0, velocity: velocity, in: 0...100, rate: 0.998, bounces: true)
            #expect(curve.value(at: 0.1).isFinite && curve.duration.isFinite)
        }
        let odd = ScrollPhysics.release(from: 0, velocity: 500, in: 0...100_000, rate: .nan, bounces: true)
        #expect(odd.end.isFinite)
    }
}
