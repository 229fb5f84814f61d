// SPDX-License-Identifier: MIT
import Foundation
import Windowing
import WindowingHeadless

/// The simulated window system, whose user is simulated here; each connection is a separate system.
@MainActor
final class HeadlessDriver: DesktopDriver {
    let obstacles: [Deed: String] = [
        .repeating: "keys are what the test sends, and nothing repeats them",
        .sharing: "each connection is a desktop of its own",
    ]
    let absences: [Feature: String] = [.foreignDialogs: "there are no other processes"]

    private var system = HeadlessWindowSystem()
    /// The surface under the pointer, and the position of its top-left corner.
    private var focus: (surface: HeadlessSurface, corner: CGPoint)?
    private var pointer = CGPoint(x: -1, y: -1)
    private var buttons: Set<PointerButton> = []
    private var fingers: [Int: (surface: HeadlessSurface, corner: CGPoint)] = [:]
    private var modifiers: KeyModifiers = []
    private var lastSerial: UInt32 = 0

    private static let specification = HeadlessScreenSpecification(
        sizes: [CGSize(width: 800, height: 600), CGSize(width: 640, height: 480)])

    func connect() throws -> any WindowSystem {
        system = HeadlessWindowSystem(screens: [Self.specification])
        return system
    }

    func reset() async throws {
        focus = nil
        buttons = []
        fingers = [:]
        modifiers = []
    }

    private func own(_ window: ClientWindow) throws -> HeadlessWindow {
        guard let own = window.platform as? HeadlessWindow else { throw NoMeans(deed: .placing) }
        return own
    }

    private func screen() throws -> HeadlessScreen {
        guard let screen = system.headlessScreens.first else { throw NoMeans(deed: .changingModes) }
        return screen
    }

    // MARK: - Windows

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        try own(window).move(to: point)
    }

    func origin(of window: ClientWindow) async throws -> CGPoint {
        try own(window).origin
    }

    func size(of window: ClientWindow) async throws -> CGSize? {
        try own(window).frameOnScreen.size
    }

    func picture(of window: ClientWindow) async throws -> Picture? {
        let own = try own(window)
        guard let screen = own.screen else { return nil }
        let scale = screen.description.scale
        let frame = own.frameOnScreen
        let all = system.picture(of: screen)
        let size = PixelSize(width: Int(frame.width * scale), height: Int(frame.height * scale))
        var pixels: [UInt32] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                pixels.append((all[Int(frame.minX * scale) + x, Int(frame.minY * scale) + y] ?? 0) & 0xff_ffff)
            }
        }
        return Picture(size: size, pixels: pixels)
    }

    func requestClose(_ window: ClientWindow) async throws {
        try own(window).requestClose()
    }

    func resize(_ window: ClientWindow, to size: CGSize) async throws {
        try own(window).resize(to: size)
    }

    func activate(_ window: ClientWindow) async throws {
        try own(window).activate()
    }

    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws {
        if isHidden { try own(window).minimize() } else { try own(window).activate() }
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        pointer = point
        if let drag = system.drag {
            guard let target = surface(at: point), case .window(let window) = target.surface else {
                return drag.move(over: nil)
            }
            return drag.move(
                over: window, at: CGPoint(x: point.x - target.corner.x, y: point.y - target.corner.y))
        }
        let found = buttons.isEmpty ? surface(at: point) : focus
        if let focus, found?.surface.owner !== focus.surface.owner {
            send(.left, to: focus)
            self.focus = nil
        }
        guard let found else { return }
        let isNew = focus == nil
        focus = found
        send(isNew ? .entered : .moved, to: found)
    }

    private func surface(at point: CGPoint) -> (surface: HeadlessSurface, corner: CGPoint)? {
        for screen in system.headlessScreens where screen.description.frame.contains(point) {
            let origin = screen.description.frame.origin
            let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            guard let (surface, location) = system.surface(at: place, on: screen) else { continue }
            return (surface, CGPoint(x: point.x - location.x, y: point.y - location.y))
        }
        return nil
    }

    private func send(_ kind: PointerEvent.Kind, to target: (surface: HeadlessSurface, corner: CGPoint)) {
        lastSerial += 1
        target.surface.send(
            .pointer(
                PointerEvent(
                    kind: kind, location: CGPoint(x: pointer.x - target.corner.x, y: pointer.y - target.corner.y),
                    timestamp: system.timeSource.now, modifiers: modifiers, serial: lastSerial)))
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        guard let focus else {
            if isDown { system.pressDesktop() }
            return
        }
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        if let drag = system.drag, !isDown { return drag.drop() }
        send(isDown ? .pressed(button) : .released(button), to: focus)
    }

    func turnWheel(by clicks: Int) async throws {
        guard let focus else { return }
        focus.surface.send(
            .scroll(
                ScrollEvent(
                    source: .wheel,
                    location: CGPoint(x: pointer.x - focus.corner.x, y: pointer.y - focus.corner.y), deltaX: 0,
                    deltaY: CGFloat(clicks) * 15, stepsY: clicks * 120, timestamp: system.timeSource.now)))
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        // Left Shift.
        if code == 42 {
            if isDown { modifiers.insert(.shift) } else { modifiers.remove(.shift) }
        }
        let isLetter = code == 30
        let letter = modifiers.contains(.shift) ? "A" : "a"
        lastSerial += 1
        system.activeWindow?.send(
            .key(
                KeyEvent(
                    phase: isDown ? .down : .up, code: code, keysym: isLetter ? 0x61 : 0xffe1,
                    characters: isLetter ? letter : "", charactersIgnoringModifiers: isLetter ? "a" : "",
                    modifiers: modifiers, timestamp: system.timeSource.now, serial: lastSerial)))
    }

    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        if phase == .began { fingers[finger] = surface(at: point) }
        guard let target = fingers[finger] else { return }
        if phase == .ended || phase == .cancelled { fingers[finger] = nil }
        let event = TouchPointEvent(
            phase: phase, identifier: Int32(finger),
            location: CGPoint(x: point.x - target.corner.x, y: point.y - target.corner.y),
            timestamp: system.timeSource.now)
        target.surface.send(.touches([event]))
    }

    // MARK: - Screens

    func plugInScreen() async throws -> String {
        system.connectScreen(Self.specification).description.name
    }

    func unplugScreen(_ name: String) async throws {
        guard let screen = system.headlessScreens.first(where: { $0.description.name == name }) else { return }
        system.disconnectScreen(screen)
    }

    func setMode(_ size: PixelSize) async throws {
        let screen = try screen()
        guard let index = screen.description.modes.firstIndex(where: { $0.size == size }) else {
            throw NoMeans(deed: .changingModes)
        }
        system.changeMode(of: screen, to: index)
    }

    func setScale(_ scale: Int) async throws {
        try await system.screenConfigurator.apply([
            ScreenChange(name: screen().description.name, scale: CGFloat(scale))
        ])
    }

    func die() async throws {
        system.isReachable = false
        system.fail(with: .lost(display: "headless", reason: "the test ended it"))
    }

    func comeBack() async throws {
        system.isReachable = true
    }
}

extension HeadlessSurface {
    fileprivate var owner: AnyObject {
        switch self {
        case .window(let window): window
        case .popup(let popup): popup
        }
    }

    @MainActor
    fileprivate func send(_ event: InputEvent) {
        switch self {
        case .window(let window): window.send(event)
        case .popup(let popup): popup.send(event)
        }
    }
}
