// SPDX-License-Identifier: MIT
internal import Foundation

/// Counts consecutive taps at one location.
struct TapCounter {
    private var last: (location: CGPoint, time: TimeInterval, kind: Int, count: Int)?

    /// The maximum interval between consecutive taps in seconds, from the user's settings.
    @MainActor static var interval: TimeInterval {
        UIApplication.running?.multipleTapInterval ?? Theme.Touch.multipleTapInterval
    }

    @MainActor
    mutating func count(at location: CGPoint, time: TimeInterval, within distance: CGFloat, kind: Int) -> Int {
        var count = 1
        if let last, last.kind == kind, time - last.time <= Self.interval,
            hypot(location.x - last.location.x, location.y - last.location.y) <= distance
        {
            count = last.count + 1
        }
        last = (location, time, kind, count)
        return count
    }
}
