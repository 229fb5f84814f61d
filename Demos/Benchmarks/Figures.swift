// SPDX-License-Identifier: MIT
import UIKit

/// Durations of repeated measurements.
struct Figures {
    /// The durations in seconds, in ascending order.
    private let times: [TimeInterval]

    init(_ times: [TimeInterval]) {
        self.times = times.sorted()
    }

    /// The median, in seconds.
    var median: TimeInterval { quantile(0.5) }

    /// Returns the duration, in seconds, that a fraction of all durations doesn't exceed.
    func quantile(_ share: Double) -> TimeInterval {
        guard let last = times.last else { return 0 }
        let index = Int((Double(times.count) * share).rounded(.up)) - 1
        return times.indices.contains(index) ? times[index] : last
    }

    /// Returns a table row in milliseconds of processor time, with the maximum as target.
    func row(_ name: String, _ unit: String = "ms", target: Double? = nil) -> TableRow {
        TableRow(name: name, median: median * 1000, upper: quantile(0.9) * 1000, unit: unit, target: target)
    }

    /// Returns a table row with multiples of another measurement's median.
    func ratio(to other: Figures, _ name: String, target: Double? = nil) -> TableRow {
        let unit = max(other.median, 1e-9)
        return TableRow(
            name: name, median: median / unit, upper: quantile(0.9) / unit, unit: "times", target: target)
    }
}

/// A row of the printed table.
struct TableRow {
    let name: String
    let median: Double
    /// The 90th percentile.
    let upper: Double
    let unit: String
    /// The maximum that the median should not exceed.
    let target: Double?

    static let heading = line("scenario", "median", "90 %", "unit", "target")

    var text: String {
        let aim = target.map { Self.number($0) + (median <= $0 ? "" : "  missed") } ?? "-"
        return Self.line(name, Self.number(median), Self.number(upper), unit, aim)
    }

    private static func number(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.1f", value)
    }

    private static func line(_ name: String, _ median: String, _ upper: String, _ unit: String, _ target: String)
        -> String
    {
        func left(_ text: String, _ width: Int) -> String {
            text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
        }
        func right(_ text: String) -> String { String(repeating: " ", count: max(0, 8 - text.count)) + text }
        return "\(left(name, 38))\(right(median))\(right(upper))  \(left(unit, 10))\(target)\n"
    }
}

extension TableRow {
    /// Creates a row for a figure that was measured once, or that is a mean.
    init(name: String, figure: Double, unit: String, target: Double? = nil) {
        self.init(name: name, median: figure, upper: figure, unit: unit, target: target)
    }
}
