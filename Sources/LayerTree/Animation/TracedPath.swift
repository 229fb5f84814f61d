// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A path as the keyframes of a point that follows it.
struct TracedPath {
    /// A line or a curve.
    private struct Step {
        var start: CGPoint
        var element: CGPath.Element
        var end: CGPoint

        var isLine: Bool {
            if case .line = element { true } else { false }
        }

        /// Returns the point at a parameter of the curve, 0...1.
        func point(at t: CGFloat) -> CGPoint {
            let points = [start] + (isLine ? [end] : element.points)
            // De Casteljau's construction.
            var line = points
            while line.count > 1 {
                line = zip(line, line.dropFirst()).map { (first: CGPoint, second: CGPoint) -> CGPoint in
                    let (dx, dy) = (second.x - first.x, second.y - first.y)
                    return CGPoint(x: first.x + dx * t, y: first.y + dy * t)
                }
            }
            return line[0]
        }
    }

    private var steps: [Step] = []
    private var start: CGPoint?

    /// The number of straight lines that take the place of a curve.
    private static let detail = 32
    /// The maximum number of steps, so that a long path doesn't fill the memory.
    private static let limit = 4096

    init(_ path: CGPath) {
        var (current, beginning) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements.prefix(Self.limit) {
            switch element {
            case .move(let point):
                // A gap is a jump: the point is where the next step starts.
                beginning = point
                start = start ?? point
            case .close:
                if current != beginning {
                    steps.append(Step(start: current, element: .line(to: beginning), end: beginning))
                }
            case .line, .quadCurve, .curve:
                steps.append(Step(start: current, element: element, end: element.end ?? current))
            }
            current = element.end ?? beginning
        }
    }

    /// Returns the keyframes; `nil` for an empty path.
    func keyframes(
        times: [Double]?, functions: [CAMediaTimingFunction], mode: CAAnimationCalculationMode
    ) -> KeyframePath? {
        let first = steps.first?.start ?? start
        guard let first else { return nil }
        if mode == .discrete {
            return KeyframePath(
                values: ([first] + steps.map(\.end)).map { .point($0) }, times: times, functions: [], isStepped: true)
        }
        if mode == .paced { return paced(from: first) }
        let even = (0...steps.count).map { Double($0) / Double(max(steps.count, 1)) }
        let times = times.flatMap { $0.count == even.count ? $0 : nil } ?? even
        var (points, moments) = ([first], [times[0]])
        for (index, step) in steps.enumerated() {
            let function = index < functions.count ? functions[index] : nil
            // A pacing within a line also needs points in between.
            let count = step.isLine && function == nil ? 1 : Self.detail
            for part in 1...count {
                let time = Double(part) / Double(count)
                points.append(step.point(at: CGFloat(function?.value(at: time) ?? time)))
                moments.append(times[index] + (times[index + 1] - times[index]) * time)
            }
        }
        return KeyframePath(values: points.map { .point($0) }, times: moments, functions: [], isStepped: false)
    }

    private func paced(from first: CGPoint) -> KeyframePath? {
        var (points, lengths) = ([first], [0.0])
        for step in steps {
            let count = step.isLine ? 1 : Self.detail
            for part in 1...count {
                let point = step.point(at: CGFloat(part) / CGFloat(count))
                let last = points[points.count - 1]
                lengths.append(lengths[lengths.count - 1] + hypot(point.x - last.x, point.y - last.y))
                points.append(point)
            }
        }
        let total = lengths[lengths.count - 1]
        let times = total > 0 ? lengths.map { $0 / total } : nil
        return KeyframePath(values: points.map { .point($0) }, times: times, functions: [], isStepped: false)
    }
}
