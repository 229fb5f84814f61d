// SPDX-License-Identifier: MIT
internal import CLinux
internal import Foundation

/// The descriptors and timers that the render thread waits for.
@RenderActor
final class RenderPollSet {
    static let shared = RenderPollSet()

    private var watches: [RenderWatch] = []
    private var timers: [RenderTimer] = []
    /// The argument of poll: the wake-up pipe, followed by the watches in order.
    private var polled: [pollfd] = []
    /// The watches whose descriptors were ready when the last sleep ended, with the reported events.
    private var ready: [(watch: RenderWatch, result: Int16)] = []

    nonisolated init() {}

    func add(_ watch: RenderWatch) {
        watches.append(watch)
    }

    func remove(_ watch: RenderWatch) {
        watches.removeAll { $0 === watch }
    }

    func add(_ timer: RenderTimer) {
        timers.append(timer)
    }

    func remove(_ timer: RenderTimer) {
        timers.removeAll { $0 === timer }
    }

    /// Sleeps, if permitted, until it is woken, a descriptor is ready or a timer is due.
    func waitForReady(with alarm: WakeupPipe, maySleep: Bool) {
        polled.removeAll(keepingCapacity: true)
        polled.append(pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0))
        for watch in watches { polled.append(pollfd(fd: watch.descriptor, events: watch.events, revents: 0)) }
        let next = maySleep ? timers.lazy.map(\.time).min() : 0
        ready.removeAll(keepingCapacity: true)
        guard poll(until: next) > 0 else { return }
        if polled[0].revents != 0 { alarm.reset() }
        // Stored separately, because handlers can add and remove watches.
        for (watch, result) in zip(watches, polled.dropFirst()) where result.revents != 0 {
            ready.append((watch, result.revents))
        }
    }

    /// Calls the handlers of due timers and ready descriptors.
    func callReady() {
        fireTimers()
        for (watch, result) in ready { watch.fire(result) }
    }

    private func poll(until time: TimeInterval?) -> Int32 {
        guard let time else { return shoji_poll(&polled, polled.count, -1) }
        // At most a day, which can be represented. Rounded up: a thread that wakes too early can only check the clock
        // again.
        let delay = min(max(time - MonotonicClock.now, 0), 86_400)
        return shoji_poll(&polled, polled.count, Int64((delay * 1e9).rounded(.up)))
    }

    private func fireTimers() {
        guard !timers.isEmpty else { return }
        let now = MonotonicClock.now
        let due = timers.filter { $0.time <= now }.sorted { $0.time < $1.time }
        // A timer's handler can stop another timer.
        for timer in due where timer.isSet && timer.time <= now { timer.fire() }
    }
}
