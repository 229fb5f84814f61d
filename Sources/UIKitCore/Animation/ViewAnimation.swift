// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// An animation block, from its opening to the end of its last animation.
@MainActor
final class ViewAnimation {
    /// The trigger that starts the animations of a block.
    enum Player {
        /// At the next commit.
        case atOnce
        /// When the outermost begun block is committed.
        case whenCommitted(BegunAnimations)
        /// Under the control of an animator.
        case animator(AnimatorTracks)
    }

    static var areEnabled = true
    /// The innermost open block.
    private(set) static var current: ViewAnimation?
    /// The animator that controls animations created outside other blocks; `nil` starts them directly.
    static var capturingTracks: AnimatorTracks?

    let player: Player
    /// Set while keyframes are recorded.
    let recorder: KeyframeRecorder?
    /// Whether the block was opened by `beginAnimations` and is closed by `commitAnimations`.
    let isBegun: Bool
    /// The settings for subsequent changes.
    var settings: AnimationSettings
    /// The delay in seconds inherited from enclosing blocks.
    var baseDelay: TimeInterval = 0
    /// The start and stop callbacks of a block that sets a delegate.
    let delegation = AnimationDelegation()

    /// The transition requested in a begun block.
    var transition: ViewTransition.Request?

    private let outer: ViewAnimation?
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var allFinished = true
    private var resizedViews: [UIView] = []

    /// Creates a block nested in `outer`; `nil` inherits nothing.
    init(
        settings: AnimationSettings, options: UIView.AnimationOptions = [], in outer: ViewAnimation?,
        player: Player? = nil, recorder: KeyframeRecorder? = nil, isBegun: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.settings = outer.map { settings.nested(in: $0.settingsForNested, options: options) } ?? settings
        baseDelay = outer?.settingsForNested.delay ?? 0
        let captured = Self.current == nil ? Self.capturingTracks.map(Player.animator) : nil
        self.player = player ?? outer?.player ?? captured ?? .atOnce
        self.recorder = recorder
        self.isBegun = isBegun
        self.outer = Self.current
        self.completion = completion
    }

    /// Runs `animations` as a block nested in the open one.
    static func run(
        _ settings: AnimationSettings, options: UIView.AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        ViewAnimation(settings: settings, options: options, in: current, completion: completion).run(animations)
    }

    func run(_ changes: () -> Void) {
        open()
        changes()
        // Begun blocks that `animations` didn't commit are closed with this one.
        while let current = Self.current, current !== self { current.close() }
        close()
    }

    func open() {
        Self.current = self
    }

    func close() {
        layOutResizedViews()
        Self.current = outer
        if let recorder {
            for (view, property, values) in recorder.animations() { add(values, for: property, of: view) }
        }
        isOpen = false
        guard case .whenCommitted(let begun) = player else { return submit() }
        begun.whenCommitted { self.submit() }
        if isBegun { begun.commit() }
    }

    /// Submits the animations when nothing defers them any longer.
    private func submit() {
        if let transition {
            ViewTransition.start(transition.kind, of: transition.view, isLive: transition.isLive, in: self)
        }
        delegation.arrange(delay: settings.delay)
        guard running == 0 else { return }
        UIApplication.afterLayout { self.completeIfDone() }
    }

    /// The settings that nested blocks inherit, limited to the keyframe's time range inside a keyframe.
    private var settingsForNested: AnimationSettings {
        guard let recorder else { return settings }
        var settings = settings
        settings.delay += settings.duration * recorder.window.start
        settings.duration *= recorder.window.duration
        return settings
    }

    private func layOutResizedViews() {
        // Layout resizes more views, which then have been laid out already.
        let views = resizedViews
        for view in views { view.layoutIfNeeded() }
        resizedViews = []
    }

    // MARK: - Changes

    /// Returns the action for a change of `key` that is about to be made.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard settings.run != nil, let property = AnimatedProperty.named(key) else { return nil }
        // Evaluated before the change, after which a running animation would already lead to the new value.
        let isFromCurrentState = !property.isAdditive && settings.beginsFromCurrentState
        let start = isFromCurrentState ? view.layer.presentation() ?? view.layer : view.layer
        return Action(animation: self, view: view, property: property, oldValue: property.value(start))
    }

    /// Run by the layer after the property has its new value.
    private struct Action: CAAction {
        let animation: ViewAnimation
        let view: UIView
        let property: AnimatedProperty
        let oldValue: Any?

        func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
            animation.didChange(property, of: view, from: oldValue)
        }
    }

    private func didChange(_ property: AnimatedProperty, of view: UIView, from oldValue: Any?) {
        if property.key == "bounds", settings.laysOutSubviews, !resizedViews.contains(view) {
            resizedViews.append(view)
        }
        if let recorder { return recorder.note(property, of: view, from: oldValue) }
        guard let run = settings.run else { return }
        let animations = PropertyAnimation.animations(
            of: property, in: view, from: oldValue, run: run, blocksTouches: !settings.allowsUserInteraction)
        for animation in animations { play(animation) }
    }

    private func add(_ values: KeyframeValues, for property: AnimatedProperty, of view: UIView) {
        guard let run = settings.run else { return }
        play(
            .keyframes(
                values, of: property, in: view, run: run, blocksTouches: !settings.allowsUserInteraction))
    }

    private func play(_ animation: PropertyAnimation) {
        enter()
        animation.onEnd = { self.leave(finished: $0) }
        switch player {
        case .atOnce: animation.start()
        case .whenCommitted(let begun): begun.hold(animation)
        case .animator(let tracks): tracks.add(animation)
        }
    }

    // MARK: - Completion

    /// Adds an animation that has to end before the block is complete.
    func enter() {
        running += 1
    }

    func leave(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        guard running == 0, !isOpen else { return }
        // A replaced animation ends during another change, possibly inside a block.
        if finished, Self.current == nil {
            completeIfDone()
        } else {
            UIApplication.afterLayout { self.completeIfDone() }
        }
    }

    private func completeIfDone() {
        guard running == 0, !isOpen else { return }
        let completion = completion
        self.completion = nil
        delegation.didStop(finished: allFinished)
        completion?(allFinished)
    }
}
