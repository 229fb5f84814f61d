// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import UIKitCore

/// The effects of a view, shown as additive animations of its layer.
@MainActor
final class ViewMotion {
    private(set) weak var view: UIView?
    var effects: [UIMotionEffect] = [] {
        didSet { apply() }
    }
    /// The way on which the viewer is.
    private var start = UIOffset.zero
    private var target = UIOffset.zero
    private var startTime: TimeInterval = 0
    private var duration: TimeInterval = 0
    private var animationKeys: [String] = []

    init(_ view: UIView) {
        self.view = view
    }

    func uses(_ effect: UIMotionEffect) -> Bool { effects.contains { $0.includes(effect) } }

    /// Moves the view to where the effects show it for a viewer's offset.
    func move(to offset: UIOffset) {
        guard offset != target else { return }
        let now = CACurrentMediaTime()
        start = shown(at: now)
        let isFollowing = offset != .zero && target != .zero
        (target, startTime) = (offset, now)
        duration = isFollowing ? MotionFeel.followDuration : MotionFeel.enterDuration
        apply()
    }

    /// Replaces the animations with those of the present effects.
    func apply() {
        guard let layer = view?.layer else { return }
        for key in animationKeys { layer.removeAnimation(forKey: key) }
        animationKeys = []
        let now = CACurrentMediaTime()
        let remaining = startTime + duration - now
        guard target != .zero || remaining > 0 else { return }
        let origin = shown(at: now)
        for (index, effect) in effects.enumerated() {
            let ends = effect.keyPathsAndRelativeValues(forViewerOffset: target) ?? [:]
            let starts = effect.keyPathsAndRelativeValues(forViewerOffset: origin) ?? [:]
            for (path, end) in ends {
                guard let change = LayerChange(path: path, from: starts[path] ?? end, to: end) else { continue }
                let key = "UIMotionEffect \(index) \(path)"
                layer.add(animation(change, duration: max(remaining, 0)), forKey: key)
                animationKeys.append(key)
            }
        }
    }

    private func animation(_ change: LayerChange, duration: TimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: change.path)
        (animation.fromValue, animation.toValue) = (change.start, change.end)
        // An animation without a duration would have the default one.
        animation.duration = max(duration, 0.001)
        animation.isAdditive = true
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = target == .zero
        return animation
    }

    private func shown(at time: TimeInterval) -> UIOffset {
        let fraction = duration > 0 ? CGFloat(min(max((time - startTime) / duration, 0), 1)) : 1
        return UIOffset(
            horizontal: start.horizontal + (target.horizontal - start.horizontal) * fraction,
            vertical: start.vertical + (target.vertical - start.vertical) * fraction)
    }
}

extension UIMotionEffect {
    fileprivate func includes(_ effect: UIMotionEffect) -> Bool {
        self === effect || (self as? UIMotionEffectGroup)?.motionEffects?.contains { $0.includes(effect) } == true
    }
}
