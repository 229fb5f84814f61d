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
