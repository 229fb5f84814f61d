// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// One wake-up on the render thread, at a time of the layer clock.
///
/// On the machine's clock it is a timer of the render thread, which the main actor cannot delay. On any other clock only that clock
/// knows when its time has come: the main actor is asked to schedule the call there.
@RenderActor
final class RenderWakeup {
    private let handler: @RenderActor () -> Void
    private let schedule: @RenderActor (TimeInterval) -> Void
    private lazy var timer = RenderTimer { [weak self] in self?.fire() }
    private(set) var time: TimeInterval?

    /// `schedule` has a foreign clock call `fire()` at the time that it is given.
    init(schedule: @escaping @RenderActor (TimeInterval) -> Void, handler: @escaping @RenderActor () -> Void) {
        self.schedule = schedule
        self.handler = handler
    }

    isolated deinit {
        timer.set(nil)
    }

    /// Replaces the time that was set; `nil` for none.
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

    /// The time has come, or a foreign clock says so.
    func fire() {
        guard let time else { return }
        let now = LayerClock.timeSource.now
        // A call scheduled for a time that was replaced since.
        guard now >= time - 0.000_5 else {
            self.time = nil
            set(time)
            return
        }
        self.time = nil
        handler()
    }
}
