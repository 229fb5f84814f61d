// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// The desktops whose users' habits are tried: a bare X server with a window manager, a tiling compositor, and GNOME's
/// and KDE's compositors.
enum HabitDesktop: String, CaseIterable, CustomTestStringConvertible {
    case x11, sway, mutter, kwin

    static let areInstalled = ExchangeDesktopKind.areInstalled && Mutter.isInstalled && KWin.isInstalled

    var testDescription: String { rawValue }

    func start() async throws -> any ExchangeDesktop {
        switch self {
        case .x11: try await XExchangeDesktop()
        case .sway: try await SwayExchangeDesktop()
        case .mutter: try await MutterExchangeDesktop()
        case .kwin: try await KWinExchangeDesktop()
        }
    }

    /// Copies text with a program of the command line, which serves it in the background.
    func copy(_ text: String, to selection: Selection, on desktop: any ExchangeDesktop) async throws {
        let command =
            switch (self, selection) {
            case (.x11, .clipboard): "xclip -selection clipboard -i"
            case (.x11, .primary): "xclip -selection primary -i"
            case (_, .clipboard): "wl-copy"
            case (_, .primary): "wl-copy --primary"
            }
        // The program that stays behind would keep the output open.
        try await ChildProcess.run(
            Program.required("sh"), ["-c", "printf %s \"$0\" | \(command) >/dev/null 2>&1", text],
            environment: desktop.environment)
    }

    /// The contents that are pasted with a key, and with the middle button.
    enum Selection {
        case clipboard, primary
    }
}

/// Mutter, whose windows are maximized, because only users can move them.
final class MutterExchangeDesktop: ExchangeDesktop {
    private static let meta: UInt32 = 125

    private let mutter: Mutter

    init() async throws {
        mutter = try await Mutter()
        // The seat has a pointer from the first movement on. A press that follows at once would be lost to applications
        // that are only told of it then.
        try await mutter.movePointer(to: CGPoint(x: Mutter.size.width - 1, y: Mutter.size.height - 1))
    }

    var environment: [String: String] { mutter.compositor.environment }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) async throws {
        if let modifier {
            try await mutter.type(key.rawValue, with: modifier.rawValue)
        } else {
            try await mutter.type(key.rawValue)
        }
    }

    func move(to point: CGPoint) async throws { try await mutter.movePointer(to: point) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) async throws {
        try await mutter.setButton(button.rawValue, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws { try await mutter.turnWheel(by: clicks) }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        try await mutter.type(VirtualHand.Key.up.rawValue, with: Self.meta)
        return CGRect(x: 0, y: 0, width: Mutter.size.width, height: Mutter.size.height)
    }

    func activate(_ title: String) async throws {}
}

/// KWin.
final class KWinExchangeDesktop: ExchangeDesktop {
    private let kwin: KWin

    init() async throws {
        kwin = try await KWin()
    }

    var environment: [String: String] { kwin.environment }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) async throws {
        if let modifier { try kwin.hand.setKey(modifier.rawValue, isDown: true) }
        for isDown in [true, false] { try kwin.hand.setKey(key.rawValue, isDown: isDown) }
        if let modifier { try kwin.hand.setKey(modifier.rawValue, isDown: false) }
    }

    func move(to point: CGPoint) async throws { try kwin.hand.move(to: point) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) async throws {
        try kwin.hand.setButton(button.rawValue, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws { try kwin.hand.turnWheel(by: clicks) }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        var frame: CGRect?
        _ = try await Patience.eventually {
            frame = try await kwin.frame(ofWindowTitled: title)
            return frame != nil
        }
        guard let frame else { throw MissingWindow(title: title) }
        try await kwin.place(title, at: point)
        return CGRect(origin: point, size: frame.size)
    }

    func activate(_ title: String) async throws { try await kwin.activate(title) }
}
