// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import Windowing

/// A single wake-up on the render thread, at a time of the layer clock.
///
/// With the system clock it is a timer of the render thread, which the main actor can't delay. Any other clock
/// determines its own time: the main actor is asked to schedule the call there.
@RenderActor
final class RenderWakeup {
    private let handler: @RenderActor () -> Void
    private let schedule: @RenderActor (TimeInterval) -> Void
    private lazy var timer = RenderTimer { [weak self] in self?.fire() }
    private(set) var time: TimeInterval?

    /// Creates a wake-up.
    ///
    /// `schedule` makes another clock call `fire()` at the given time.
    init(schedule: @escaping @RenderActor (TimeInterval) -> Void, handler: @escaping @RenderActor () -> Void) {
        self.schedule = schedule
        self.handler = handler
    }

    isolated deinit {
        timer.set(nil)
    }

    /// Replaces the scheduled time; `nil` cancels it.
    func set(_ newTime: TimeInterval?) {
        guard newTime != time else { return }
        time = newTime
        let clock = LayerClock.timeSource
        guard clock is SystemTimeSource else {
            if let newTime { schedule(newTime) }
            return
        }
        timer.set(newTime)
    }

    /// Called when the time has been reached, by the timer or by another clock.
    func fire() {
        guard let time else { return }
        let now = LayerClock.timeSource.now
        // A call scheduled for a time that has since been replaced.
        guard now >= time - 0.000_5 else {
            self.time = nil
            set(time)
            return
        }
        self.time = nil
        handler()
    }
}
