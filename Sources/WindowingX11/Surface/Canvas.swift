// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The resources for drawing into one window; freed with the last reference.
final class Canvas: Sendable {
    /// The path from a buffer to the window.
    enum Transport: Sendable {
        /// The buffer is a pixmap that Present copies at a refresh.
        case pixmap
        /// The server copies from shared memory.
        case sharedImage
        /// The pixels are sent over the connection.
        case image
    }

    let connection: XConnection
    let window: UInt32
    let depth: UInt8
    let transport: Transport
    let hasPresent: Bool
    let hasRegions: Bool
    /// The graphics context for copies.
    let context: UInt32
    private let presentEvents: UInt32

    init?(window: UInt32, depth: UInt8, connection: XConnection, extensions: Extensions, allowed: Transport = .pixmap) {
        guard let context = connection.makeIdentifier(), let presentEvents = connection.makeIdentifier() else {
            return nil
        }
        self.connection = connection
        self.window = window
        self.depth = depth
        self.context = context
        self.presentEvents = presentEvents
        hasPresent = extensions.present.value != nil
        hasRegions = extensions.fixes.value != nil
        let memory = extensions.sharedMemory.value
        if memory == nil || allowed == .image {
            transport = .image
        } else if memory?.hasPixmaps == true, hasPresent, allowed == .pixmap {
            transport = .pixmap
        } else {
            transport = .sharedImage
        }
        // No exposure events for copies: pixmaps in memory are always complete.
        var value: UInt32 = 0
        unsafe _ = xcb_create_gc(
            connection.pointer, context, window, XCB_GC_GRAPHICS_EXPOSURES.rawValue, &value)
        if hasPresent {
            unsafe _ = xcb_present_select_input(
                connection.pointer, presentEvents, window,
                XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY.rawValue | XCB_PRESENT_EVENT_MASK_IDLE_NOTIFY.rawValue)
        }
    }

    deinit {
        unsafe _ = xcb_free_gc(connection.pointer, context)
    }
}
