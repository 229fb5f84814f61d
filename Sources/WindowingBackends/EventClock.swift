// SPDX-License-Identifier: MIT
package import Foundation

/// Converts event times to seconds on the `TimeSource`'s scale.
///
/// The Wayland protocol specifies milliseconds that wrap every 49.7 days, with an undefined base. Compositors use
/// `CLOCK_MONOTONIC`, as `SystemTimeSource` does; for any other base, the difference is derived from the events.
package struct EventClock {
    /// The maximum age in milliseconds of an event that a busy main actor reads.
    private static let longestLag: Int32 = 10_000
    /// The event's millisecond can begin just after `now` was read.
    private static let maximumLead: Int32 = 5

    /// The time in seconds by which an untimed event is read late at most, unless the main actor was busy.
    private static let longestReading: TimeInterval = 0.1

    private var anchor: (milliseconds: UInt32, time: TimeInterval)?
    private var latest = -TimeInterval.infinity
    private var latestUntimed = -TimeInterval.infinity

    package init() {}

    /// Returns the time of an event that is read at `now`; never later than `now`, and not a little earlier than that of an
    /// untimed event before it, which was read when this one had already happened.
    package mutating func time(_ milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        guard now.isFinite else { return now }
        var time = convert(milliseconds, now: now)
        if latestUntimed - time <= Self.longestReading { time = min(now, max(time, latestUntimed)) }
        latest = max(latest, time)
        return time
    }

    /// Returns the time of an event that carries none, such as the pointer's entering, and is read at `now`.
    ///
    /// It isn't earlier than those before it, and begins a millisecond unless that is too early, so that an event in
    /// response to it, whose own time has that precision, isn't earlier either.
    package mutating func timeOfUntimedEvent(now: TimeInterval) -> TimeInterval {
        let time = min(now, max(latest, (now * 1000).rounded(.down) / 1000))
        if time.isFinite { latestUntimed = time }
        return time
    }

    private mutating func convert(_ milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        let present = UInt32(truncatingIfNeeded: Int64(min(max(now, 0), 1e12) * 1000))
        let lag = Int32(bitPattern: present &- milliseconds)
        if (-Self.maximumLead...Self.longestLag).contains(lag) {
            anchor = nil
            return min(now, ((now * 1000).rounded(.down) - Double(lag)) / 1000)
        }
        if let anchor {
            let elapsed = Int32(bitPattern: milliseconds &- anchor.milliseconds)
            let time = anchor.time + Double(elapsed) / 1000
            if time <= now, now - time <= Double(Self.longestLag) / 1000 { return time }
        }
        // The first event, or one with a shorter delay than the anchor's, which makes it a better anchor.
        anchor = (milliseconds, now)
        return now
    }
}
