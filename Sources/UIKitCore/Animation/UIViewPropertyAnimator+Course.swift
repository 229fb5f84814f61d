// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree

extension UIViewPropertyAnimator {
    // MARK: - Time

    /// The current state of the timeline.
    private var now: AnimatorTimeline {
        var now = course
        if course.rate != 0, let anchor {
            let passed = max(0, CACurrentMediaTime() - anchor - course.delay)
            now.elapsed = min(max(course.elapsed + passed * course.rate, 0), course.length)
        }
        now.rate = 0
        now.delay = 0
        return now
    }

    func fraction(scrubsLinearly: Bool) -> Double {
        guard state == .active else { return 0 }
        let now = now
        let time = now.length > 0 ? now.elapsed / now.length : 1
        if let detour {
            let progress = detour.pace.progress(at: time, duration: now.length)
            return min(max(detour.start + (detour.goal - detour.start) * progress, 0), 1)
        }
        return scrubsLinearly ? min(max(pace.progress(at: time, duration: now.length), 0), 1) : time
    }

    /// Returns the planned timeline at `fraction` of the progress or, if `scrubsLinearly` is `false`, of the time.
    private func plan(at fraction: Double, scrubsLinearly: Bool) -> AnimatorTimeline {
        let time = scrubsLinearly ? pace.time(of: fraction, duration: duration) : fraction
        return AnimatorTimeline(length: duration, elapsed: time * duration, rate: 0)
    }

    /// The planned timeline at the current position.
    private var planNow: AnimatorTimeline {
        detour == nil ? now : plan(at: fraction(scrubsLinearly: true), scrubsLinearly: true)
    }

    /// Continues from `start` so that the end is reached in `seconds`; `nil` pauses.
    private func follow(_ start: AnimatorTimeline, for seconds: TimeInterval?, delay: TimeInterval = 0) {
        var start = start
        start.delay = delay
        if let seconds {
            let isBackward = isReversed && detour == nil
            let rest = isBackward ? start.elapsed : start.length - start.elapsed
            // With no time left, any rate ends immediately; one million times the normal rate is sufficient.
            let rate = rest > 0 ? min(rest / max(seconds, 1e-9), 1e6) : 1
            start.rate = isBackward ? -rate : rate
        } else {
            start.rate = 0
        }
        set(start)
        tracks?.follow(start)
        finishIfNothingMoves()
    }

    /// Makes `course` the current timeline.
    private func set(_ course: AnimatorTimeline) {
        self.course = course
        isRunning = course.rate != 0
        keeper = isRunning ? self : nil
        courses += 1
        anchor = nil
        guard isRunning else { return }
        if course.delay > 0 {
            anchor = CACurrentMediaTime()
        } else {
            let number = courses
            CATransaction.addPostCommitHandler { [weak self] in
                if let self, self.courses == number { self.anchor = CACurrentMediaTime() }
            }
        }
    }

    private func finishIfNothingMoves() {
        guard isRunning, tracks?.isEmpty ?? true else { return }
        let number = courses
        UIApplication.afterLayout { [weak self] in
            if let self, self.courses == number, self.tracks?.isEmpty ?? true { self.arrive() }
        }
    }

    // MARK: - Blocks

    func add(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
        require(state != .stopped, "Animations cannot be added to an animator that was stopped; finish it first.")
        let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        guard state == .active else { return blocks.append((factor, changes)) }
        let now = now
        tracks?.course = AnimatorTimeline(
            length: now.length, elapsed: now.elapsed, rate: course.rate, delay: remainingDelay)
        run(changes, delayFactor: factor, from: now.elapsed)
        finishIfNothingMoves()
    }

    private var remainingDelay: TimeInterval {
        guard course.delay > 0, let anchor else { return 0 }
        return max(0, anchor + course.delay - CACurrentMediaTime())
    }

    private func run(_ changes: () -> Void, delayFactor: CGFloat, from begin: TimeInterval) {
        guard let tracks else { return }
        var settings = AnimationSettings(pace: pace, duration: 0, options: options)
        settings.delay = begin + (course.length - begin) * delayFactor
        settings.duration = course.length - settings.delay
        settings.allowsUserInteraction = isUserInteractionEnabled
        // With a duration of 0, the changes are made without a delay.
        if course.length <= 0 { settings.delay = 0 }
        ViewAnimation(settings: settings, in: nil, player: .animator(tracks)).run(changes)
    }

    // MARK: - Starting and pausing

    func start(afterDelay delay: TimeInterval) {
        require(state != .stopped, "An animator that was stopped cannot be started before it is finished.")
        let delay = AnimationSettings.seconds(delay)
        switch state {
        case .inactive:
            self.delay = delay
            activate(running: true, delay: delay)
        case .active where !isRunning:
            self.delay = delay
            proceed(pace: nil, durationFactor: 0, delay: delay)
        default:
            break
        }
    }

