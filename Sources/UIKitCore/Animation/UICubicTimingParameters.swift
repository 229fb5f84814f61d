// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Timing parameters for a cubic Bézier curve from (0, 0) to (1, 1).
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    /// The built-in curve; `easeInOut` if the curve is defined by control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// Whether the curve is a built-in one or defined by control points.
    public let timingCurveType: UITimingCurveType

    /// Creates parameters for the built-in curve `easeInOut`.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates parameters for a built-in curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    /// Creates parameters for a curve with the given control points.
    ///
    /// The x coordinate is time, from 0 to 1; the y coordinate is progress, which may exceed that range.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    /// These parameters.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var pace: AnimationPace {
        .curve(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                Float(controlPoint2.y)))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICubicTimingParameters else { return false }
        return timingCurveType == other.timingCurveType && animationCurve == other.animationCurve
            && controlPoint1 == other.controlPoint1 && controlPoint2 == other.controlPoint2
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(timingCurveType)
        hasher.combine(animationCurve)
        for number in [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y] { hasher.combine(number) }
        return hasher.finalize()
    }
}
