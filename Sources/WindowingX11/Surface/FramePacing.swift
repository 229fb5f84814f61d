// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import Windowing

/// Paces frames by the window manager's messages about each frame.
@RenderActor
final class FramePacing {
    /// The time in seconds after which a silent window manager counts as unresponsive: even for invisible frames it
    /// sends several messages a second.
    static let timeLimit: TimeInterval = 1

    /// Whether the window manager announces when it has drawn a frame.
    private(set) var isPromised = false
    /// Whether the window manager announced messages, but didn't send them.
    private var isBroken = false
    private var awaited: UInt64?
    private var lastDrawn: (value: UInt64, time: UInt64)?
    private var isWatching = false
    /// Called when frames can continue after the window manager failed to respond.
    var onSilence: (@RenderActor () -> Void)?
    /// Calls a closure after a number of seconds.
    private let schedule: @RenderActor (TimeInterval, @escaping @RenderActor () -> Void) -> Void

    nonisolated init(
        schedule: @escaping @RenderActor (TimeInterval, @escaping @RenderActor () -> Void) -> Void = { delay, body in
            RenderActor.async(after: delay, body)
        }
    ) {
        self.schedule = schedule
    }

    /// Whether frames are paced by the window manager's messages.
    var isOn: Bool { isPromised && !isBroken }
    /// Whether a frame has not been drawn yet.
    var isWaiting: Bool { awaited != nil }

    func setPromised(_ isPromised: Bool) {
        self.isPromised = isPromised
        isBroken = false
        if !isPromised { awaited = nil }
    }

    /// Called when a frame has ended with this counter value.
    func wait(for value: UInt64) {
        guard isOn else { return }
        awaited = value
        watch(value)
    }

    /// Called when the window is no longer visible.
    func forget() {
        awaited = nil
    }

    /// Handles a message from the window manager.
    ///
    /// - Returns: The presentation time in seconds and the refresh interval in microseconds, if both are known.
    func receive(_ message: FrameMessage) -> (seen: TimeInterval, interval: UInt32)? {
        isBroken = false
        switch message {
        case .drawn(let value, let time):
            lastDrawn = (value, time)
            if let awaited, Int64(bitPattern: value &- awaited) >= 0 { self.awaited = nil }
            return nil
        case .timings(let value, let delay, let interval):
            guard let delay, let interval, let lastDrawn, lastDrawn.value == value else { return nil }
            return ((TimeInterval(lastDrawn.time) + TimeInterval(delay)) / 1e6, interval)
        }
    }

    /// One timeout at a time, because many frames are shorter than it.
    private func watch(_ value: UInt64) {
        guard !isWatching else { return }
        isWatching = true
        schedule(Self.timeLimit) { [weak self] in self?.look(for: value) }
    }

    private func look(for value: UInt64) {
        isWatching = false
        guard let awaited else { return }
        guard awaited == value else { return watch(awaited) }
        isBroken = true
        self.awaited = nil
        onSilence?()
    }
}
