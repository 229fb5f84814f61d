// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import UIKitCore
internal import Windowing
internal import WindowingHeadless

extension Stage {
    /// Seconds from one frame to the next.
    public static let frameInterval: TimeInterval = 1.0 / 60

    /// Seconds since the application's clock began to count.
    public var now: TimeInterval { clock.now }

    /// Calls `work` once, `seconds` of the stage's time from now.
    public func schedule(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        _ = clock.schedule(after: seconds, work)
    }

    /// Lets `seconds` pass, frame by frame: what falls due happens, what was marked is laid out and drawn.
    ///
    /// With 0 no time passes, but what waits for the end of this moment happens and is drawn.
    public func advance(by seconds: TimeInterval) {
        requireCurrent()
        let end = clock.now + seconds
        repeat {
            let step = min(Self.frameInterval, end - clock.now)
            clock.advance(by: max(step, 0))
            drawFrame()
            // A sum of sixtieths misses the end by some billionths.
        } while end - clock.now > 1e-9
    }

    /// Lets time pass until nothing moves and nothing is left to draw.
    ///
    /// - Throws: `StageError.neverSettles` if something still moves after `limit` seconds.
    public func settle(within limit: TimeInterval = 15) throws(StageError) {
        let deadline = clock.now + limit
        advance(by: 0)
        while !isIdle {
            guard clock.now < deadline else { throw .neverSettles(seconds: limit) }
            advance(by: Self.frameInterval)
        }
    }

    /// Whether nothing moves, nothing is left to draw, and nothing happens by itself within the next frame.
    ///
    /// What happens later, such as the blinking of a caret, does not count.
    public var isIdle: Bool {
        let targets = system.windows.flatMap { [$0.target] + $0.visiblePopups.map(\.target) }
        if RenderActor.sync({ targets.contains { $0.hasRequest } }) { return false }
        // A frame in which nothing changed has the next one asked for by the clock.
        guard let due = clock.nextDueTime else { return true }
        return due - clock.now > Self.frameInterval * 1.5
    }

    /// Ends the turn of the run loop and shows the frame that results.
    private func drawFrame() {
        UIApplication.endTurn()
        system.fireFrames(at: FrameTime(timestamp: clock.now, refreshInterval: Self.frameInterval))
        for window in application.windows { window.deliverFrameReports() }
    }

    /// Hands the steps in, each at its time, and draws the last one's effect.
    func play(_ sequence: InputSequence, in window: UIWindow? = nil) {
        let window = window ?? self.window
        for step in sequence.steps {
            if step.delay > 0 { advance(by: step.delay) }
            window.receive(step.event)
        }
        advance(by: 0)
    }
}
