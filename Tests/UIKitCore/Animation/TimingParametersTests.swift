// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("Timing parameters")
struct TimingParametersTests {
    @Test(
        "M-V-16 Built-in curves have the documented control points",
        arguments: [
            (.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1), (.easeInOut, 0.42, 0, 0.58, 1),
        ] as [(UIView.AnimationCurve, CGFloat, CGFloat, CGFloat, CGFloat)])
    func curves(curve: UIView.AnimationCurve, x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        #expect(parameters.controlPoint1 == CGPoint(x: x1, y: y1))
        #expect(parameters.controlPoint2 == CGPoint(x: x2, y: y2))
        #expect(parameters.timingCurveType == .builtin && parameters.animationCurve == curve)
        #expect(parameters.cubicTimingParameters === parameters && parameters.springTimingParameters == nil)
    }

    @Test("Custom curves are cubic, and equal if their control points are")
    func ownCurves() {
        let (first, second) = (CGPoint(x: 0.1, y: 2), CGPoint(x: 0.9, y: -1))
        let parameters = UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
        #expect(parameters.timingCurveType == .cubic)
        #expect(parameters == UICubicTimingParameters(controlPoint1: first, controlPoint2: second))
        #expect(parameters != UICubicTimingParameters(controlPoint1: second, controlPoint2: first))
    }

    @Test("A perceived duration is that of one oscillation: the less bounce, the earlier the spring settles")
    func perceivedDurations() {
        func duration(_ bounce: CGFloat) -> TimeInterval {
            UIViewPropertyAnimator(
                duration: 9, timingParameters: UISpringTimingParameters(duration: 0.4, bounce: bounce)
            ).duration
        }
        #expect(abs(duration(0) - 0.588) < 0.001)
        #expect(duration(0.3) < duration(0.6))
        for bounce in [CGFloat.nan, -.infinity, .infinity, -1] { #expect(duration(bounce).isFinite) }
    }
}
