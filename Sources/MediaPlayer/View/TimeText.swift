// SPDX-License-Identifier: MIT
internal import Foundation

/// The text of times in a movie.
enum TimeText {
    /// Returns a time as `1:05` or `1:02:05`; as dashes if it is not finite.
    static func make(for seconds: TimeInterval) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 360_000 else { return "-:--" }
        let whole = Int(seconds.rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
