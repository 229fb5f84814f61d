// SPDX-License-Identifier: MIT
import CXCB
import Testing

@testable import WindowingX11

/// Another client of the server, which speaks the protocol word by word and waits for its answers.
@MainActor
final class RawClient {
    let connection: XConnection
    let atoms: Atoms
    let root: UInt32

    init(_ display: String) throws {
        connection = try XConnection(displayName: display)
        atoms = Atoms(connection)
        root = try XScreen(connection).root
    }

    /// Waits until the server has carried out everything that was asked for.
    func synchronize() {
        _ = connection.wait(for: unsafe xcb_get_input_focus(connection.pointer).sequence)
    }

    // MARK: - Devices

    /// Moves the pointer to a place on the root window, in pixels.
    func move(_ x: Int, _ y: Int) {
        fake(XCB_MOTION_NOTIFY, 0, Int16(x), Int16(y))
    }

    func button(_ number: UInt8, isDown: Bool) {
        fake(isDown ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, number)
    }

    /// A key by its code in Linux, 8 below the server's.
    func key(_ code: UInt8, isDown: Bool) {
        fake(isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE, code + 8)
    }

    func click(_ button: UInt8, at x: Int, _ y: Int) {
        move(x, y)
        self.button(button, isDown: true)
        self.button(button, isDown: false)
    }

    private func fake(_ type: Int32, _ detail: UInt8, _ x: Int16 = 0, _ y: Int16 = 0) {
        unsafe _ = xcb_test_fake_input(connection.pointer, UInt8(type), detail, 0, root, x, y, 0)
        _ = unsafe xcb_flush(connection.pointer)
    }

    // MARK: - Windows

    func property(_ name: AtomName, of window: UInt32) -> PropertyValue? {
        PropertyValue(connection.wait(for: connection.getProperty(atoms[name], of: window)))
    }

    /// The colour of a window's pixel, or of the screen's, without what is no colour.
    func pixel(_ x: Int, _ y: Int, of window: UInt32? = nil) -> UInt32? {
        let question = unsafe xcb_get_image(
            connection.pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window ?? root, Int16(x), Int16(y), 1, 1,
            UInt32.max
        ).sequence
        return connection.wait(for: question)?.load(UInt32.self, at: 32).map { $0 & 0xff_ffff }
    }

    /// A window's place on the root window and its size.
    func frame(of window: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
        let question = unsafe xcb_get_geometry(connection.pointer, window).sequence
        let placeQuestion = unsafe xcb_translate_coordinates(connection.pointer, window, root, 0, 0).sequence
        let size = connection.wait(for: question)?.load(xcb_get_geometry_reply_t.self)
        let place = connection.wait(for: placeQuestion)?.load(xcb_translate_coordinates_reply_t.self)
        guard let size, let place else { return nil }
        return (Int(place.dst_x), Int(place.dst_y), Int(size.width), Int(size.height))
    }

    func resize(_ window: UInt32, to width: Int, _ height: Int) {
        let mask = XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
        unsafe _ = xcb_configure_window(
            connection.pointer, window, UInt16(mask), [UInt32(width), UInt32(height)])
        synchronize()
    }
}
