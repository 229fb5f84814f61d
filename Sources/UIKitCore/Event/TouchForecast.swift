// SPDX-License-Identifier: MIT
internal import Foundation

/// Extrapolates the movement of a touch to the next frames.
struct TouchForecast {
    private var reports: [TouchReport] = []

    /// Adds a report.
    ///
    /// If the clock was set back, earlier reports are discarded.
    mutating func add(_ report: TouchReport) {
        guard report.timestamp.isFinite, report.location.isFinite else { return }
        if let last = reports.last, report.timestamp < last.timestamp { reports = [] }
        if reports.last?.timestamp == report.timestamp { reports.removeLast() }
        reports.append(report)
        let begin = report.timestamp - Theme.Touch.forecastWindow
        reports.removeAll { $0.timestamp < begin - 1e-6 }
    }

    /// Returns reports for the next `count` frames along a straight line; none if the touch is at rest or just reversed
    /// its direction.
    ///
    /// Force and angles keep their last values.
    func reports(count: Int, every interval: TimeInterval) -> [TouchReport] {
        guard let first = reports.first, let last = reports.last, last.timestamp > first.timestamp else { return [] }
        let way = CGPoint(x: last.location.x - first.location.x, y: last.location.y - first.location.y)
        let before = reports[reports.count - 2].location
        let step = CGPoint(x: last.location.x - before.x, y: last.location.y - before.y)
        guard step.x * way.x + step.y * way.y > 0 else { return [] }
        let share = CGFloat(interval / (last.timestamp - first.timestamp))
        let stride = CGPoint(x: way.x * share, y: way.y * share)
        guard stride.isFinite, hypot(stride.x, stride.y) >= Theme.Touch.minimumForecast else { return [] }
        var report = last
        report.phase = .moved
        return (0..<count).map { _ in
            report.previousLocation = report.location
            report.location.x += stride.x
            report.location.y += stride.y
            report.timestamp += interval
            return report
        }
    }
}
