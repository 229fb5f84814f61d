// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A pace that follows a Bézier curve from (0, 0) to (1, 1).
public final class UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
    /// The ready-made curve; ease in and out where there are control points.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    /// Eases in and out.
    public convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Takes one of the ready-made curves.
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

    /// Takes a curve of one's own.
    ///
    /// An x is time, 0...1; a y is progress and may lie beyond.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var pace: AnimationPace {
        .curve(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                Float(controlPoint2.y)))
    }

    public static func == (left: UICubicTimingParameters, right: UICubicTimingParameters) -> Bool {
        left.timingCurveType == right.timingCurveType && left.animationCurve == right.animationCurve
            && left.controlPoint1 == right.controlPoint1 && left.controlPoint2 == right.controlPoint2
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(timingCurveType)
        hasher.combine(animationCurve)
        for number in [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y] { hasher.combine(number) }
    }
}
