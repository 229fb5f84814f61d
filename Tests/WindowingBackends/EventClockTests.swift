// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingBackends

@Suite("Event times")
struct EventClockTests {
    @Test("Milliseconds of the same clock are used unchanged")
    func sameClock() {
        var clock = EventClock()
        #expect(clock.time(999_250, now: 1000) == 999.25)
        #expect(clock.time(1_000_003, now: 1000) == 1000, "never later than now")
    }

    @Test("Milliseconds wrap after 49.7 days")
    func wrap() {
        var clock = EventClock()
        let now = 5_000_000.0
        let milliseconds = UInt32(truncatingIfNeeded: Int64(now * 1000) - 40)
        #expect(abs(clock.time(milliseconds, now: now) - (now - 0.04)) < 1e-6)
    }

    @Test("A different base is learned, and intervals between events are kept")
    func otherZero() {
        var clock = EventClock()
        #expect(clock.time(77, now: 1000) == 1000)
        #expect(abs(clock.time(97, now: 1000.5) - 1000.02) < 1e-9)
        // An event with a shorter delay than the first shows that the first was late.
        #expect(clock.time(1_097, now: 1000.6) == 1000.6)
        // Wrapping with a different base.
        var wrapping = EventClock()
        #expect(wrapping.time(.max - 9, now: 1000) == 1000)
        #expect(abs(wrapping.time(10, now: 1000.5) - 1000.02) < 1e-9)
    }

    @Test("A jump of the compositor's clock is followed")
    func jump() {
        var clock = EventClock()
        _ = clock.time(77, now: 1000)
        #expect(clock.time(4_000_000_000, now: 1001) == 1001)
        #expect(abs(clock.time(4_000_000_100, now: 1001.2) - 1001.1) < 1e-9)
    }

    @Test("An untimed event isn't later than one that follows within its millisecond, nor earlier than one before it")
    func untimed() {
        for fraction in stride(from: 0, to: 0.001, by: 0.0001) {
            var clock = EventClock()
            let untimed = clock.timeOfUntimedEvent(now: 1000 + fraction)
            #expect(untimed <= 1000 + fraction)
            #expect(clock.time(1_000_000, now: 1000.002) >= untimed)
        }
        var clock = EventClock()
        #expect(clock.timeOfUntimedEvent(now: 1000.0016) > 1000)
        // A time that runs ahead of ours.
        #expect(clock.time(1_000_004, now: 1000.0034) == 1000.0034)
        #expect(clock.timeOfUntimedEvent(now: 1000.0037) == 1000.0034)
        #expect(clock.timeOfUntimedEvent(now: .infinity) == .infinity)
    }

    @Test("An event that happened before an untimed one was read isn't earlier than that")
    func lateUntimed() {
        var clock = EventClock()
        let untimed = clock.timeOfUntimedEvent(now: 1000.2)
        #expect(clock.time(1_000_150, now: 1000.2) == untimed)
        #expect(clock.time(999_900, now: 1000.2) == 999.9, "a busy application reads it much later")
        #expect(clock.time(1_000_300, now: 1000.4) == 1000.3)
        #expect(clock.timeOfUntimedEvent(now: .infinity) == .infinity)
        #expect(clock.time(1_000_500, now: 1000.6) == 1000.5)
    }

    @Test("Any milliseconds with any clock give a time that is not in the future")
    func hostile() {
        for now in [0, -5, 1e15, .infinity, .nan] as [Double] {
            var clock = EventClock()
            for milliseconds in [0, 1, .max, 0x8000_0000] as [UInt32] {
                let time = clock.time(milliseconds, now: now)
                #expect(time <= now || now.isNaN)
            }
        }
    }
}
