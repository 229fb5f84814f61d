// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingBackends

@Suite("Frame times")
struct FrameClockTests {
    @Test("Without measurements, a frame's time is now, at the screen's rate")
    func unmeasured() {
        var clock = FrameClock()
        clock.nominalInterval = 1 / 144
        let time = clock.nextFrame(now: 10)
        #expect(time.timestamp == 10)
        #expect(time.refreshInterval == 1.0 / 144)
    }

    @Test("With measurements, a frame's time is the next refresh")
    func measured() {
        var clock = FrameClock()
        clock.didPresent(at: 9.995, refresh: 20_000_000)
        #expect(abs(clock.nextFrame(now: 10).timestamp - 10.015) < 1e-9)
        #expect(abs(clock.nextFrame(now: 10.02).timestamp - 10.035) < 1e-9)
    }

    @Test("Frames of one refresh have the same time, and those of different refreshes have different times")
    func refreshes() {
        var clock = FrameClock()
        clock.didPresent(at: 9.995, refresh: 20_000_000)
        let first = clock.nextFrame(now: 10).timestamp
        #expect(clock.nextFrame(now: 10.001).timestamp == first)
        clock.didRefresh()
        let second = clock.nextFrame(now: 10.002).timestamp
        #expect(second - first > 0.01)
        #expect(clock.nextFrame(now: 10.003).timestamp == second)
    }

    @Test(
        "A compositor that refreshes faster than reported doesn't make times drift from the present",
        arguments: [0.002, 0.012])
    func fastCompositor(interval: Double) {
        var clock = FrameClock()
        for frame in 0..<1000 {
            let now = 10 + Double(frame) * interval
            clock.didPresent(at: now, refresh: 20_000_000)
            clock.didRefresh()
            #expect(clock.nextFrame(now: now).timestamp - now < 0.041)
        }
    }

    @Test("Times never run backward")
    func monotonic() {
        var clock = FrameClock()
        clock.didPresent(at: 9.995, refresh: 20_000_000)
        let first = clock.nextFrame(now: 10).timestamp
        clock.didPresent(at: nil, refresh: 0)
        #expect(clock.nextFrame(now: 10.001).timestamp == first)
    }

    @Test("Implausible refresh intervals are ignored", arguments: [0, 1, 999_999, .max] as [UInt32])
    func hostile(refresh: UInt32) {
        var clock = FrameClock()
        clock.didPresent(at: 9.9, refresh: refresh)
        let time = clock.nextFrame(now: 10)
        #expect(time.timestamp == 10)
        #expect(time.refreshInterval == 1.0 / 60)
    }

    @Test(
        "A refresh in the distant past or in the future doesn't affect predictions much",
        arguments: [-1e9, 1e9, .nan, .infinity])
    func farPresentation(offset: Double) {
        var clock = FrameClock()
        clock.didPresent(at: 10 + offset, refresh: 16_666_667)
        #expect(clock.nextFrame(now: 10).timestamp == 10)
    }
}
