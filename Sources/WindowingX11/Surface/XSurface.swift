// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// A server window, with the features common to toplevels and popups: pixels, input and a cursor.
@MainActor
final class XSurface {
    let identifier: UInt32
    let target: X11FrameTarget
    /// Called with the input events of the window.
    var onInput: ((InputEvent) -> Void)?
    private(set) var cursor = CursorShape.default
    unowned let system: X11WindowSystem
    private let session: Session
    private(set) var isClosed = false

    var scale: CGFloat { system.scale }

    /// The core events: position, visibility and property changes.
    private static let eventMask =
        XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        | XCB_EVENT_MASK_EXPOSURE.rawValue | XCB_EVENT_MASK_VISIBILITY_CHANGE.rawValue

    /// Creates an unmapped window.
    ///
    /// With `overridesRedirect` the window manager doesn't manage it, as required for popups.
    init(
        frame: PixelRect, kind: XScreen.PixelKind, overridesRedirect: Bool, session: Session, system: X11WindowSystem,
        fitting: (any FrameFitting)? = nil
    ) throws(OperationError) {
        guard let identifier = session.connection.makeIdentifier() else {
            throw .unavailable(
                operation: "Making a window",
                reason: session.connection.error == nil
                    ? "the connection has no identifiers left" : "the connection to the display is lost")
        }
        self.identifier = identifier
        self.session = session
        self.system = system
        // In the order of their bits. Without a background, the server doesn't clear areas that will be redrawn; a
        // border color is required if the depth differs from the parent's.
        let mask =
            XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_BIT_GRAVITY.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
            | XCB_CW_EVENT_MASK.rawValue | XCB_CW_COLORMAP.rawValue
        let values: [UInt32] = [
            0, XCB_GRAVITY_NORTH_WEST.rawValue, overridesRedirect ? 1 : 0, Self.eventMask, kind.colormap,
        ]
        unsafe _ = xcb_create_window(
            session.connection.pointer, kind.depth, identifier, session.screen.root, Int16(clamping: frame.x),
            Int16(clamping: frame.y), UInt16(clamping: max(1, frame.width)), UInt16(clamping: max(1, frame.height)), 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), kind.visual, mask, values)
        guard
            let canvas = Canvas(
                window: identifier, depth: kind.depth, connection: session.connection, extensions: session.extensions)
        else {
            throw .unavailable(operation: "Making a window", reason: "the connection has no numbers left")
        }
        let target = X11FrameTarget(
            canvas: canvas, reader: session.reader, timeSource: system.timeSource, fitting: fitting)
        self.target = target
        let reader = session.reader
        RenderActor.async { reader.setTarget(target, of: identifier) }
        system.surfaces[identifier] = self
        selectInput()
        cursorDidChange()
    }

    /// Requests a new position and size, which the window manager can change.
    func setFrame(_ frame: PixelRect) {
        configure(
            XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_WIDTH.rawValue
                | XCB_CONFIG_WINDOW_HEIGHT.rawValue,
            [
                UInt32(bitPattern: Int32(clamping: frame.x)), UInt32(bitPattern: Int32(clamping: frame.y)),
                UInt32(clamping: max(1, frame.width)), UInt32(clamping: max(1, frame.height)),
            ])
    }

    func setSize(_ size: PixelSize) {
        configure(
            XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue,
            [UInt32(clamping: max(1, size.width)), UInt32(clamping: max(1, size.height))])
    }

    /// Raises the window above all others.
    func raise() {
        configure(XCB_CONFIG_WINDOW_STACK_MODE.rawValue, [XCB_STACK_MODE_ABOVE.rawValue])
        session.flush()
    }

    private func configure(_ mask: UInt32, _ values: [UInt32]) {
        guard !isClosed else { return }
        unsafe _ = xcb_configure_window(session.connection.pointer, identifier, UInt16(mask), values)
    }

    // MARK: - Input

    private func selectInput() {
        guard let input = session.extensions.input.value else { return }
        var mask =
            XCB_INPUT_XI_EVENT_MASK_KEY_PRESS.rawValue | XCB_INPUT_XI_EVENT_MASK_KEY_RELEASE.rawValue
            | XCB_INPUT_XI_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_INPUT_XI_EVENT_MASK_BUTTON_RELEASE.rawValue
            | XCB_INPUT_XI_EVENT_MASK_MOTION.rawValue | XCB_INPUT_XI_EVENT_MASK_ENTER.rawValue
            | XCB_INPUT_XI_EVENT_MASK_LEAVE.rawValue | XCB_INPUT_XI_EVENT_MASK_FOCUS_IN.rawValue
            | XCB_INPUT_XI_EVENT_MASK_FOCUS_OUT.rawValue | XCB_INPUT_XI_EVENT_MASK_DEVICE_CHANGED.rawValue
        if input.isAtLeast(2, 2) {
            mask |=
                XCB_INPUT_XI_EVENT_MASK_TOUCH_BEGIN.rawValue | XCB_INPUT_XI_EVENT_MASK_TOUCH_UPDATE.rawValue
                | XCB_INPUT_XI_EVENT_MASK_TOUCH_END.rawValue
        }
        session.connection.selectInput(of: identifier, devices: UInt16(XCB_INPUT_DEVICE_ALL_MASTER.rawValue), mask)
    }

    // MARK: - Cursor

    func setCursor(_ shape: CursorShape) {
        guard shape != cursor else { return }
        cursor = shape
        cursorDidChange()
    }

    /// Sets the cursor when the theme is available.
    func cursorDidChange() {
        guard !isClosed, var picture = system.cursors?.picture(for: cursor) else { return }
        unsafe _ = xcb_change_window_attributes(
            session.connection.pointer, identifier, XCB_CW_CURSOR.rawValue, &picture)
    }

    /// Unmaps the window without destroying it.
    func hide() {
        guard !isClosed else { return }
        unsafe _ = xcb_unmap_window(session.connection.pointer, identifier)
        session.flush()
    }

    /// Destroys the window.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        let target = target
        RenderActor.sync { target.close() }
        system.didClose(self)
        onInput = nil
        unsafe _ = xcb_destroy_window(session.connection.pointer, identifier)
        session.flush()
    }
}

extension XConnection {
    /// Selects a window's XInput 2 events.
    func selectInput(of window: UInt32, devices: UInt16, _ mask: UInt32) {
        // The list in the request: a header directly followed by the mask.
        struct Selection {
            var header: xcb_input_event_mask_t
            var mask: UInt32
        }
        var selection = Selection(header: xcb_input_event_mask_t(deviceid: devices, mask_len: 1), mask: mask)
        unsafe withUnsafePointer(to: &selection) { selection in
            unsafe selection.withMemoryRebound(to: xcb_input_event_mask_t.self, capacity: 2) { masks in
                unsafe _ = xcb_input_xi_select_events(pointer, window, 1, masks)
            }
        }
    }
}
