// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// A private desktop on which the fixture and programs of other toolkits exchange content.
protocol ExchangeDesktop: Sendable {
    /// The variables of programs on this desktop.
    var environment: [String: String] { get }

    /// Presses and releases a key while another one is held.
    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) async throws
    func move(to point: CGPoint) async throws
    func setButton(_ button: VirtualHand.Button, isDown: Bool) async throws
    /// Turns the wheel by whole clicks; positive toward the end of the content.
    func turnWheel(by clicks: Int) async throws
    /// Moves a window's content to a position on the screen, and returns its frame once it is there.
    ///
    /// A desktop on which only users move windows maximizes it instead.
    func place(_ title: String, at point: CGPoint) async throws -> CGRect
    /// Gives a window the keyboard focus.
    func activate(_ title: String) async throws
}

/// The kinds of desktops.
enum ExchangeDesktopKind: String, CaseIterable, CustomTestStringConvertible {
    case x11, sway

    static let areInstalled =
        XServer.isInstalled && WindowManagerProcess.isInstalled && Sway.isInstalled
        && Program.areInstalled("xclip", "xsel", "xdotool", "wl-copy", "wl-paste", "wtype")

    var testDescription: String { rawValue }

    func start() async throws -> any ExchangeDesktop {
        switch self {
        case .x11: try await XExchangeDesktop()
        case .sway: try await SwayExchangeDesktop()
        }
    }
}

extension ExchangeDesktop {
    func click(_ button: VirtualHand.Button = .left, at point: CGPoint) async throws {
        try await move(to: point)
        for isDown in [true, false] { try await setButton(button, isDown: isDown) }
    }

    /// Begins a drag between two points, without the release.
    func drag(from start: CGPoint, to end: CGPoint) async throws {
        try await move(to: start)
        try await setButton(.left, isDown: true)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            try await move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    /// Opens the fixture with one of its habits, at the left of the screen.
    func openFixture(_ habit: String) async throws -> (process: ChildProcess, frame: CGRect) {
        let process = try ChildProcess(
            Program.built("PlatformFixture"), [habit, "Ours"],
            environment: environment.merging(["SHOJI_RECONNECT": "0"]) { $1 })
        _ = try await process.line("active")
        return (process, try await place("Ours", at: CGPoint(x: 40, y: 60)))
    }
}

/// Xvfb with openbox.
final class XExchangeDesktop: ExchangeDesktop {
    private let server: XServer
    private let manager: WindowManagerProcess
    let hand: XHand
    let environment: [String: String]

    init() async throws {
        server = try await XServer()
        manager = try await WindowManagerProcess(server)
        hand = try XHand(display: server.display)
        environment = ["DISPLAY": server.display]
    }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) {
        if let modifier { hand.key(UInt8(modifier.rawValue), isDown: true) }
        for isDown in [true, false] { hand.key(UInt8(key.rawValue), isDown: isDown) }
        if let modifier { hand.key(UInt8(modifier.rawValue), isDown: false) }
    }

    func move(to point: CGPoint) { hand.move(Int(point.x), Int(point.y)) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) {
        let number: UInt8 =
            switch button {
            case .left: 1
            case .middle: 2
            case .right: 3
            }
        hand.button(number, isDown: isDown)
    }

    func turnWheel(by clicks: Int) {
        for _ in 0..<abs(clicks) {
            for isDown in [true, false] { hand.button(clicks > 0 ? 5 : 4, isDown: isDown) }
        }
    }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        let window = try await window(title)
        hand.place(window, at: Int(point.x), Int(point.y))
        var frame = CGRect.zero
        // The window manager puts its own frame there.
        let isPlaced = await Patience.eventually {
            frame = hand.frame(of: window) ?? .zero
            let extents = hand.frameExtents(of: window)
            return Int(frame.minX) == Int(point.x) + extents.left && Int(frame.minY) == Int(point.y) + extents.top
        }
        guard isPlaced else { throw MissingWindow(title: title) }
        return frame
    }

    func activate(_ title: String) async throws { hand.activate(try await window(title), isManaged: true) }

    private func window(_ title: String) async throws -> UInt32 {
        var window: UInt32?
        _ = await Patience.eventually {
            window = hand.window(titled: title)
            return window.map(hand.isViewable) == true
        }
        guard let window else { throw MissingWindow(title: title) }
        return window
    }
}

/// sway, with a virtual pointer and keyboard.
final class SwayExchangeDesktop: ExchangeDesktop {
    let sway: Sway

    init() async throws {
        sway = try await Sway()
        try sway.hand.move(to: Sway.corner)
    }

    var environment: [String: String] { sway.compositor.environment }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) throws {
        if let modifier { try sway.hand.type(key, with: modifier) } else { try sway.hand.type(key) }
    }

    func move(to point: CGPoint) throws { try sway.hand.move(to: point) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) throws {
        if isDown { try sway.hand.press(button) } else { try sway.hand.release(button) }
    }

    func turnWheel(by clicks: Int) throws { try sway.hand.turnWheel(by: clicks) }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        let frame = try await MissingWindow.unlessFound(title) { try await sway.frame(ofWindowTitled: title) }
        try await sway.message("[title=\"\(title)\"] move position \(Int(point.x)) \(Int(point.y))")
        return CGRect(origin: point, size: frame.size)
    }

    func activate(_ title: String) async throws { try await sway.message("[title=\"\(title)\"] focus") }
}

struct MissingWindow: Error {
    var title: String

    /// Waits for the frame of a window.
    static func unlessFound(_ title: String, _ frame: () async throws -> CGRect?) async throws -> CGRect {
        var found: CGRect?
        _ = try await Patience.eventually {
            found = try await frame()
            return found != nil
        }
        guard let found else { throw MissingWindow(title: title) }
        return found
    }
}
