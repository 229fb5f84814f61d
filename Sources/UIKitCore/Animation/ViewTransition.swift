// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The transition of a view between two contents, until its end.
@MainActor
final class ViewTransition: CAAnimationDelegate {
    /// The raw values are those of the option bits.
    enum Kind: Int {
        case flipFromLeft = 1
        case flipFromRight
        case curlUp
        case curlDown
        case crossDissolve
        case flipFromTop
        case flipFromBottom

        init?(_ options: UIView.AnimationOptions) {
            self.init(rawValue: Int(options.rawValue >> 20 & 0xF))
        }

        fileprivate var type: CATransitionType {
            switch self {
            case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: .flip
            case .curlUp: .pageCurl
            case .curlDown: .pageUnCurl
            case .crossDissolve: .fade
            }
        }

        fileprivate var subtype: CATransitionSubtype? {
            switch self {
            case .flipFromLeft: .fromLeft
            case .flipFromRight: .fromRight
            case .flipFromTop, .curlDown: .fromTop
            case .flipFromBottom, .curlUp: .fromBottom
            case .crossDissolve: nil
            }
        }
    }

    /// A transition requested in a begun block.
    struct Request {
        let kind: Kind
        let view: UIView
        let isLive: Bool
    }

    private let animation: ViewAnimation
    private weak var view: UIView?
    private let blocksTouches: Bool
    private let stillLook: TransitionSnapshot?

    private init(of view: UIView, in animation: ViewAnimation, isLive: Bool) {
        self.animation = animation
        self.view = view
        blocksTouches = !animation.settings.allowsUserInteraction
        stillLook = isLive ? nil : TransitionSnapshot(of: view)
        if blocksTouches { view.touchesBlockedByAnimations += 1 }
        animation.enter()
    }

    /// Starts a transition from the content displayed in the last frame to the current content, as part of `animation`.
    static func start(_ kind: Kind, of view: UIView, isLive: Bool, in animation: ViewAnimation) {
        guard let run = animation.settings.run, ViewAnimation.areEnabled, view.window != nil else { return }
        // Removed before the new snapshot is taken, which would otherwise contain the overlay of the previous
        // transition.
        view.layer.removeAnimation(forKey: kCATransition)
        let transition = CATransition()
        let kind = UIAccessibility.isReduceMotionEnabled ? .crossDissolve : kind
        transition.type = kind.type
        transition.subtype = kind.subtype
        if case .curve(let function) = run.pace { transition.timingFunction = function }
        transition.duration = run.duration
        transition.repeatCount = run.repeatCount
        transition.autoreverses = run.autoreverses
        if run.delay > 0 { transition.beginTime = CACurrentMediaTime() + run.delay }
        transition.fillMode = .backwards
        transition.delegate = ViewTransition(of: view, in: animation, isLive: isLive)
        view.layer.add(transition, forKey: kCATransition)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if blocksTouches { view?.touchesBlockedByAnimations -= 1 }
        stillLook?.remove()
        animation.leave(finished: flag)
    }
}
