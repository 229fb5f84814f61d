// SPDX-License-Identifier: MIT
internal import Foundation

/// The key of a layer's transition.
public let kCATransition = "transition"

/// Constants for the kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cross-fades from the old content to the new.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and uncovers the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer flips over in perspective, with the new content on its back.
    package static let flip = CATransitionType(rawValue: "flip")
    /// The old content is a page that curls up and away.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new content is a page that uncurls over the old content.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// Constants for the direction in which a transition starts.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between a layer's appearance, including its sublayers, in the last frame and its appearance now.
///
/// Add it to the layer whose contents or sublayers change, in the same run-loop iteration. The old appearance is a
/// snapshot; the new one is live. A layer has one transition at a time, under the key `kCATransition` whatever key it
/// is added with. On a layer that has not been on screen, the old appearance is empty.
open class CATransition: CAAnimation {
    /// The kind of transition; `fade` by default and for unknown types.
    open var type = CATransitionType.fade
    /// The direction of movement; `nil` (the default) is `fromLeft`.
    open var subtype: CATransitionSubtype?
    /// The progress (0...1) at which the transition begins; 0 by default.
    open var startProgress: Float = 0
    /// The progress (0...1) at which the transition ends; 1 by default.
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

    /// The direction of movement, a unit vector.
    var direction: (x: Double, y: Double) {
        switch subtype {
        case .fromRight: (-1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        default: (1, 0)
        }
    }
}
