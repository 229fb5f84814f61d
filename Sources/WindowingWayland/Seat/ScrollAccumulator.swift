// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Combines the axis events of a pointer frame into one `ScrollEvent`.
struct ScrollAccumulator {
    enum Axis: UInt32 {
        case vertical = 0
        case horizontal = 1
    }

    private struct Movement {
        var distance: CGFloat?
        var steps: Int?
        var isStopped = false
        var isInverted = false
    }

    /// The distance of a wheel click in points, as in libinput; most compositors send it along with the step.
    private static let pointsPerStep: CGFloat = 15

    private var vertical = Movement()
    private var horizontal = Movement()
    private var source = ScrollEvent.Source.unknown
    private var time: TimeInterval?
    /// The part of the next click for which distances were already converted to steps.
    private var advance = Advance()

    /// Steps in 120ths by axis.
    private struct Advance {
        var vertical = 0
        var horizontal = 0
    }

    mutating func setSource(_ source: ScrollEvent.Source) {
        self.source = source
    }

    mutating func move(_ axis: Axis, by distance: CGFloat, at time: TimeInterval) {
        self.time = time
        update(axis) { $0.distance = ($0.distance ?? 0) + distance }
    }

    mutating func step(_ axis: Axis, by steps: Int) {
        update(axis) { $0.steps = ($0.steps ?? 0) + steps }
    }

    mutating func stop(_ axis: Axis, at time: TimeInterval) {
        self.time = time
        update(axis) { $0.isStopped = true }
    }

    mutating func setInverted(_ axis: Axis, _ isInverted: Bool) {
        update(axis) { $0.isInverted = isInverted }
    }

    /// Returns the frame's event, or `nil` if it has no axis events, and starts the next frame.
    ///
    /// A frame can have steps without a distance; `now` replaces the time, which only distances contain. Before version
    /// 8 of the seat, wheels of high resolution have distances in every frame, and a step only where a click is
    /// complete; their distances are converted, and the step is reduced by them.
    mutating func finish(location: CGPoint, modifiers: KeyModifiers, now: TimeInterval) -> ScrollEvent? {
        defer {
            let advance = advance
            self = ScrollAccumulator()
            self.advance = advance
        }
        if source == .wheel || source == .wheelTilt {
            Self.complete(&vertical, &advance.vertical)
            Self.complete(&horizontal, &advance.horizontal)
        }
        let axes = [vertical, horizontal]
        let moves = axes.contains { $0.distance != nil || $0.steps != nil }
        let stops = axes.contains(where: \.isStopped)
        guard moves || stops else { return nil }
        return ScrollEvent(
            source: source, location: location, deltaX: distance(horizontal), deltaY: distance(vertical),
            stepsX: horizontal.steps ?? 0, stepsY: vertical.steps ?? 0,
            // One axis can stop while the other continues.
            isEnd: stops && !moves, isInverted: axes.contains(where: \.isInverted), timestamp: time ?? now,
            modifiers: modifiers)
    }

    private static func complete(_ movement: inout Movement, _ advance: inout Int) {
        if let steps = movement.steps {
            let isOpposite = steps.signum() == -advance.signum()
            movement.steps = isOpposite ? steps : steps - advance
            advance = 0
        } else if let distance = movement.distance, distance.isFinite {
            let steps = Int((min(max(distance, -1e6), 1e6) / pointsPerStep * 120).rounded())
            if steps.signum() == -advance.signum() { advance = 0 }
            movement.steps = steps
            advance += steps
        }
    }

    private func distance(_ movement: Movement) -> CGFloat {
        movement.distance ?? CGFloat(movement.steps ?? 0) / 120 * Self.pointsPerStep
    }

    private mutating func update(_ axis: Axis, _ change: (inout Movement) -> Void) {
        switch axis {
        case .vertical: change(&vertical)
        case .horizontal: change(&horizontal)
        }
    }
}
