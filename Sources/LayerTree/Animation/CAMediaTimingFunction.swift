// SPDX-License-Identifier: MIT
public import Foundation

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear pacing.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly and ends at full speed.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Starts at full speed and ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pacing of implicit animations: a quick start and a long, gentle end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let first: (x: Double, y: Double)
    private let second: (x: Double, y: Double)

    /// Creates a predefined timing function.
    ///
    /// An unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y).
    ///
    /// The x coordinates are clamped to 0...1, so that the curve is a function of time. The y coordinates can lie
    /// outside, to overshoot.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func unit(_ x: Float) -> Double { x.isNaN ? 0 : Double(min(max(x, 0), 1)) }
        first = (unit(c1x), Double(c1y.sanitized))
        second = (unit(c2x), Double(c2y.sanitized))
    }

    /// Writes the coordinates of the control point at `index` (0...3) into the first two elements.
    ///
    /// Points 0 and 3 are the curve's ends.
    public func getControlPoint(at index: Int, values: inout [Float]) {
        precondition((0...3).contains(index), "A timing function has the control points 0 to 3, not \(index).")
        precondition(values.count >= 2, "Two elements are needed for a control point; there are \(values.count).")
        let points = [(x: 0, y: 0), first, second, (x: 1, y: 1)]
        values[0] = Float(points[index].x)
        values[1] = Float(points[index].y)
    }

    /// Returns the progress at `time`, a fraction (0...1) of the duration.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        return Self.curve(first.y, second.y, parameter(at: time))
    }

    /// Returns the curve parameter whose x coordinate is `time`.
    ///
    /// Uses Newton's method where the curve is steep enough, otherwise bisection.
    private func parameter(at time: Double) -> Double {
        var parameter = time
        for _ in 0..<8 {
            let error = Self.curve(first.x, second.x, parameter) - time
            if abs(error) < 1e-9 { return parameter }
            let slope = Self.slope(first.x, second.x, parameter)
            if abs(slope) < 1e-6 { break }
            parameter -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        parameter = time
        // 40 halvings of the unit interval: far below a thousandth of a pixel on any screen.
        for _ in 0..<40 {
            if Self.curve(first.x, second.x, parameter) < time { low = parameter } else { high = parameter }
            parameter = (low + high) / 2
        }
        return parameter
    }

    private static func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return first == other.first && second == other.second
    }

    public override var hash: Int { [first.x, first.y, second.x, second.y].hashValue }
}
