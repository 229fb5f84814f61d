// SPDX-License-Identifier: MIT
internal import Foundation

/// The animations controlled by one animator.
@MainActor
final class AnimatorTracks {
    struct Track {
        let animation: PropertyAnimation
        /// Values and a run that replace the planned ones after the animator's timing was changed while running.
        var detour: (values: PropertyAnimation.Values, run: PropertyAnimation.Run)?
        var hasArrived = false
    }

    private var tracks: [Track] = []
    /// The timeline at which newly added animations start.
    var course: AnimatorTimeline
    /// Called when every animation has reached the end of the timeline or was removed.
    var onArrival: (() -> Void)?

    init(course: AnimatorTimeline) {
        self.course = course
    }

    /// Whether no animation remains.
    var isEmpty: Bool { !tracks.contains { !$0.animation.isOver } }

    func add(_ animation: PropertyAnimation) {
        tracks.append(Track(animation: animation))
        animation.onArrival = { [weak self, weak animation] in
            guard let self, let animation else { return }
            self.arrived(animation)
        }
        let report = animation.onEnd
        animation.onEnd = { [weak self] finished in
            report?(finished)
            self?.check()
        }
        animation.follow(course)
    }

    private func arrived(_ animation: PropertyAnimation) {
        for index in tracks.indices where tracks[index].animation === animation { tracks[index].hasArrived = true }
        check()
    }

    private func check() {
        guard !tracks.isEmpty, tracks.allSatisfy({ $0.hasArrived || $0.animation.isOver }) else { return }
        onArrival?()
    }

    /// Moves all animations to `course` on their planned path.
    func follow(_ course: AnimatorTimeline) {
        self.course = course
        for index in tracks.indices {
            tracks[index].hasArrived = false
            tracks[index].animation.follow(course, detour: tracks[index].detour)
        }
    }

    /// Returns all animations to their planned path.
    func endDetours() {
        for index in tracks.indices { tracks[index].detour = nil }
    }

    /// Animates all properties from their values at `now` to the end or, with `toStart`, to the start, in `duration`
    /// seconds with another pace.
    func detour(from now: AnimatorTimeline, toStart: Bool, duration: TimeInterval, pace: AnimationPace) {
        let left = toStart ? now.elapsed : now.length - now.elapsed
        let scale = left > 0 ? duration / left : 1
        for index in tracks.indices where !tracks[index].animation.isOver {
            let track = tracks[index]
            let planned = track.detour?.run ?? track.animation.run
            var run = planned
            run.pace = pace
            run.repeatCount = 0
            run.autoreverses = false
            // The animation's proportional share of the remaining time.
            let (begin, end) = (planned.delay, planned.delay + planned.duration)
            let wait = toStart ? now.elapsed - end : begin - now.elapsed
            let rest = toStart ? min(end, now.elapsed) - begin : end - max(begin, now.elapsed)
            run.delay = max(0, wait) * scale
            run.duration = max(0.0001, rest * scale)
            let value = track.animation.value(at: now, detour: track.detour)
            tracks[index].detour = (track.animation.ends(from: value, toStart: toStart), run)
        }
    }

    // MARK: - Ending

    /// The values of the properties at each position where an animator can finish.
    struct Outcome {
        fileprivate let animations: [PropertyAnimation]
        fileprivate let start: [Any?]
        fileprivate let current: [Any?]
        fileprivate let end: [Any?]

        /// Sets the properties to their values at a position.
        @MainActor
        func apply(_ position: UIViewAnimatingPosition) {
            let values =
                switch position {
                case .start: start
                case .current: current
                case .end: end
                }
            for (animation, value) in zip(animations, values) { animation.model = value }
        }
    }

    /// Removes all animations, which leaves the properties at their final values, and returns the possible outcomes.
    func remove(now: AnimatorTimeline, length: TimeInterval, finished: Bool) -> Outcome {
        let live = tracks.filter { !$0.animation.isOver }
        let animations = live.map(\.animation)
        let end = animations.map(\.model)
        let current = values(of: live, at: now)
        let planned = live.map { Track(animation: $0.animation) }
        let start = values(of: planned, at: AnimatorTimeline(length: length, elapsed: 0, rate: 0))
        tracks = []
        for animation in animations { animation.remove(finished: finished) }
        return Outcome(animations: animations, start: start, current: current, end: end)
    }

    /// Removes all animations without finishing them, which leaves the properties at their final values.
    func abandon() {
        let live = exchange(&tracks, with: []).map(\.animation).filter { !$0.isOver }
        for animation in live { animation.remove(finished: false) }
    }

    /// Returns the displayed values of the properties.
    private func values(of tracks: [Track], at course: AnimatorTimeline) -> [Any?] {
        let before = tracks.map(\.animation.model)
        // In order, because several animations of a property add up.
        for track in tracks { track.animation.model = track.animation.value(at: course, detour: track.detour) }
        let values = tracks.map(\.animation.model)
        for (track, value) in zip(tracks, before) { track.animation.model = value }
        return values
    }
}
