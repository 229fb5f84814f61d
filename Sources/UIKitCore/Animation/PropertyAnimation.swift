// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The animation of a view's property to the value that its layer already has.
///
/// It can be submitted to the render server repeatedly in different forms: held at the start, running, paused, or
/// reversed. Each form replaces the previous one without a visible jump and without callbacks.
@MainActor
final class PropertyAnimation {
    /// The animated values, as differences from the layer's value for additive properties.
    enum Values {
        /// A missing end stands for the layer's own value.
        case ends(from: Any?, to: Any?)
        case keyframes(KeyframeValues)
    }

    /// The time range of an animation within its block or animator.
    struct Run {
        var pace: AnimationPace
        /// The delay in seconds from the start of the block or animator.
        var delay: TimeInterval
        /// The duration of one run in seconds; greater than 0.
        var duration: TimeInterval
        /// The repeat count as defined for layers; 0 means once.
        var repeatCount: Float = 0
        var autoreverses = false
    }

    let values: Values
    let run: Run
    private let property: AnimatedProperty
    /// The key path that is animated: the property, or one coordinate of a point.
    private let keyPath: String
    private let layerKey: String
    private weak var layer: CALayer?
    private weak var view: UIView?
    private var blocksTouches: Bool
    private var shown: CAAnimation?
    /// Whether the animation follows a timeline and stays at its end.
    private var staysAtEnd = false
    private(set) var isOver = false
    /// Called once at the end, with `false` if the animation was interrupted.
    var onEnd: ((Bool) -> Void)?
    /// Called each time the animation reaches the end of a timeline.
    var onArrival: (() -> Void)?

    private static var made = 0

    /// Creates an animation of a change from `old`.
    ///
    /// The layer of `view` already has the new value.
    private init(
        view: UIView, property: AnimatedProperty, keyPath: String, values: Values, run: Run, blocksTouches: Bool
    ) {
        self.view = view
        self.property = property
        self.keyPath = keyPath
        self.values = values
        self.run = run
        self.blocksTouches = blocksTouches
        layer = view.layer
        Self.made += 1
        // A unique key lets an earlier animation continue, so that both add up. The same key replaces it.
        layerKey = property.isAdditive ? "\(keyPath)-\(Self.made)" : keyPath
        if blocksTouches { view.touchesBlockedByAnimations += 1 }
    }

    /// Returns the animations for a change of `property` from `old`, which the layer of `view` has already made.
    ///
    /// Empty if nothing visibly changes; two animations for a point with a separate initial velocity on each axis.
    static func animations(
        of property: AnimatedProperty, in view: UIView, from old: Any?, run: Run, blocksTouches: Bool
    ) -> [PropertyAnimation] {
        func make(_ keyPath: String, _ values: Values) -> PropertyAnimation {
            PropertyAnimation(
                view: view, property: property, keyPath: keyPath, values: values, run: run,
                blocksTouches: blocksTouches)
        }
        guard property.isAdditive else {
            return [make(property.key, .ends(from: old ?? property.clearColor(of: view.layer), to: nil))]
        }
        guard let old, let new = property.value(view.layer),
            let residual = AnimatedProperty.residual(of: old, from: new)
        else { return [] }
        if run.pace.velocity.dx != run.pace.velocity.dy, let way = residual.value as? CGPoint {
            return [("\(property.key).x", way.x), ("\(property.key).y", way.y)].filter { $0.1 != 0 }.map {
                make($0.0, .ends(from: $0.1, to: CGFloat(0)))
            }
        }
        return [make(property.key, .ends(from: residual.value, to: residual.neutral))]
    }

    /// Returns a keyframe animation of `property`.
    static func keyframes(
        _ values: KeyframeValues, of property: AnimatedProperty, in view: UIView, run: Run, blocksTouches: Bool
    ) -> PropertyAnimation {
        PropertyAnimation(
            view: view, property: property, keyPath: property.key, values: .keyframes(values), run: run,
            blocksTouches: blocksTouches)
    }

    isolated deinit {
        unblockTouches()
    }

    // MARK: - Submitting

    /// Starts the animation at the next commit, or `run.delay` seconds later.
    func start() {
        let animation = makeAnimation(values, run)
        if run.delay > 0 { animation.beginTime = CACurrentMediaTime() + run.delay }
        animation.fillMode = .backwards
        show(animation)
    }

    /// Holds the first value until further notice.
    func hold() {
        let animation = makeAnimation(values, run)
        animation.speed = 0
        animation.fillMode = .both
        show(animation)
    }

    /// Follows the timeline `course`, with the values and run of `detour` in place of its own if given.
    ///
    /// At the end, the last value is held until the animation is removed.
    func follow(_ course: AnimatorTimeline, detour: (values: Values, run: Run)? = nil) {
        guard !isOver else { return }
        staysAtEnd = true
        show(makeGroup(course, detour: detour))
    }

