// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// One animation block, from its opening until its last animation has ended.
@MainActor
final class ViewAnimation {
    /// Where the animations of a block go.
    enum Player {
        /// They run from the next commit on.
        case atOnce
        /// They wait until the outermost begun block is committed.
        case whenCommitted(BegunAnimations)
        /// They follow an animator.
        case animator(AnimatorTracks)
    }

    static var areEnabled = true
    /// The innermost block that is open.
    private(set) static var current: ViewAnimation?
    /// Where animations go that are started outside of any other; `nil` if they just run.
    static var capturingTracks: AnimatorTracks?

    let player: Player
    /// Set while keyframes are collected.
    let recorder: KeyframeRecorder?
    /// The block was begun by `beginAnimations`, and `commitAnimations` ends it.
    let isBegun: Bool
    /// What holds for the changes made from now on.
    var settings: AnimationSettings
    /// Seconds by which the blocks around this one put it off.
    var baseDelay: TimeInterval = 0
    /// Told of the first frame and the last, for blocks that name one.
    let delegation = AnimationDelegation()

    /// What the block, which was begun, shows of one view.
    var transition: ViewTransition.Request?

    private let outer: ViewAnimation?
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var allFinished = true
    private var resizedViews: [UIView] = []

    /// A block inside `outer`; `nil` for one that takes over nothing.
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

    /// Runs `animations` as a block inside the one that is open.
    static func run(
        _ settings: AnimationSettings, options: UIView.AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        ViewAnimation(settings: settings, options: options, in: current, completion: completion).run(animations)
    }

    func run(_ changes: () -> Void) {
        open()
        changes()
        // Blocks that were begun in here, and not committed, end with this one.
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

    /// Nothing keeps the animations back any more.
    private func submit() {
        if let transition {
            ViewTransition.start(transition.kind, of: transition.view, isLive: transition.isLive, in: self)
        }
        delegation.arrange(delay: settings.delay)
        guard running == 0 else { return }
        UIApplication.afterLayout { self.completeIfDone() }
    }

    /// What an open block does to one inside it: inside a keyframe, its part of the time counts.
    private var settingsForNested: AnimationSettings {
        guard let recorder else { return settings }
        var settings = settings
        settings.delay += settings.duration * recorder.window.start
        settings.duration *= recorder.window.duration
        return settings
    }

    private func layOutResizedViews() {
        // Laying out resizes more views, which have been laid out then.
        let views = resizedViews
        for view in views { view.layoutIfNeeded() }
        resizedViews = []
    }

    // MARK: - Changes

    /// What a change of `key` does that is about to be made.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard settings.run != nil, let property = AnimatedProperty.named(key) else { return nil }
        // Asked before the change: afterwards a running animation would be on its way to the new value already.
        let isFromCurrentState = !property.isAdditive && settings.beginsFromCurrentState
        let start = isFromCurrentState ? view.layer.presentation() ?? view.layer : view.layer
        return Action(animation: self, view: view, property: property, oldValue: property.value(start))
    }

    /// Run by the layer once the property has its new value.
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

    // MARK: - The end

    /// Something more has to end before the block has.
    func enter() {
        running += 1
    }

    func leave(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        guard running == 0, !isOpen else { return }
        // An animation that is displaced ends in the middle of somebody else's change, perhaps in a block.
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
