// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import RenderThread
internal import UIKitAutomation
internal import UIKitCore
internal import Windowing
internal import WindowingHeadless

extension Stage {
    /// The interval between two frames, in seconds.
    public static let frameInterval: TimeInterval = 1.0 / 60

    /// The time in seconds since the application's clock was started.
    public var now: TimeInterval { clock.now }

    /// Calls `work` once, after `seconds` of the stage's time.
    public func schedule(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        _ = clock.schedule(after: seconds, work)
    }

    /// Advances the clock by `seconds`, frame by frame: timers fire, and pending layout and drawing are performed.
    ///
    /// With 0, the clock doesn't advance, but the current run-loop iteration ends and a frame is drawn.
    public func advance(by seconds: TimeInterval) {
        requireCurrent()
        let end = clock.now + seconds
        repeat {
            let step = min(Self.frameInterval, end - clock.now)
            clock.advance(by: max(step, 0))
            drawFrame()
            // A sum of sixtieths misses the end by a few billionths.
        } while end - clock.now > 1e-9
    }

    /// Advances the clock until no animation is running and nothing remains to be drawn.
    ///
    /// - Throws: `StageError.neverSettles` if something is still animating after `limit` seconds.
    public func settle(within limit: TimeInterval = 15) throws(StageError) {
        let deadline = clock.now + limit
        advance(by: 0)
        while !isIdle {
            guard clock.now < deadline else { throw .neverSettles(seconds: limit) }
            advance(by: Self.frameInterval)
        }
    }

    /// Whether no animation or transition to another window size is running, nothing remains to be drawn, and no timer
    /// fires within the next frame.
    ///
    /// Later timers, such as that of a blinking caret, are ignored.
    public var isIdle: Bool {
        let targets = system.windows.flatMap { [$0.target] + $0.visiblePopups.map(\.target) }
        if RenderActor.sync({ targets.contains { $0.hasRequest } }) { return false }
        if application.windows.contains(where: \.isInSizeTransition) { return false }
        // After a frame without changes, the next one is scheduled on the clock.
        guard let due = clock.nextDueTime else { return true }
        return due - clock.now > Self.frameInterval * 1.5
    }

    /// Ends the run-loop iteration and presents the resulting frame.
    private func drawFrame() {
        UIApplication.endTurn()
        system.fireFrames(at: FrameTime(timestamp: clock.now, refreshInterval: Self.frameInterval))
        for window in application.windows { window.deliverFrameReports() }
    }

    /// Sends the events, each at its time, and draws the effect of the last one.
    func play(_ sequence: InputSequence, in window: UIWindow? = nil) {
        let window = window ?? self.window
        for step in sequence.steps {
            if step.delay > 0 { advance(by: step.delay) }
            window.receive(step.event)
        }
        advance(by: 0)
    }
}
