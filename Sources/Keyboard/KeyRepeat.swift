// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// Repeats a key while it is held down, at the rate that the compositor or X server configures.
@MainActor
public final class KeyRepeat {
    /// Called for each repetition with the key's code and its due time on the `TimeSource`'s scale.
    public var onRepeat: ((_ code: UInt32, _ time: TimeInterval) -> Void)?

    private let timeSource: any TimeSource
    /// The time between repetitions, in seconds; `nil` if keys don't repeat.
    private var interval: TimeInterval? = 1 / 25
    /// The time until the first repetition, in seconds.
    private var delay: TimeInterval = 0.6
    private var held: Held?

    private struct Held {
        var code: UInt32
        var dueTime: TimeInterval
        var call: ScheduledCall
    }

    /// Creates a repeat timer with 25 repetitions a second after 600 ms, the default of wlroots compositors.
    public init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    /// Applies the system's settings.
    ///
    /// - Parameters:
    ///   - rate: Repetitions per second, at most 1000; 0 disables repetition, and a negative rate is ignored.
    ///   - delay: Milliseconds until the first repetition; a negative delay is ignored.
    public func configure(rate: Int32, delay: Int32) {
        guard rate >= 0, delay >= 0 else { return }
        interval = rate == 0 ? nil : 1 / TimeInterval(min(rate, 1000))
        self.delay = TimeInterval(delay) / 1000
        if rate == 0 { stop() }
    }

    /// Starts repeating `code`, a repeating key that was pressed at `time`.
    public func start(_ code: UInt32, at time: TimeInterval) {
        stop()
        guard interval != nil else { return }
        // An event that was queued while the main actor was busy must not repeat immediately: the key might already be
        // released.
        schedule(code, due: max(time, timeSource.now) + delay)
    }

    /// Stops the repetition if `code` is the repeating key.
    public func stop(_ code: UInt32) {
        if held?.code == code { stop() }
    }

    /// Stops the repetition, because the focus moved or another key was pressed.
    public func stop() {
        held?.call.cancel()
        held = nil
    }

    private func schedule(_ code: UInt32, due: TimeInterval) {
        let call = timeSource.schedule(after: due - timeSource.now) { [weak self] in self?.fire() }
        held = Held(code: code, dueTime: due, call: call)
    }

    private func fire() {
        guard let held, let interval else { return }
        // Repetitions missed while the main actor was busy are dropped; otherwise they would arrive in a burst,
        // possibly after the key was released.
        schedule(held.code, due: max(held.dueTime + interval, timeSource.now))
        onRepeat?(held.code, held.dueTime)
    }
}
