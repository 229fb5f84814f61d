// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// `_NET_WM_SYNC_REQUEST` and its two counters, by which the window manager knows what is on the window.
///
/// The first counter takes the number of the size that the newest frame was drawn for, so that border and content change
/// together and the next size is not sent before this one is drawn. The second one is odd while a frame is being put on
/// the window, so that no half of it is shown, and even otherwise; it takes the numbers of sizes too, of window managers
/// that know it. Such a one may tell when it has drawn the frame that ended with a number: that is when the next one is
/// of use.
@RenderActor
final class FrameSynchronization {
    /// A window's counters, as the server numbers them.
    struct Counters: Hashable, Sendable {
        var basic: UInt32
        var extended: UInt32
    }

    /// What the window manager wants to see for a size.
    struct Request: Hashable, Sendable {
        var value: UInt64
        /// Whether it goes to the second counter.
        var isExtended: Bool
    }

    /// The window manager's requests by the configuration that they came with, oldest first.
    private var expected: [(serial: UInt32, request: Request)] = []
    /// Drawn, and to be told once it is seen.
    private var answered: UInt64?
    private(set) var counters: Counters?
    /// The second counter's value, and what the server knows of it.
    private(set) var value: UInt64 = 0
    private var sent: UInt64 = 0

    nonisolated init() {}

    func setCounters(_ counters: Counters) {
        self.counters = counters
    }

    /// The frame that quotes `serial`, or a later one, is to be answered so.
    func expect(_ request: Request, for serial: UInt32) {
        expected.append((serial, request))
    }

    /// A frame that quotes `serial` is drawn.
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

    /// Makes the next frame count from the number on, which only ever goes up; an odd one would read as half a frame.
    private func advance(to wanted: UInt64) {
        let even = wanted &+ (wanted & 1)
        guard Int64(bitPattern: even &- value) > 0 else { return }
        value = value & 1 == 0 ? even : even &+ 1
    }

    /// A frame is about to be put on the window.
    func begin(on canvas: Canvas) {
        guard let counters, value & 1 == 0 else { return }
        value &+= 1
        sent = value
        set(counters.extended, to: value, on: canvas)
    }

    /// What was drawn is on the window; `true` if there is something to be sent.
    func finish(on canvas: Canvas?) -> Bool {
        guard let counters, let canvas else { return false }
        var isChanged = false
        if value & 1 == 1 {
            // By 1: the frame was put there as soon as it could be, so the window manager need not wait for others.
            value &+= 1
        }
        // Also a size that needs no frame is answered.
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
