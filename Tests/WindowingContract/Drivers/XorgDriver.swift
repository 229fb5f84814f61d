// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Windowing
import WindowingX11

/// Xorg with the dummy driver's outputs, a touchscreen, and openbox.
final class XorgDriver: XDriver {
    private static let (first, second) = ("DUMMY0", "DUMMY1")
    private static let mode = PixelSize(width: 1024, height: 768)

    private let folder: TemporaryFolder
    private var manager: WindowManagerProcess
    private var touchscreen: InjectedDevice
    private var isChanged = false
    private var fingers: Set<Int> = []

    init() async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let server = try await XServer.dummy(in: folder, display: Self.nextName())
        manager = try await WindowManagerProcess(server)
        touchscreen = try InjectedDevice(folder.path(of: "touch"))
        try super.init(
            server, isManaged: true,
            obstacles: [
                .cancellingTouches: "the protocol has no word for it"
            ],
            absences: [.switchingScreens: "the dummy driver has no DPMS"])
    }

    override func startAgain(as display: String) async throws -> XServer {
        let server = try await XServer.dummy(in: folder, display: display)
        manager = try await WindowManagerProcess(server)
        touchscreen = try InjectedDevice(folder.path(of: "touch"))
        return server
    }

    override func reset() async throws {
        for finger in fingers { try await touch(finger, .ended, at: .zero) }
        try await super.reset()
        guard isChanged else { return }
        isChanged = false
        try await apply([
            ScreenChange(name: Self.first, mode: ScreenMode(size: Self.mode, refreshRate: 0)),
            ScreenChange(name: Self.second, isEnabled: false),
        ])
    }

    override func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        let kind: InjectedDevice.Phase
        switch phase {
        case .began:
            kind = .began
            fingers.insert(finger)
        case .moved: kind = .moved
        case .ended, .cancelled:
            kind = .ended
            fingers.remove(finger)
        }
        // In 65536ths of the root window, slightly more to compensate for truncation.
        touchscreen.touch(
            UInt32(finger), kind, x: (point.x + 0.5) * 65536 / CGFloat(Self.mode.width),
            y: (point.y + 0.5) * 65536 / CGFloat(Self.mode.height))
    }

    // MARK: - Screens

    /// Applies changes as a desktop's settings do.
    private func apply(_ changes: [ScreenChange]) async throws {
        let settings = try X11WindowSystem(displayName: server.display, environment: [:])
        defer { settings.disconnect() }
        guard case .available(let configurator) = settings.screenConfiguration else {
            throw NoMeans(deed: .changingModes)
        }
        let known = Set(configurator.heads.map(\.screen.name))
        try await configurator.apply(changes.filter { known.contains($0.name) })
    }

    override func plugInScreen() async throws -> String {
        isChanged = true
        hand.shareModes(of: Self.first, with: Self.second)
        try await apply([
            ScreenChange(
                name: Self.second, isEnabled: true,
                mode: ScreenMode(size: PixelSize(width: 640, height: 480), refreshRate: 0),
                position: CGPoint(x: CGFloat(Self.mode.width), y: 0))
        ])
        return Self.second
    }

    override func unplugScreen(_ name: String) async throws {
        try await apply([ScreenChange(name: name, isEnabled: false)])
    }

    override func setMode(_ size: PixelSize) async throws {
        isChanged = true
        try await apply([ScreenChange(name: Self.first, mode: ScreenMode(size: size, refreshRate: 0))])
    }
}
