// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import WaylandServer
import Windowing
import WindowingWayland

/// The compositor in the test process; each test has its own.
@MainActor
final class TestCompositorDriver: DesktopDriver {
    let obstacles: [Deed: String] = [:]
    let absences: [Feature: String] = [:]

    private static let size = PixelSize(width: 800, height: 600)

    private var compositor: TestCompositor
    private var buttons: Set<PointerButton> = []
    private var fingers: [Int: (x: Double, y: Double)] = [:]

    private static var options: CompositorOptions {
        var options = CompositorOptions()
        options.servesClients = true
        var output = DeskOutput.Settings(name: "TEST-1", mode: (Int32(size.width), Int32(size.height), 60_000))
        output.otherModes = [output.mode, (640, 480, 60_000)]
        options.outputs = [output]
        return options
    }

    init() throws {
        compositor = try TestCompositor(Self.options)
        try setUp()
    }

    private func setUp() throws {
        try compositor.perform { $0.seat.repeatInfo = (rate: 40, delay: 200) }
    }

    func connect() throws -> any WindowSystem {
        try WaylandWindowSystem(displayName: compositor.displayName, environment: [:])
    }

    var waylandDisplay: String? { compositor.displayName }

    func reset() async throws {
        compositor = try TestCompositor(Self.options)
        buttons = []
        fingers = [:]
        try setUp()
    }

    /// Performs an operation on a window.
    private func perform<Value: Sendable>(
        _ window: ClientWindow, _ deed: Deed, _ body: @Sendable (Desk, DeskToplevel) throws -> Value
    ) throws -> Value {
        let title = window.title
        return try compositor.perform { desk in
            guard let toplevel = desk.toplevels.first(where: { $0.title == title }) else { throw NoMeans(deed: deed) }
            return try body(desk, toplevel)
        }
    }

    // MARK: - Windows

    func place(_ window: ClientWindow, at point: CGPoint) async throws {
        try perform(window, .placing) { $1.origin = (Int32(point.x), Int32(point.y)) }
    }

    func origin(of window: ClientWindow) async throws -> CGPoint {
        try perform(window, .placing) { CGPoint(x: Int($1.origin.x), y: Int($1.origin.y)) }
    }

    func size(of window: ClientWindow) async throws -> CGSize? {
        try perform(window, .measuring) { CGSize(width: Int($1.shell.size.width), height: Int($1.shell.size.height)) }
    }

    /// Returns the window with its direct child popups.
    func picture(of window: ClientWindow) async throws -> Picture? {
        let layers = try perform(window, .picturing) { desk, toplevel in
            let scale = Int(desk.outputs.first?.settings.scale ?? 1)
            let popups = toplevel.shell.popups.filter { $0.shell.isMapped && $0.place.count == 4 }
            return [(toplevel.surface.pixels, 0, 0)]
                + popups.map { ($0.surface.pixels, Int($0.place[0]) * scale, Int($0.place[1]) * scale) }
        }
        guard var picture = layers.first?.0.map(Picture.init) else { return nil }
        for (pixels, x, y) in layers.dropFirst() {
            if let pixels { picture.lay(Picture(pixels), x, y) }
        }
        return picture
    }

    func requestClose(_ window: ClientWindow) async throws {
        try perform(window, .closing) { $1.requestClose() }
    }

    func resize(_ window: ClientWindow, to size: CGSize) async throws {
        _ = try perform(window, .resizing) { _, toplevel in
            func limited(_ value: CGFloat, _ axis: Int) -> Int32 {
                let (least, most) = (toplevel.minimumSize[axis], toplevel.maximumSize[axis])
                return max(most > 0 ? min(Int32(value), most) : Int32(value), least)
            }
            return toplevel.configure(width: limited(size.width, 0), height: limited(size.height, 1))
        }
    }

    func activate(_ window: ClientWindow) async throws {
        try perform(window, .activating) { $0.focusKeyboard($1.surface) }
    }

    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws {
        try perform(window, .hiding) { $1.surface.isHidden = isHidden }
    }

    func bringBack(_ window: ClientWindow) async throws {
        try perform(window, .activating) { $1.bringBack() }
    }

    // MARK: - Devices

    func movePointer(to point: CGPoint) async throws {
        let isHeld = !buttons.isEmpty
        try compositor.perform { $0.movePointer(toX: Double(point.x), y: Double(point.y), isPressing: isHeld) }
    }

    func setButton(_ button: PointerButton, isDown: Bool) async throws {
        guard let code = Desk.Button(rawValue: 0x110 + UInt32(button.rawValue)) else {
            throw NoMeans(deed: .pointing)
        }
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        try compositor.perform { desk in
            if isDown || !desk.dropDrag() { desk.press(code, isDown: isDown) }
        }
    }

    func turnWheel(by clicks: Int) async throws {
        try compositor.perform { $0.turnWheel(by: Int32(clicks)) }
    }

    func setKey(_ code: UInt32, isDown: Bool) async throws {
        try compositor.perform { desk in
            desk.key(code, isDown: isDown)
            if code == 42 { desk.setModifiers(isDown ? TestModifiers.shift : 0) }
        }
    }

    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        let corner = fingers[finger]
        let found: (x: Double, y: Double)? = try compositor.perform { desk in
            let (x, y) = (Double(point.x), Double(point.y))
            switch phase {
            case .began:
                guard let found = desk.surface(atX: x, y: y) else { return nil }
                desk.touch(Int32(finger), on: found.surface, x: found.x, y: found.y)
                return (x - found.x, y - found.y)
            case .moved: desk.moveTouch(Int32(finger), x: x - (corner?.x ?? 0), y: y - (corner?.y ?? 0))
            case .ended: desk.liftTouch(Int32(finger))
            case .cancelled: desk.cancelTouches()
            }
            return nil
        }
        if phase == .began { fingers[finger] = found }
    }

    // MARK: - Screens

    func plugInScreen() async throws -> String {
        try compositor.perform { desk in
            _ = desk.addOutput(
                DeskOutput.Settings(name: "TEST-2", mode: (640, 480, 60_000), logical: (800, 0, 640, 480)))
        }
        return "TEST-2"
    }

    func unplugScreen(_ name: String) async throws {
        try compositor.perform { desk in
            if let output = desk.outputs.first(where: { $0.settings.name == name }) { desk.removeOutput(output) }
        }
    }

    func setMode(_ size: PixelSize) async throws {
        try compositor.perform { desk in
            desk.outputs.first?.update { $0.setMode((Int32(size.width), Int32(size.height), 60_000)) }
        }
    }

    func setScale(_ scale: Int) async throws {
        try compositor.perform { desk in
            desk.outputs.first?.update { $0.setScale(Double(scale)) }
            for surface in desk.surfaces { surface.prefer(fraction: UInt32(scale * 120)) }
        }
    }

    func die() async throws {
        compositor.die()
    }

    func comeBack() async throws {
        try await compositor.comeBack(Self.options)
    }
}

extension Picture {
    fileprivate init(_ pixels: ServerPixels) {
        let values = (0..<pixels.height).flatMap { y in
            (0..<pixels.width).map { x in
                let at = y * pixels.stride + x * 4
                return UInt32(pixels.bytes[at]) | UInt32(pixels.bytes[at + 1]) << 8
                    | UInt32(pixels.bytes[at + 2]) << 16
            }
        }
        self.init(size: PixelSize(width: pixels.width, height: pixels.height), pixels: values)
    }
}
