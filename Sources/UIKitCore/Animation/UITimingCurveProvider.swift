// SPDX-License-Identifier: MIT

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A built-in curve.
    case builtin
    /// A cubic Bézier curve with two control points.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring; the spring takes precedence.
    case composed
}

/// An object that provides an animator's timing curve.
///
/// > Note: Differs from UIKit: it doesn't conform to `NSCopying` or `NSCoding`; the classes provided here are
/// > immutable.
public protocol UITimingCurveProvider: AnyObject {
    /// The type of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; `nil` if there is only a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` if there is only a curve.
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
