// SPDX-License-Identifier: MIT
package import Foundation

/// Turns the compositor's event times into seconds on the `TimeSource`'s scale.
///
/// The protocol promises milliseconds that wrap every 49.7 days and leaves their zero open. Compositors count from
/// `CLOCK_MONOTONIC`'s zero, as `SystemTimeSource` does; for any other zero, the difference is learnt from the events.
package struct EventClock {
    /// A main actor that was busy may read an event that is this old, in milliseconds.
    private static let longestLag: Int32 = 10_000
    /// The compositor's millisecond may have begun just after `now` was read.
    private static let maximumLead: Int32 = 5

    private var anchor: (milliseconds: UInt32, time: TimeInterval)?

    package init() {}

    /// The moment of an event that is read at `now`; never later than `now`.
    package mutating func time(_ milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        guard now.isFinite else { return now }
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
        // The first event, or one that arrived with less delay than the anchor did: it is the better anchor.
        anchor = (milliseconds, now)
        return now
    }
}
