// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
private final class Stepper {
    var times: [TimeInterval] = []
    var onStep: ((CADisplayLink) -> Void)?

    func step(_ link: CADisplayLink) {
        times.append(link.timestamp)
        onStep?(link)
    }
}

@MainActor
@Suite("Display links")
struct DisplayLinkTests {
    @Test("A link is called with each frame until it is paused, removed or invalidated")
    func frames() {
        let scene = Scene()
        scene.frame()
        let stepper = Stepper()
        let link = CADisplayLink(target: stepper, action: Stepper.step)
        defer { link.invalidate() }
        scene.frame(after: 0.1)
        #expect(stepper.times.isEmpty && !scene.isFrameRequested)
        link.add(to: .main, forMode: .common)
        scene.frame(after: 0.1)
        scene.frame(after: 0.1)
        #expect(stepper.times == [100.2, 100.3].map { $0 } || stepper.times.count == 2)
        #expect(link.timestamp == scene.clock.now && link.duration == 1 / 60)
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
        link.isPaused = true
        scene.frame(after: 0.1)
        scene.frame(after: 0.1)
        #expect(stepper.times.count == 2 && !scene.isFrameRequested)
        link.isPaused = false
        scene.frame(after: 0.1)
        #expect(stepper.times.count == 3)
        link.remove(from: .main, forMode: .common)
        scene.frame(after: 0.1)
        scene.frame(after: 0.1)
        #expect(stepper.times.count == 3 && !scene.isFrameRequested)
    }

    @Test("Changes made in a link's call are in the next frame")
    func changes() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        let stepper = Stepper()
        stepper.onStep = { _ in scene.withoutActions { layer.position.x += 5 } }
        let link = CADisplayLink(target: stepper, action: Stepper.step)
        defer { link.invalidate() }
        link.add(to: .main, forMode: .default)
        scene.frame(after: 0.1)
        let frame = try #require(scene.frame(after: 0.1))
        #expect(frame.pixel(3, 5) == white && frame.pixel(12, 5) == red)
    }

    @Test("The preferred frame rate reduces the number of calls")
    func rate() {
        let scene = Scene()
        scene.frame()
        let stepper = Stepper()
        let link = CADisplayLink(target: stepper, action: Stepper.step)
        defer { link.invalidate() }
        link.preferredFramesPerSecond = 20
        link.add(to: .main, forMode: .default)
        for _ in 0..<60 { scene.frame(after: 1 / 60) }
        #expect((19...21).contains(stepper.times.count))
        #expect(abs(link.targetTimestamp - link.timestamp - 0.05) < 1e-9)
    }

    @Test("Without a window the clock drives the link, and invalidating it releases its target")
    func withoutWindow() {
        do {
            let scene = Scene()
            scene.host.invalidate()
        }
        let clock = ManualClock(50)
        LayerClock.timeSource = clock
        weak var freed: Stepper?
        do {
            let stepper = Stepper()
            freed = stepper
            let link = CADisplayLink(target: stepper, action: Stepper.step)
            link.add(to: .main, forMode: .default)
            clock.advance(by: 0.5)
            #expect((28...31).contains(stepper.times.count))
            link.invalidate()
            link.add(to: .main, forMode: .default)
            clock.advance(by: 0.5)
            #expect((28...31).contains(stepper.times.count))
        }
        #expect(freed == nil && clock.scheduledTimes.isEmpty)
    }
}
