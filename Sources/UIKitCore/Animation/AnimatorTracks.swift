// SPDX-License-Identifier: MIT
internal import Foundation

/// The animations that follow one animator.
@MainActor
final class AnimatorTracks {
    struct Track {
        let animation: PropertyAnimation
        /// Another way to go than the planned one, since the animator was given another pace on the way.
        var detour: (values: PropertyAnimation.Values, run: PropertyAnimation.Run)?
        var hasArrived = false
    }

    private var tracks: [Track] = []
    /// What the animations that are added from now on show first.
    var course: AnimatorTimeline
    /// Called when each animation has arrived at the end of the course, or is gone.
    var onArrival: (() -> Void)?

    init(course: AnimatorTimeline) {
        self.course = course
    }

    /// Whether there is anything to be seen of it.
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

    /// Has all animations go on as `course` says, on the way that was planned.
    func follow(_ course: AnimatorTimeline) {
        self.course = course
        for index in tracks.indices {
            tracks[index].hasArrived = false
            tracks[index].animation.follow(course, detour: tracks[index].detour)
        }
    }

    /// Takes the animations back to the way that was planned.
    func endDetours() {
        for index in tracks.indices { tracks[index].detour = nil }
    }

    /// Sends all animations from what is seen at `elapsed` seconds to their ends, or with `toStart` to their
    /// beginnings, in `duration` seconds with another pace.
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
            // Its part of what is left of the time, in the same proportion.
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

    /// The properties' values wherever an animator may end.
    struct Outcome {
        fileprivate let animations: [PropertyAnimation]
        fileprivate let start: [Any?]
        fileprivate let current: [Any?]
        fileprivate let end: [Any?]

        /// Gives the properties their values there.
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

    /// Ends all animations, which leaves the properties with their final values, and says which others they might have.
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

    /// What the properties look like there.
    private func values(of tracks: [Track], at course: AnimatorTimeline) -> [Any?] {
        let before = tracks.map(\.animation.model)
        // One after the other: several animations of a property add up.
        for track in tracks { track.animation.model = track.animation.value(at: course, detour: track.detour) }
        let values = tracks.map(\.animation.model)
        for (track, value) in zip(tracks, before) { track.animation.model = value }
        return values
    }
}
