// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Waits for the window manager's word on each frame.
@RenderActor
final class FramePacing {
    /// Seconds without a word after which the window manager counts as gone, or stuck: it tells of frames that nobody
    /// sees several times a second.
    static let patience: TimeInterval = 1

    /// Whether the window manager tells when it has drawn a frame.
    private(set) var isPromised = false
    /// It promised, and did not keep it.
    private var isBroken = false
    private var awaited: UInt64?
    private var lastDrawn: (value: UInt64, time: UInt64)?
    private var isWatching = false
    /// Called when frames can go on that the window manager was silent about.
    var onSilence: (@RenderActor () -> Void)?
    /// Calls something in so many seconds.
    private let schedule: @RenderActor (TimeInterval, @escaping @RenderActor () -> Void) -> Void

    nonisolated init(
        schedule: @escaping @RenderActor (TimeInterval, @escaping @RenderActor () -> Void) -> Void = { delay, body in
            RenderActor.async(after: delay, body)
        }
    ) {
        self.schedule = schedule
    }

    /// Whether frames are paced by what the window manager tells.
    var isOn: Bool { isPromised && !isBroken }
    /// Whether a frame has not been drawn yet.
    var isWaiting: Bool { awaited != nil }

    func setPromised(_ isPromised: Bool) {
        self.isPromised = isPromised
        isBroken = false
        if !isPromised { awaited = nil }
    }

    /// A frame has ended with this number.
    func wait(for value: UInt64) {
        guard isOn else { return }
        awaited = value
        watch(value)
    }

    /// Nothing is seen of the window any more.
    func forget() {
        awaited = nil
    }

    /// Takes the window manager's word.
    ///
    /// - Returns: when the frame was seen, in seconds, and the microseconds between refreshes, if it told both.
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

    /// One look at a time: many frames are shorter than it takes.
    private func watch(_ value: UInt64) {
        guard !isWatching else { return }
        isWatching = true
        schedule(Self.patience) { [weak self] in self?.look(for: value) }
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
