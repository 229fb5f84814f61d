// SPDX-License-Identifier: MIT
internal import CXCB
internal import RenderThread
internal import Windowing

/// `_NET_WM_SYNC_REQUEST` and its two counters, by which the window manager tracks the window's content.
///
/// The basic counter is set to the request's value once the frame for the requested size has been drawn, so that border
/// and content change together and the next size is not sent before. The extended counter is odd while a frame is being
/// put on the window, which prevents incomplete frames from being shown, and even otherwise; window managers that
/// support it also use it for size requests. Such a window manager can send a message when it has drawn the frame that
/// ended with a value, which is the time for the next one.
@RenderActor
final class FrameSynchronization {
    /// A window's counters, by their server identifiers.
    struct Counters: Hashable, Sendable {
        var basic: UInt32
        var extended: UInt32
    }

    /// The value that the window manager expects for a size.
    struct Request: Hashable, Sendable {
        var value: UInt64
        /// Whether the value is for the extended counter.
        var isExtended: Bool
    }

    /// The window manager's requests by the configuration that contained them, oldest first.
    private var expected: [(serial: UInt32, request: Request)] = []
    /// The value of a request that has been drawn, to be set once the frame is on the window.
    private var answered: UInt64?
    private(set) var counters: Counters?
    /// The extended counter's value, and the value last sent to the server.
    private(set) var value: UInt64 = 0
    private var sent: UInt64 = 0

    nonisolated init() {}

    func setCounters(_ counters: Counters) {
        self.counters = counters
    }

    /// Sets the request to answer with the frame for `serial`, or a later one.
    func expect(_ request: Request, for serial: UInt32) {
        expected.append((serial, request))
    }

    /// Called when a frame for `serial` has been drawn.
    func answer(_ serial: UInt32?) {
        guard let serial else { return }
        while let first = expected.first, Int32(bitPattern: serial &- first.serial) >= 0 {
            expected.removeFirst()
            if first.request.isExtended {
                advance(to: first.request.value)
            } else {
                answered = first.request.value
            }
        }
    }

    /// Makes the next frame start at the value.
    ///
    /// Counters only increase, and an odd value would mean an incomplete frame.
    private func advance(to wanted: UInt64) {
        let even = wanted &+ (wanted & 1)
        guard Int64(bitPattern: even &- value) > 0 else { return }
        value = value & 1 == 0 ? even : even &+ 1
    }

    /// Called when a frame is about to be put on the window.
    func begin(on canvas: Canvas) {
        guard let counters, value & 1 == 0 else { return }
        value &+= 1
        sent = value
        set(counters.extended, to: value, on: canvas)
    }

    /// Called when the frame is on the window; returns `true` if there is something to send.
    func finish(on canvas: Canvas?) -> Bool {
        guard let counters, let canvas else { return false }
        var isChanged = false
        if value & 1 == 1 {
            // By 1: the frame was drawn as soon as possible, so the window manager need not wait for others.
            value &+= 1
        }
        // Sizes that need no frame are answered, too.
        if value != sent {
            sent = value
            set(counters.extended, to: value, on: canvas)
            isChanged = true
        }
        if let answered {
            self.answered = nil
            set(counters.basic, to: answered, on: canvas)
            isChanged = true
        }
        return isChanged
    }

    private func set(_ counter: UInt32, to value: UInt64, on canvas: Canvas) {
        let number = xcb_sync_int64_t(hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
        unsafe _ = xcb_sync_set_counter(canvas.connection.pointer, counter, number)
    }
}
