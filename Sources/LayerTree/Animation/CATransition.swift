// SPDX-License-Identifier: MIT
internal import Foundation

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// How a layer goes from one look to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one becomes the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer turns over in perspective; the new look is its back.
    package static let flip = CATransitionType(rawValue: "flip")
    /// The old look is a page that is turned up and away.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new look is a page that is turned down over the old one.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// Where a transition's movement comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from how a layer, with its sublayers, looked in the last frame to how it looks now, whatever changed.
///
/// Add it to the layer whose contents or sublayers change, in the same turn of the run loop. The old look is a picture;
/// the new one is live. A layer has one transition at a time, under the key `kCATransition` whatever key it is added
/// with; on a layer that has not been on screen yet the old look is empty.
open class CATransition: CAAnimation {
    /// `fade` by default, also for a type that is unknown.
    open var type = CATransitionType.fade
    /// The direction of movement; `nil`, the default, is `fromLeft`.
    open var subtype: CATransitionSubtype?
    /// The share of the way (0...1) at which it begins; 0 by default.
    open var startProgress: Float = 0
    /// The share of the way (0...1) at which it ends; 1 by default.
    open var endProgress: Float = 1

    override func makeRecords(id: UInt64) -> [AnimationRecord] {
        let start = min(max(Double(startProgress.sanitized), 0), 1)
        let end = min(max(Double(endProgress.sanitized), start), 1)
        let pace = timingFunction ?? CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return [
            AnimationRecord(
                id: id, effect: nil,
                transition: TransitionEffect(
                    type: type, subtype: subtype ?? .fromLeft, startProgress: start, endProgress: end),
                pace: .curve(pace), timing: makeTiming(defaultDuration: CATransaction.animationDuration()),
                isRemovedOnCompletion: isRemovedOnCompletion)
        ]
    }
}

/// A transition's kind as a value.
struct TransitionEffect: Equatable, Sendable {
    var type: CATransitionType
    var subtype: CATransitionSubtype
    var startProgress: Double
    var endProgress: Double

    /// In which direction things move: a unit vector.
    var direction: (x: Double, y: Double) {
        switch subtype {
        case .fromRight: (-1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        default: (1, 0)
        }
    }
}
