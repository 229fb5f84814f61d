// SPDX-License-Identifier: MIT
import UIKit

/// Times of the same thing, done over and over.
struct Figures {
    /// Seconds, rising.
    private let times: [TimeInterval]

    init(_ times: [TimeInterval]) {
        self.times = times.sorted()
    }

    /// Seconds.
    var median: TimeInterval { quantile(0.5) }

    /// The time below which a share of all times is.
    func quantile(_ share: Double) -> TimeInterval {
        guard let last = times.last else { return 0 }
        let index = Int((Double(times.count) * share).rounded(.up)) - 1
        return times.indices.contains(index) ? times[index] : last
    }

    /// Writes the line `NAME median_ms=… p95_ms=…`, and what `extra` says.
    func report(_ name: String, _ extra: String = "") {
        let line = String(
            format: "%@ median_ms=%.3f p95_ms=%.3f%@\n", name, median * 1000, quantile(0.95) * 1000,
            extra.isEmpty ? "" : " \(extra)")
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    /// This as a multiple of another, for `report(_:_:)`.
    func ratio(to other: Figures, named name: String = "ratio") -> String {
        String(format: "%@=%.2f", name, other.median > 0 ? median / other.median : 0)
    }
}
