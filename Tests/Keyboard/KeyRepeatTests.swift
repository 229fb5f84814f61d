// SPDX-License-Identifier: MIT
import Foundation
import Keyboard
import Testing

@Suite("Key repeat")
@MainActor
struct KeyRepeatTests {
    let clock = ManualTimeSource()
    let keyRepeat: KeyRepeat
    let log = Log()

    final class Log {
        var codes: [UInt32] = []
        var times: [TimeInterval] = []
    }

    init() {
        keyRepeat = KeyRepeat(timeSource: clock)
        keyRepeat.configure(rate: 10, delay: 500)
        keyRepeat.onRepeat = { [log] code, time in
            log.codes.append(code)
            log.times.append(time)
        }
    }

    @Test("The first repetition follows after the delay, the others at the rate")
    func cadence() {
        keyRepeat.start(30, at: clock.now)
        clock.advance(by: 0.49)
        #expect(log.codes.isEmpty)
        clock.advance(by: 0.01)
        #expect(log.codes == [30])
        clock.advance(by: 0.3)
        #expect(log.codes == [30, 30, 30, 30])
        let offsets = log.times.map { (($0 - 1000) * 10).rounded() / 10 }
        #expect(offsets == [0.5, 0.6, 0.7, 0.8])
    }

    @Test("Only releasing the repeating key stops it")
    func release() {
        keyRepeat.start(30, at: clock.now)
        keyRepeat.start(31, at: clock.now)
        keyRepeat.stop(30)
        clock.advance(by: 0.5)
        #expect(log.codes == [31])
        keyRepeat.stop(31)
        clock.advance(by: 5)
        #expect(log.codes == [31])
        #expect(clock.pendingCount == 0)
    }

    @Test("Rate 0 stops repetition, including that of a pressed key")
    func rateZero() {
        keyRepeat.start(30, at: clock.now)
        keyRepeat.configure(rate: 0, delay: 500)
        keyRepeat.start(31, at: clock.now)
        clock.advance(by: 5)
        #expect(log.codes.isEmpty)
        #expect(clock.pendingCount == 0)
    }

    @Test("Negative settings are ignored, and huge ones are limited", arguments: [(-1, 500), (10, -1), (-5, -5)])
    func hostileSettings(rate: Int32, delay: Int32) {
        keyRepeat.configure(rate: rate, delay: delay)
        keyRepeat.start(30, at: clock.now)
        clock.advance(by: 0.55)
        #expect(log.codes.count == 1)
        keyRepeat.configure(rate: .max, delay: .max)
        clock.advance(by: 0.1)
        #expect((50...101).contains(log.codes.count))
    }

    @Test("Repetitions missed while the main actor is busy are dropped")
    func stall() {
        keyRepeat.start(30, at: clock.now)
        clock.advance(by: 0.5)
        clock.stall(for: 3)
        clock.advance(by: 0)
        #expect(log.codes.count <= 3)
        let before = log.codes.count
        clock.advance(by: 0.2)
        #expect(log.codes.count == before + 2)
    }
}
