// SPDX-License-Identifier: MIT
import TestDesktops
import Testing

/// The desktops that the contract is checked on.
enum DesktopKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case testCompositor = "test compositor"
    case sway
    case weston
    /// Xorg with several outputs, and a window manager.
    case xorg = "Xorg"
    /// An X server that nobody manages.
    case xvfb = "Xvfb"
    case headless

    var testDescription: String { rawValue }

    /// What has to be installed for it, if it is not.
    var missingProgram: String? {
        switch self {
        case .testCompositor, .headless: nil
        case .sway: Sway.isInstalled ? nil : "sway, swaymsg, grim and setpriv"
        case .weston: Weston.isInstalled ? nil : "weston"
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
        case .xorg: try await XorgDriver()
        case .xvfb: try await XvfbDriver()
        case .headless: HeadlessDriver()
        }
    }
}