    private func show(_ animation: CAAnimation) {
        guard let layer, !isOver else { return end(finished: false) }
        animation.delegate = Observer(animation: self)
        // Set before the animation is added, because the one being replaced reports an end that must be ignored.
        shown = animation
        layer.add(animation, forKey: layerKey)
    }

    private func makeAnimation(_ values: Values, _ run: Run) -> CAPropertyAnimation {
        let animation: CAPropertyAnimation
        switch values {
        case .ends(let from, let to):
            let velocity = keyPath.hasSuffix(".y") ? run.pace.velocity.dy : run.pace.velocity.dx
            let basic = run.pace.makeAnimation(keyPath: keyPath, velocity: velocity, duration: run.duration)
            basic.fromValue = from
            basic.toValue = to
            animation = basic
        case .keyframes(let keyframes):
            animation = keyframes.makeAnimation(keyPath: keyPath)
            if case .curve(let function) = run.pace { animation.timingFunction = function }
            animation.duration = run.duration
        }
        animation.isAdditive = property.isAdditive
        animation.repeatCount = run.repeatCount
        animation.autoreverses = run.autoreverses
        return animation
    }

    private func makeGroup(_ course: AnimatorTimeline, detour: (values: Values, run: Run)?) -> CAAnimation {
        let (values, run) = detour ?? (values, run)
        let animation = makeAnimation(values, run)
        animation.beginTime = run.delay
        animation.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = course.length
        group.timeOffset = course.elapsed
        group.speed = Float(course.rate)
        group.beginTime = course.delay > 0 ? CACurrentMediaTime() + course.delay : 0
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        return group
    }

    // MARK: - Values

    /// Returns the value that the property would have with this animation alone.
    func value(at course: AnimatorTimeline, detour: (values: Values, run: Run)? = nil) -> Any? {
        guard let layer else { return nil }
        let still = AnimatorTimeline(length: course.length, elapsed: course.elapsed, rate: 0)
        // An offscreen layer of the same class, evaluated like in the render server.
        let probe = CALayer.make(type(of: layer))
        property.set(probe, property.value(layer))
        probe.add(makeGroup(still, detour: detour), forKey: layerKey)
        defer { probe.removeAllAnimations() }
        return probe.presentation().flatMap(property.value)
    }

    /// Returns the values from `value` to the end of the animation, or to its start.
    func ends(from value: Any?, toStart: Bool) -> Values {
        guard let layer else { return values }
        let first: Any?
        switch values {
        case .ends(let from, _): first = from
        case .keyframes(let keyframes): first = keyframes.values.first
        }
        guard property.isAdditive else { return .ends(from: value, to: toStart ? first : nil) }
        guard let value, let model = property.value(layer), let first else { return values }
        let residual = AnimatedProperty.residual(of: value, from: model)
        let neutral = residual?.neutral ?? AnimatedProperty.neutral(like: first)
        return .ends(from: part(residual?.value) ?? neutral, to: toStart ? first : part(neutral) ?? neutral)
    }

    /// Returns the animated coordinate of a difference of the whole property.
    private func part(_ value: Any?) -> Any? {
        guard keyPath != property.key, let point = value as? CGPoint else { return value }
        return keyPath.hasSuffix(".y") ? point.y : point.x
    }

    // MARK: - Ending

    /// The layer's own value.
    var model: Any? {
        get { layer.flatMap(property.value) }
        set {
            guard let layer else { return }
            UIView.performWithoutAnimation { property.set(layer, newValue) }
            // The view stores its background color itself.
            guard property.key == "backgroundColor" else { return }
            view?.storedBackgroundColor = (newValue as? CGColor).map { UIColor(cgColor: $0) }
        }
    }

    /// Removes the animation, so that the layer's own value is displayed.
    func remove(finished: Bool) {
        guard !isOver else { return }
        // Reset before removal, which the layer reports as an end.
        shown = nil
        layer?.removeAnimation(forKey: layerKey)
        end(finished: finished)
    }

    private func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        shown = nil
        unblockTouches()
        let report = onEnd
        onEnd = nil
        onArrival = nil
        report?(finished)
    }

    private func unblockTouches() {
        guard blocksTouches else { return }
        blocksTouches = false
        view?.touchesBlockedByAnimations -= 1
    }

    /// Receives the end callback as the layer animation's delegate, and retains the animation until then.
    private final class Observer: CAAnimationDelegate {
        private let animation: PropertyAnimation

        init(animation: PropertyAnimation) {
            self.animation = animation
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            guard anim === animation.shown else { return }
            if flag, animation.staysAtEnd { animation.onArrival?() } else { animation.end(finished: flag) }
        }
    }
}
