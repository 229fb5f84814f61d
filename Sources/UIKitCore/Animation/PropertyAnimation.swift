// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// One property of one view on its way to the value that the view's layer has already.
///
/// It can be handed to the render server again and again in other shapes: held at its start, running, standing at some
/// place, running backwards. Each takes the place of the one before without a jump or a word to anybody.
@MainActor
final class PropertyAnimation {
    /// The values that it passes through: differences from the layer's own for a property whose animations add up.
    enum Values {
        /// A missing end is the layer's own value.
        case ends(from: Any?, to: Any?)
        case keyframes(KeyframeValues)
    }

    /// Its part of the time of what it belongs to.
    struct Run {
        var pace: AnimationPace
        /// Seconds from the beginning of the whole to its own.
        var delay: TimeInterval
        /// Seconds of one way; above 0.
        var duration: TimeInterval
        /// As for layers: 0 is once.
        var repeatCount: Float = 0
        var autoreverses = false
    }

    let values: Values
    let run: Run
    private let property: AnimatedProperty
    /// The part of the property that is animated; the property itself, or one coordinate of a point.
    private let keyPath: String
    private let layerKey: String
    private weak var layer: CALayer?
    private weak var view: UIView?
    private var blocksTouches: Bool
    private var shown: CAAnimation?
    /// It follows a course, at whose end it stays.
    private var staysAtEnd = false
    private(set) var isOver = false
    /// Called once, with false if it was cut short.
    var onEnd: ((Bool) -> Void)?
    /// Called each time it arrives at the end of a course.
    var onArrival: (() -> Void)?

    private static var made = 0

    /// `view` is changing `property` from `old`; its layer has the new value.
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
        // Under a key of its own an earlier animation goes on, and the two add up; under the same key it gives way.
        layerKey = property.isAdditive ? "\(keyPath)-\(Self.made)" : keyPath
        if blocksTouches { view.touchesBlockedByAnimations += 1 }
    }

    /// The animations that show the change of `property`, which the layer of `view` has made, from `old`.
    ///
    /// None if there is nothing to see; two for a point that starts with a speed of its own along each axis.
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

    /// An animation of `property` through values at certain times.
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

    // MARK: - Showing

    /// Runs by itself from the next commit on, or `run.delay` seconds later.
    func start() {
        let animation = makeAnimation(values, run)
        if run.delay > 0 { animation.beginTime = CACurrentMediaTime() + run.delay }
        animation.fillMode = .backwards
        show(animation)
    }

    /// Shows its first value until further notice.
    func hold() {
        let animation = makeAnimation(values, run)
        animation.speed = 0
        animation.fillMode = .both
        show(animation)
    }

    /// Shows what `course` says, with `detour` instead of its own values and run if there is one.
    ///
    /// At its end the last value stays until it is removed.
    func follow(_ course: AnimatorTimeline, detour: (values: Values, run: Run)? = nil) {
        guard !isOver else { return }
        staysAtEnd = true
        show(makeGroup(course, detour: detour))
    }

    private func show(_ animation: CAAnimation) {
        guard let layer, !isOver else { return end(finished: false) }
        animation.delegate = Observer(animation: self)
        // Before it is added: the one that it replaces reports an end that is none.
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

    /// The value that the property would have if this were its only animation.
    func value(at course: AnimatorTimeline, detour: (values: Values, run: Run)? = nil) -> Any? {
        guard let layer else { return nil }
        let still = AnimatorTimeline(length: course.length, elapsed: course.elapsed, rate: 0)
        // A layer of the same kind, on no screen: evaluated just as the render server does it.
        let probe = type(of: layer).init()
        property.set(probe, property.value(layer))
        probe.add(makeGroup(still, detour: detour), forKey: layerKey)
        defer { probe.removeAllAnimations() }
        return probe.presentation().flatMap(property.value)
    }

    /// The values of a way from `value` to where the animation ends, or to where it began.
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

    /// The coordinate that is animated, of a difference of the whole property.
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
            // The view keeps its colour itself.
            guard property.key == "backgroundColor" else { return }
            view?.storedBackgroundColor = (newValue as? CGColor).map { UIColor(cgColor: $0) }
        }
    }

    /// Takes it away: the layer's own value shows.
    func remove(finished: Bool) {
        guard !isOver else { return }
        // Before it is taken away, which the layer reports as an end.
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

    /// Hears of the end on the layer's behalf, and keeps the animation until then.
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
