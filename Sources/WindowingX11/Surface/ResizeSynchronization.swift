// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// `_NET_WM_SYNC_REQUEST`: tells the window manager when the frame for a new size is on the window, so that border and
/// content change together and the next size is not sent before this one is drawn.
@RenderActor
final class ResizeSynchronization {
    /// The window manager's numbers by the configuration that they came with, oldest first.
    private var expected: [(serial: UInt32, value: UInt64)] = []
    /// Drawn, and to be told once it is seen.
    private var answered: UInt64?
    private var counter: UInt32?

    nonisolated init() {}

    func setCounter(_ counter: UInt32) {
        self.counter = counter
    }

    /// The frame that quotes `serial`, or a later one, is to be answered by `value`.
    func expect(_ value: UInt64, for serial: UInt32) {
        expected.append((serial, value))
    }

    /// A frame that quotes `serial` is drawn.
    func answer(_ serial: UInt32?) {
        guard let serial else { return }
        while let first = expected.first, Int32(bitPattern: serial &- first.serial) >= 0 {
            answered = first.value
            expected.removeFirst()
        }
    }

    /// What was drawn is seen; `true` if there is something to be sent.
    func finish(on canvas: Canvas?) -> Bool {
        guard let value = answered, let counter, let canvas else { return false }
        answered = nil
        let number = xcb_sync_int64_t(hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
        unsafe _ = xcb_sync_set_counter(canvas.connection.pointer, counter, number)
        return true
    }
}
