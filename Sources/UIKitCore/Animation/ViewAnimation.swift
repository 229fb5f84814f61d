// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// One animation block, from its opening until its last animation has ended.
@MainActor
final class ViewAnimation {
    enum Pace {
        case curve(CAMediaTimingFunctionName)
        case spring(dampingRatio: CGFloat, velocity: CGFloat)
    }

    static var areEnabled = true
    /// The innermost block that is open.
    private(set) static var current: ViewAnimation?
    private static var made = 0

    let pace: Pace
    let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var allFinished = true
    private let number: Int

    private init(
        pace: Pace, duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.pace = pace
        self.duration = duration
        self.delay = delay
        self.options = options
        self.completion = completion
        Self.made += 1
        number = Self.made
    }

    static func run(
        pace: Pace, duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let outer = current
        var duration = duration.isFinite ? max(0, duration) : 0
        var pace = pace
        var delay = delay.isFinite ? max(0, delay) : 0
        if let outer {
            // A nested block starts with the one around it and takes over what it does not override.
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
            delay += outer.delay
        }
        let animation = ViewAnimation(
            pace: pace, duration: duration, delay: delay, options: options, completion: completion)
        current = animation
        animations()
        current = outer
        animation.close()
    }

    private func close() {
        isOpen = false
        guard running == 0 else { return }
        UIApplication.afterLayout { self.complete() }
    }

    private func complete() {
        guard running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }

    // MARK: - Animations

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard duration > 0 || delay > 0, let property = Property(rawValue: key) else { return nil }
        // Asked before the change: afterwards a running animation would be on its way to the new value already.
        let isFromCurrentState = !property.isGeometry && options.contains(.beginFromCurrentState)
        let start = isFromCurrentState ? view.layer.presentation() ?? view.layer : view.layer
        return Action(animation: self, view: view, property: property, oldValue: property.value(of: start))
    }

    /// What a block can animate; the names are the layer's keys.
    private enum Property: String {
        case position
        case bounds
        case transform
        case opacity
        case backgroundColor
        case borderColor
        case borderWidth
        case cornerRadius
        case shadowColor
        case shadowOffset
        case shadowOpacity
        case shadowRadius

        var isGeometry: Bool { self == .position || self == .bounds || self == .transform }

        @MainActor
        func value(of layer: CALayer) -> Any? {
            switch self {
            case .position: layer.position
            case .bounds: layer.bounds
            case .transform: layer.affineTransform()
            case .opacity: layer.opacity
            case .backgroundColor: layer.backgroundColor
            case .borderColor: layer.borderColor
            case .borderWidth: layer.borderWidth
            case .cornerRadius: layer.cornerRadius
            case .shadowColor: layer.shadowColor
            case .shadowOffset: layer.shadowOffset
            case .shadowOpacity: layer.shadowOpacity
            case .shadowRadius: layer.shadowRadius
            }
        }
    }

    /// Run by the layer once the property has its new value.
    private struct Action: CAAction {
        let animation: ViewAnimation
        let view: UIView
        let property: Property
        let oldValue: Any?

        func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
            animation.add(property, of: view, from: oldValue)
        }
    }

    private func add(_ property: Property, of view: UIView, from oldValue: Any?) {
        let layer = view.layer
        let animation = makeAnimation(keyPath: property.rawValue)
        var key = property.rawValue
        if property.isGeometry {
            guard let oldValue, let newValue = property.value(of: layer),
                animation.setResidual(from: oldValue, to: newValue)
            else { return }
            // Under a key of its own: an earlier animation goes on, and the two add up.
            key += "-\(number)-\(running)"
        } else {
            animation.fromValue = oldValue
        }
        animation.duration = duration
        if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
        animation.fillMode = .backwards
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = Observer(
            animation: self, view: view, blocksTouches: !options.contains(.allowUserInteraction))
        running += 1
        layer.add(animation, forKey: key)
    }

    private func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch pace {
        case .curve(let name):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(name: name)
            return animation
        case .spring(let dampingRatio, let velocity):
            let spring = DurationFitSpring(
                duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = velocity
            return animation
        }
    }

    fileprivate func animationEnded(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if running == 0, !isOpen { complete() }
    }

    /// Hears of the end, and keeps touches from the view until then.
    private final class Observer: CAAnimationDelegate {
        private let animation: ViewAnimation
        private weak var view: UIView?
        private let blocksTouches: Bool

        init(animation: ViewAnimation, view: UIView, blocksTouches: Bool) {
            self.animation = animation
            self.view = view
            self.blocksTouches = blocksTouches
            if blocksTouches { view.touchesBlockedByAnimations += 1 }
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if blocksTouches { view?.touchesBlockedByAnimations -= 1 }
            animation.animationEnded(finished: flag)
        }
    }
}
