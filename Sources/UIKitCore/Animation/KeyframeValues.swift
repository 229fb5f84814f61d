// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The keyframe values of a property with their times, interpolated linearly or discretely.
struct KeyframeValues {
    var values: [Any]
    /// Fractions of the duration, ascending from 0 to 1.
    ///
    /// Discrete keyframes have one more time than values: the end of the last one.
    var times: [Double]
    var isStepped = false

    @MainActor
    func makeAnimation(keyPath: String) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = isStepped ? .discrete : .linear
        return animation
    }

    /// Sets the times for a constant rate of change; evenly spaced for types without a distance.
    mutating func pace() {
        let points = values.map(Self.components)
        var distances = [0.0]
        for (first, second) in zip(points, points.dropFirst()) {
            let distance =
                first.count == second.count ? zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } : 0
            distances.append((distances.last ?? 0) + distance.squareRoot())
        }
        guard values.count > 1, let whole = distances.last else { return }
        times = distances.indices.map { index in
            whole > 0 && whole.isFinite ? distances[index] / whole : Double(index) / Double(distances.count - 1)
        }
    }

    /// Replaces linear interpolation by a smooth curve through the same values, in steps too short to notice.
    ///
    /// Constant segments stay constant. Transforms and colors are still interpolated linearly.
    mutating func smooth() {
        let points = values.map(Self.curvedComponents)
        guard values.count > 2, points.allSatisfy({ !$0.isEmpty && $0.count == points[0].count }) else { return }
        var result: (values: [Any], times: [Double]) = ([values[0]], [times[0]])
        for index in 0..<(values.count - 1) {
            let span = times[index + 1] - times[index]
            guard span > 0, points[index] != points[index + 1] else {
                result.values.append(values[index + 1])
                result.times.append(times[index + 1])
                continue
            }
            let (leave, arrive) = (slope(at: index, points), slope(at: index + 1, points))
            // With sixteen segments, the deviation from the curve is a few thousandths of the distance.
            for step in 1...16 {
                let t = Double(step) / 16
                let components = points[index].indices.map { axis in
                    Self.hermite(
                        points[index][axis], points[index + 1][axis], leave[axis] * span, arrive[axis] * span, t)
                }
                guard let value = Self.value(of: components, like: values[index]) else { return }
                result.values.append(step == 16 ? values[index + 1] : value)
                result.times.append(times[index] + span * t)
            }
        }
        (values, times) = result
    }

    /// Returns the slope of the curve at a value: that of the line between its neighbors.
    private func slope(at index: Int, _ points: [[Double]]) -> [Double] {
        let (before, after) = (max(index - 1, 0), min(index + 1, points.count - 1))
        let span = times[after] - times[before]
        let rests =
            (before < index && points[before] == points[index]) || (after > index && points[after] == points[index])
        guard span > 0, !rests else { return points[index].map { _ in 0 } }
        return zip(points[before], points[after]).map { ($1 - $0) / span }
    }

    private static func hermite(_ from: Double, _ to: Double, _ leave: Double, _ arrive: Double, _ t: Double) -> Double
    {
        let (square, cube) = (t * t, t * t * t)
        return (2 * cube - 3 * square + 1) * from + (cube - 2 * square + t) * leave + (3 * square - 2 * cube) * to
            + (cube - square) * arrive
    }

    /// Returns the components from which distances between values are computed; empty for types without a distance.
    private static func components(_ value: Any) -> [Double] {
        switch value {
        case let value as CGAffineTransform: [value.a, value.b, value.c, value.d, value.tx, value.ty]
        case let value as CGColor: value.components.map { $0.map(Double.init) } ?? []
        default: curvedComponents(value)
        }
    }

    private static func curvedComponents(_ value: Any) -> [Double] {
        switch value {
        case let value as CGPoint: [value.x, value.y]
        case let value as CGSize: [value.width, value.height]
        case let value as CGRect: [value.origin.x, value.origin.y, value.size.width, value.size.height]
        case let value as CGFloat: [value]
        case let value as Float: [Double(value)]
        default: []
        }
    }

    private static func value(of components: [Double], like sample: Any) -> Any? {
        switch sample {
        case is CGPoint: CGPoint(x: components[0], y: components[1])
        case is CGSize: CGSize(width: components[0], height: components[1])
        case is CGRect:
            CGRect(
                origin: CGPoint(x: components[0], y: components[1]),
                size: CGSize(width: components[2], height: components[3]))
        case is CGFloat: CGFloat(components[0])
        case is Float: Float(components[0])
        default: nil
        }
    }
}