    private func activate(running: Bool, delay: TimeInterval = 0) {
        state = .active
        detour = nil
        var start = AnimatorTimeline(length: duration, elapsed: isReversed ? duration : 0, rate: 0, delay: delay)
        if running { start.rate = isReversed ? -1 : 1 }
        set(start)
        let tracks = AnimatorTracks(course: start)
        tracks.onArrival = { [weak self] in self?.arrive() }
        self.tracks = tracks
        let blocks = blocks
        self.blocks = []
        for block in blocks { run(block.changes, delayFactor: block.delayFactor, from: 0) }
        finishIfNothingMoves()
    }

    func pause() {
        require(state != .stopped, "An animator that was stopped cannot be paused; finish it first.")
        if state == .inactive { return activate(running: false) }
        guard isRunning else { return }
        requireInterruptible("paused")
        follow(now, for: nil)
    }

    func scrub(to fraction: CGFloat) {
        require(state != .stopped, "An animator that was stopped cannot be scrubbed; finish it first.")
        guard !fraction.isNaN else { return }
        if state == .inactive { activate(running: false) }
        requireInterruptible("scrubbed")
        let isRunning = isRunning
        endDetour()
        let place = plan(at: Double(min(max(fraction, 0), 1)), scrubsLinearly: scrubsLinearly)
        follow(place, for: isRunning ? (isReversed ? place.elapsed : place.length - place.elapsed) : nil)
    }

    func turnRound() {
        guard state == .active else { return }
        requireInterruptible("reversed")
        let place = planNow
        endDetour()
        follow(place, for: isRunning ? (isReversed ? place.elapsed : place.length - place.elapsed) : nil)
    }

    private func endDetour() {
        detour = nil
        tracks?.endDetours()
    }

    func proceed(pace: AnimationPace?, durationFactor: CGFloat, delay: TimeInterval = 0) {
        require(
            state == .active && !isRunning,
            "Only an animator that is paused can be continued; pause it first.")
        let isBackward = isReversed && detour == nil
        let now = now
        let rest = isBackward ? now.elapsed : now.length - now.elapsed
        let factor = durationFactor.isFinite ? max(0, durationFactor) : 0
        let seconds = pace?.naturalDuration ?? (factor > 0 ? TimeInterval(factor) * duration : rest)
        guard let pace else { return follow(now, for: seconds, delay: delay) }
        let start = fraction(scrubsLinearly: true)
        tracks?.detour(from: now, toStart: isBackward, duration: seconds, pace: pace)
        detour = Detour(start: start, goal: isReversed ? 0 : 1, pace: pace)
        follow(AnimatorTimeline(length: max(seconds, 0.0001), elapsed: 0, rate: 0), for: max(seconds, 0.0001))
    }

    // MARK: - Ending

    /// Called when the animations have reached their end or were removed.
    private func arrive() {
        guard state == .active, isRunning else { return }
        var end = course
        end.elapsed = isReversed && detour == nil ? 0 : end.length
        if pausesOnCompletion {
            end.rate = 0
            end.delay = 0
            set(end)
        } else {
            set(end)
            conclude(at: isReversed ? .start : .end)
        }
    }

    func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        let now = now
        // Keeps the animator alive until the end of this method, in case this was the last reference.
        let keeper = keeper
        let outcome = tracks?.remove(now: now, length: duration, finished: false)
        outcome?.apply(.current)
        set(AnimatorTimeline(length: duration, elapsed: 0, rate: 0))
        detour = nil
        tracks = nil
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
            self.outcome = outcome
        }
        withExtendedLifetime(keeper) {}
    }

    func finish(at position: UIViewAnimatingPosition) {
        require(
            state == .stopped, "Only an animator that was stopped can be finished; call stopAnimation(false) first.")
        outcome?.apply(position)
        report(position)
    }

    private func conclude(at position: UIViewAnimatingPosition) {
        let keeper = keeper
        let outcome = tracks?.remove(now: now, length: duration, finished: position == .end)
        outcome?.apply(position)
        report(position)
        withExtendedLifetime(keeper) {}
    }

    private func report(_ position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    /// Resets the animator to its initial state.
    private func reset() {
        state = .inactive
        isRunning = false
        keeper = nil
        completions = []
        blocks = []
        tracks = nil
        detour = nil
        outcome = nil
        anchor = nil
        courses += 1
        course = AnimatorTimeline(length: duration, elapsed: 0, rate: 0)
    }

    /// Ends the animations of an animator that was deallocated while it was active: no reference remains through which
    /// it could be resumed.
    static func abandon(_ tracks: AnimatorTracks?) {
        Log.misuse(
            "A property animator was released while it was paused; its views take their final values. "
                + "Keep it, or stop it with stopAnimation(true).")
        tracks?.abandon()
    }

    // MARK: - Misuse

    private func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
        if !condition { preconditionFailure(sentence()) }
    }

    private func requireInterruptible(_ verb: String) {
        require(isInterruptible, "This animator cannot be \(verb), because its isInterruptible is false.")
    }
}
