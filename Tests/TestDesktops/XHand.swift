// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation

/// Simulated input and client messages for an X server: devices, window management and settings.
///
/// Each call returns when the server has processed it. Positions and sizes are in pixels of the root window.
@safe public final class XHand: @unchecked Sendable {  // used by one test at a time
    /// There is no X server to connect to.
    public struct NoServer: Error {
        /// The display name.
        public var display: String
    }

    let connection: OpaquePointer
    let root: UInt32
    private var atoms: [String: UInt32] = [:]

    /// Connects to an X server.
    public init(display: String) throws {
        guard let connection = unsafe xcb_connect(display, nil) else { throw NoServer(display: display) }
        unsafe self.connection = unsafe connection
        let screens = unsafe xcb_setup_roots_iterator(xcb_get_setup(connection))
        guard unsafe xcb_connection_has_error(connection) == 0, let screen = unsafe screens.data else {
            unsafe xcb_disconnect(connection)
            throw NoServer(display: display)
        }
        root = unsafe screen.pointee.root
    }

    deinit {
        unsafe xcb_disconnect(connection)
    }

    func synchronize() {
        unsafe free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }

    /// Returns the server's atom for a name.
    func atom(_ name: String) -> UInt32 {
        if let atom = atoms[name] { return atom }
        let answer = unsafe xcb_intern_atom_reply(
            connection, xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name), nil)
        defer { unsafe free(answer) }
        let atom = unsafe answer?.pointee.atom ?? 0
        atoms[name] = atom
        return atom
    }

    // MARK: - Devices

    /// Moves the pointer.
    public func move(_ x: Int, _ y: Int) {
        fake(XCB_MOTION_NOTIFY, 0, Int16(clamping: x), Int16(clamping: y))
    }

    /// Presses or releases a button with the server's number: 1 left, 2 middle, 3 right, 4 to 7 the wheel.
    public func button(_ number: UInt8, isDown: Bool) {
        fake(isDown ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, number)
    }

    /// Presses or releases a key with a Linux key code, which is 8 below the server's.
    public func key(_ code: UInt8, isDown: Bool) {
        fake(isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE, code + 8)
    }

    private func fake(_ type: Int32, _ detail: UInt8, _ x: Int16 = 0, _ y: Int16 = 0) {
        unsafe _ = xcb_test_fake_input(connection, UInt8(type), detail, 0, root, x, y, 0)
        synchronize()
    }

    // MARK: - The screen

    /// Returns the screen's pixels in a rectangle, row by row and without unused bits; `nil` if it isn't completely on
    /// the screen.
    public func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32]? {
        let question = unsafe xcb_get_image(
            connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(clamping: x), Int16(clamping: y),
            UInt16(clamping: width), UInt16(clamping: height), UInt32.max)
        guard let answer = unsafe xcb_get_image_reply(connection, question, nil) else { return nil }
        defer { unsafe free(answer) }
        let count = unsafe Int(xcb_get_image_data_length(answer))
        guard count == width * height * 4, let bytes = unsafe xcb_get_image_data(answer) else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count).bindMemory(to: UInt32.self))
    }

    /// Sets the number of pixels per point that applications use, as the setting for text resolution does.
    public func setScale(_ scale: Double) {
        let resource = "Xft.dpi:\t\(Int(96 * scale))\n"
        unsafe _ = xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
            XCB_ATOM_STRING.rawValue, 8, UInt32(resource.utf8.count), resource)
        synchronize()
    }
}
