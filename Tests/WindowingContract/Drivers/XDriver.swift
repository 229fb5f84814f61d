// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Windowing
import WindowingX11

/// An X server, with devices controlled by its test extension, and client messages as from a pager.
@MainActor
class XDriver: DesktopDriver {
    let obstacles: [Deed: String]
    let absences: [Feature: String]
    private(set) var server: XServer
    private(set) var hand: XHand
    /// The resting position of the pointer, in pixels.
    private static let corner = (x: 790, y: 590)

    /// Whether there is a window manager.
    let isManaged: Bool
    private var scale = 1
    private var buttons: Set<PointerButton> = []
    private var keys: Set<UInt32> = []
    private var covers: [String: UInt32] = [:]

    init(
        _ server: XServer, isManaged: Bool, obstacles: [Deed: String], absences: [Feature: String]
    ) throws {
        self.server = server
        self.isManaged = isManaged
        self.obstacles = obstacles
        self.absences = absences
        hand = try XHand(display: server.display)
    }

    func connect() throws -> any WindowSystem {
        try X11WindowSystem(displayName: server.display, environment: [:])
    }

    func reset() async throws {
        for button in buttons { try await setButton(button, isDown: false) }
        for key in keys { try await setKey(key, isDown: false) }
        for cover in covers.values { hand.uncover(cover) }
        covers = [:]
        if scale != 1 { try await setScale(1) }
        hand.move(Self.corner.x, Self.corner.y)
    }

    // MARK: - Windows

    func number(of window: ClientWindow, _ deed: Deed) throws -> UInt32 {
        guard let number = hand.window(titled: window.title) else { throw NoMeans(deed: deed) }
        return number
    }

    private func frame(of window: ClientWindow) throws -> CGRect {
        guard let frame = hand.frame(of: try number(of: window, .placing)) else { throw NoMeans(deed: .placing) }
        return frame
    }

    private func points(_ length: CGFloat) -> CGFloat { length / CGFloat(scale) }
    private func pixels(_ length: CGFloat) -> Int { Int(length * CGFloat(scale)) }

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        let number = try number(of: window, .placing)
        let (x, y) = (pixels(point.x), pixels(point.y))
        hand.place(number, at: x, y)
        // A window manager responds asynchronously, and adds decorations.
        let isPlaced = await Patience.eventually {
            let extents = isManaged ? hand.frameExtents(of: number) : (0, 0)
            return hand.frame(of: number)?.origin == CGPoint(x: x + extents.0, y: y + extents.1)
        }
        guard isPlaced else { throw NoMeans(deed: .placing) }
    }

    func origin(of window: ClientWindow) async throws -> CGPoint {
        let frame = try frame(of: window)
        return CGPoint(x: points(frame.minX), y: points(frame.minY))
    }

    func size(of window: ClientWindow) async throws -> CGSize? {
        let frame = try frame(of: window)
        return CGSize(width: points(frame.width), height: points(frame.height))
    }

    func picture(of window: ClientWindow) async throws -> Picture? {
        let frame = try frame(of: window)
        let size = PixelSize(width: Int(frame.width), height: Int(frame.height))
        let pixels = hand.pixels(x: Int(frame.minX), y: Int(frame.minY), width: size.width, height: size.height)
        return pixels.map { Picture(size: size, pixels: $0) }
    }

    func requestClose(_ window: ClientWindow) async throws {
        hand.requestClose(try number(of: window, .closing))
    }

    func resize(_ window: ClientWindow, to size: CGSize) async throws {
        hand.resize(try number(of: window, .resizing), to: pixels(size.width), pixels(size.height))
    }

    func activate(_ window: ClientWindow) async throws {
        hand.activate(try number(of: window, .activating), isManaged: isManaged)
    }

    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws {
        if isHidden {
            covers[window.title] = hand.cover(try number(of: window, .hiding))
        } else if let cover = covers.removeValue(forKey: window.title) {
            hand.uncover(cover)
        }
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        hand.move(pixels(point.x), pixels(point.y))
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        let number: UInt8 =
            switch button {
            case .middle: 2
            case .right: 3
            default: 1
            }
        hand.button(number, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws {
        for _ in 0..<abs(clicks) {
            for isDown in [true, false] { hand.button(clicks > 0 ? 5 : 4, isDown: isDown) }
        }
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        if isDown { keys.insert(code) } else { keys.remove(code) }
        hand.key(UInt8(code), isDown: isDown)
    }

    // MARK: - The server

    func setScale(_ scale: Int) async throws {
        self.scale = scale
        hand.setScale(Double(scale))
    }

    func die() async throws {
        // Terminated in order, which is equivalent for its clients: the display name of a killed server stays in use
        // until it is reaped.
        server.end()
    }

    func comeBack() async throws {
        try await server.waitForEnd()
        server = try await startAgain(as: server.display)
        hand = try XHand(display: server.display)
    }

    /// Starts a server, and the required processes, with that display name.
    func startAgain(as display: String) async throws -> XServer { throw NoMeans(deed: .returning) }

    private static var startCount = 0

    /// Returns a display name for a server that can be restarted.
    ///
    /// A name is reused when its previous server has ended long ago; the first three are used by other tests.
    static func nextName() -> String {
        startCount += 1
        return XServer.ownName(3 + startCount % 13)
    }

    // MARK: - Operations of some drivers

    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        throw NoMeans(deed: .touching)
    }

    func plugInScreen() async throws -> String { throw NoMeans(deed: .pluggingScreens) }
    func unplugScreen(_ name: String) async throws { throw NoMeans(deed: .unpluggingScreens) }
    func setMode(_ size: PixelSize) async throws { throw NoMeans(deed: .changingModes) }
}
