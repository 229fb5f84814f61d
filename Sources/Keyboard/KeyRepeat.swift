// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// Types a key again and again while it is kept down, as fast as the desktop's settings say.
@MainActor
public final class KeyRepeat {
    /// Told of each repetition: the key's code, and when it was due on the `TimeSource`'s scale.
    public var onRepeat: ((_ code: UInt32, _ time: TimeInterval) -> Void)?

    private let timeSource: any TimeSource
    /// Seconds between repetitions; `nil` = keys do not repeat.
    private var interval: TimeInterval? = 1 / 25
    /// Seconds until the first one.
    private var delay: TimeInterval = 0.6
    private var held: Held?

    private struct Held {
        var code: UInt32
        var dueTime: TimeInterval
        var call: ScheduledCall
    }

    /// Until `configure` is called: 25 a second after 600 ms, which is what wlroots' compositors use.
    public init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    /// Takes over the desktop's settings.
    ///
    /// - Parameters:
    ///   - rate: Repetitions a second, at most 1000; 0 turns them off, a negative one changes nothing.
    ///   - delay: Milliseconds until the first; a negative one changes nothing.
    public func configure(rate: Int32, delay: Int32) {
        guard rate >= 0, delay >= 0 else { return }
        interval = rate == 0 ? nil : 1 / TimeInterval(min(rate, 1000))
        self.delay = TimeInterval(delay) / 1000
        if rate == 0 { stop() }
    }

    /// Starts over with `code`, a key that repeats and that went down at `time`.
    public func start(_ code: UInt32, at time: TimeInterval) {
        stop()
        guard interval != nil else { return }
        // An event that was queued behind a busy main actor must not repeat at once: the key may be up already.
        schedule(code, due: max(time, timeSource.now) + delay)
    }

    /// Ends the repetition if `code` is what repeats.
    public func stop(_ code: UInt32) {
        if held?.code == code { stop() }
    }

    /// Ends the repetition: the focus went, or another key came.
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
        // Repetitions missed while the main actor was busy are dropped: they would arrive in one burst, long after the
        // user let go.
        schedule(held.code, due: max(held.dueTime + interval, timeSource.now))
        onRepeat?(held.code, held.dueTime)
    }
}
