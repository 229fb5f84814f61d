// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@Suite("Manual clock")
@MainActor
struct ManualTimeSourceTests {
    private let clock = ManualTimeSource(now: 10)

    @Test("Time only advances on request")
    func advances() {
        #expect(clock.now == 10)
        clock.advance(by: 2.5)
        #expect(clock.now == 12.5)
        clock.advance(by: 0)
        #expect(clock.now == 12.5)
    }

    @Test("Calls are made in order of time, then of scheduling, each at its due time")
    func order() {
        let log = Log()
        _ = clock.schedule(after: 3) { log.add("third", clock.now) }
        _ = clock.schedule(after: 1) { log.add("first", clock.now) }
        _ = clock.schedule(after: 1) { log.add("second", clock.now) }
        _ = clock.schedule(after: 9) { log.add("late", clock.now) }
        clock.advance(by: 4)
        #expect(log.entries == ["first 11.0", "second 11.0", "third 13.0"])
        #expect(clock.now == 14)
        #expect(clock.nextDueTime == 19)
    }

    @Test("A call that is due exactly at the end is made")
    func boundary() {
        let log = Log()
        _ = clock.schedule(after: 0.25) { log.add("due", clock.now) }
        clock.advance(by: 0.25)
        #expect(log.entries == ["due 10.25"])
    }

    @Test("A call scheduled by another is made in the same advance if it is due")
    func reentrant() {
        let log = Log()
        let clock = clock
        _ = clock.schedule(after: 1) {
            log.add("outer", clock.now)
            _ = clock.schedule(after: 1) { log.add("inner", clock.now) }
            _ = clock.schedule(after: 0) { log.add("at once", clock.now) }
            _ = clock.schedule(after: 5) { log.add("later", clock.now) }
        }
        _ = clock.schedule(after: 1.5) { log.add("between", clock.now) }
        clock.advance(by: 2)
        #expect(log.entries == ["outer 11.0", "at once 11.0", "between 11.5", "inner 12.0"])
    }

    @Test("A canceled call is not made, even if an earlier call at the same time cancels it")
    func cancel() {
        let log = Log()
        let first = clock.schedule(after: 1) { log.add("never", 0) }
        first.cancel()
        var second: ScheduledCall?
        _ = clock.schedule(after: 1) { second?.cancel() }
        second = clock.schedule(after: 1) { log.add("neither", 0) }
        clock.advance(by: 2)
        #expect(log.entries.isEmpty)
        #expect(clock.nextDueTime == nil)
    }

    @Test("Canceling a completed call affects no other")
    func lateCancel() {
        let log = Log()
        let first = clock.schedule(after: 0) { log.add("first", 0) }
        clock.advance(by: 0)
        _ = clock.schedule(after: 0) { log.add("second", 0) }
        first.cancel()
        clock.advance(by: 0)
        #expect(log.entries == ["first 0.0", "second 0.0"])
    }

    @Test("A negative or NaN delay counts as zero, and an infinite one never ends")
    func strangeDelays() {
        let log = Log()
        _ = clock.schedule(after: -5) { log.add("negative", clock.now) }
        _ = clock.schedule(after: .nan) { log.add("nan", clock.now) }
        _ = clock.schedule(after: .infinity) { log.add("endless", clock.now) }
        clock.advance(by: 1_000_000)
        #expect(log.entries == ["negative 10.0", "nan 10.0"])
    }

    @Test("Time can be read on another thread")
    func otherThread() async {
        let clock = clock
        clock.advance(by: 1)
        #expect(await Task.detached { clock.now }.value == 11)
    }

    @Test("Going back in time, or by a non-finite interval, is rejected")
    func refused() async {
        await #expect(processExitsWith: .failure) { @MainActor in ManualTimeSource().advance(by: -1) }
        await #expect(processExitsWith: .failure) { @MainActor in ManualTimeSource().advance(by: .infinity) }
        await #expect(processExitsWith: .failure) { @MainActor in ManualTimeSource().advance(by: .nan) }
    }

    @Test("A call that endlessly reschedules itself without delay traps with a message")
    func endlessChain() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let clock = ManualTimeSource()
            @MainActor func again() {
                _ = clock.schedule(after: 0) { again() }
            }
            again()
            clock.advance(by: 1)
        }
    }
}

@MainActor
private final class Log {
    var entries: [String] = []

    func add(_ name: String, _ time: TimeInterval) {
        entries.append("\(name) \(time)")
    }
}
