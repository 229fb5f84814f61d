// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// Calls a method before each frame of the display, for animations that the application computes itself.
///
/// Frames are those of the windows that are shown: while none is, nothing is called, and without any window the calls
/// come 60 times a second. A link that is paused, or has not been added to a run loop, costs nothing.
///
/// > Note: Differs from UIKit: `action` is a method of the target (`MyView.step`), not a selector, and the run loop can
/// only be the main one, in all of whose modes the calls come.
@MainActor
public final class CADisplayLink {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var lastCall: TimeInterval?

    /// When the frame was, or will be, seen that has last been told, in seconds of `CACurrentMediaTime()`; 0 before the
    /// first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// Seconds from one frame of the display to the next.
    public private(set) var duration: CFTimeInterval = 0
    /// When the frame after that will be seen: what is to be drawn for.
    public var targetTimestamp: CFTimeInterval { timestamp + step }

    /// No calls come while it is true.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastCall = nil
            update()
        }
    }
    /// At most so many calls a second; 0, the default, for one with each frame.
    public var preferredFramesPerSecond = 0

    /// Holds `target` strongly until it is invalidated.
    public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void) {
        self.action = { link in action(target)(link) }
    }

    /// Begins to call; until then, and once removed from all modes, nothing comes.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        precondition(runloop === RunLoop.main, "A display link can be added to the main run loop only.")
        modes.insert(mode)
        update()
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main else { return }
        modes.remove(mode)
        update()
    }

    /// Ends the calls for good, and lets go of the target.
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
        // Half a frame early is nearer than half a frame late.
        if let lastCall, preferredFramesPerSecond > 0, time.timestamp - lastCall < step - duration / 2 { return }
        lastCall = time.timestamp
        timestamp = time.timestamp
        action?(self)
    }
}
