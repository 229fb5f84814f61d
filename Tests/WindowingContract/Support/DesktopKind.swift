// SPDX-License-Identifier: MIT
import TestDesktops
import Testing

/// The window systems on which the contract is tested.
enum DesktopKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case testCompositor = "test compositor"
    case sway
    case weston
    /// GNOME's compositor.
    case mutter = "Mutter"
    /// KDE's compositor.
    case kwin = "KWin"
    /// Xorg with several outputs, and a window manager.
    case xorg = "Xorg"
    /// An X server without a window manager.
    case xvfb = "Xvfb"
    case headless

    var testDescription: String { rawValue }

    /// The missing program, if it can't run.
    var missingProgram: String? {
        switch self {
        case .testCompositor, .headless: nil
        case .sway: Sway.isInstalled ? nil : "sway, swaymsg, grim and setpriv"
        case .weston: Weston.isInstalled ? nil : "weston"
        case .mutter: Mutter.isInstalled ? nil : "mutter, pipewire, dbus-run-session and python3-gi"
        case .kwin: KWin.isInstalled ? nil : "kwin_wayland, dbus-run-session and python3-gi"
        case .xorg:
            XServer.isDummyInstalled && WindowManagerProcess.isInstalled
                ? nil : "Xorg with its dummy driver, and openbox"
        case .xvfb: XServer.isInstalled ? nil : "Xvfb"
        }
    }

    @MainActor
    func start() async throws -> any DesktopDriver {
        switch self {
        case .testCompositor: try TestCompositorDriver()
        case .sway: try await SwayDriver()
        case .weston: try await WestonDriver()
        case .mutter: try await MutterDriver()
        case .kwin: try await KWinDriver()
        case .xorg: try await XorgDriver()
        case .xvfb: try await XvfbDriver()
        case .headless: HeadlessDriver()
        }
    }
}
