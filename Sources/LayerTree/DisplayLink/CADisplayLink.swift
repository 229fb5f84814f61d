// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A timer that calls a method before each frame of the display, for animations that the application computes itself.
///
/// Frames are those of the visible windows: while every window is hidden there are no calls, and without any window
/// calls occur 60 times a second. A link that is paused, or has not been added to a run loop, costs nothing.
///
/// > Note: Differs from UIKit: `action` is a method of the target (`MyView.step`) instead of a selector, and the run
/// > loop can only be the main one; the link then fires in all of its modes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var lastCall: TimeInterval?

    /// The presentation time of the most recently reported frame, in seconds of `CACurrentMediaTime()`; 0 before the
    /// first frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The display's frame interval, in seconds.
    public private(set) var duration: CFTimeInterval = 0
    /// The presentation time of the next frame, which is the time to draw for.
    public var targetTimestamp: CFTimeInterval { timestamp + step }

    /// Whether the link is paused.
    ///
    /// A paused link makes no calls.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastCall = nil
            update()
        }
    }
    /// The maximum number of calls per second; 0 (the default) calls with each frame.
    public var preferredFramesPerSecond = 0

    /// Creates a link that retains `target` until it is invalidated.
    public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void) {
        self.action = { link in action(target)(link) }
    }

    /// Adds the link to a run-loop mode.
    ///
    /// There are no calls before it is added, or after it is removed from all modes.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        precondition(runloop === RunLoop.main, "A display link can be added to the main run loop only.")
        modes.insert(mode)
        update()
    }

    /// Removes the link from a run-loop mode.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main else { return }
        modes.remove(mode)
        update()
    }

    /// Stops the link permanently and releases the target.
    public func invalidate() {
        action = nil
        modes = []
        update()
    }

    private var step: TimeInterval {
        guard preferredFramesPerSecond > 0 else { return duration }
        return max(duration, 1 / Double(preferredFramesPerSecond))
    }

    private func update() {
        DisplayLinkDriver.shared.set(self, isActive: !isPaused && !modes.isEmpty && action != nil)
    }

    func frame(_ time: FrameTime) {
        duration = time.refreshInterval
        // A call half a frame early is closer to the requested rate than one half a frame late.
        if let lastCall, preferredFramesPerSecond > 0, time.timestamp - lastCall < step - duration / 2 { return }
        lastCall = time.timestamp
        timestamp = time.timestamp
        action?(self)
    }
}
