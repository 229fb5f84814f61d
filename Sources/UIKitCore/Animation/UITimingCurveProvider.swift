// SPDX-License-Identifier: MIT

/// What kind of pace there is.
public enum UITimingCurveType: Int, Sendable {
    /// One of the ready-made curves.
    case builtin
    /// A curve with two control points.
    case cubic
    /// A spring.
    case spring
    /// A spring and a curve; the spring counts.
    case composed
}

/// The pace of an animator.
///
/// > Note: Differs from UIKit: it can be neither copied nor archived; the classes of the toolkit never change.
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    /// The curve; `nil` for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    var pace: AnimationPace {
        switch timingCurveType {
        case .spring, .composed: springTimingParameters?.pace ?? cubicTimingParameters?.pace ?? .curve(.easeInOut)
        case .builtin, .cubic: cubicTimingParameters?.pace ?? springTimingParameters?.pace ?? .curve(.easeInOut)
        }
    }
}
