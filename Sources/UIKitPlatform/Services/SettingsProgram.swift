// SPDX-License-Identifier: MIT
internal import Foundation

/// The program with the settings of the desktop environment.
struct SettingsProgram: Equatable {
    let program: URL
    let arguments: [String]

    /// The programs by the name of the desktop environment, as in `XDG_CURRENT_DESKTOP`.
    private static let names = [
        (desktop: "GNOME", program: "gnome-control-center"), (desktop: "KDE", program: "systemsettings"),
        (desktop: "XFCE", program: "xfce4-settings-manager"), (desktop: "X-Cinnamon", program: "cinnamon-settings"),
        (desktop: "MATE", program: "mate-control-center"), (desktop: "LXQt", program: "lxqt-config"),
        (desktop: "COSMIC", program: "cosmic-settings"), (desktop: "Pantheon", program: "io.elementary.settings"),
    ]

    /// Finds the program of the running desktop environment or, if it is unknown, the first one that is installed.
    init?(for application: String, in variables: [String: String]) {
        let desktops = (variables["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init)
        let names = Self.names.filter { desktops.contains($0.desktop) } + Self.names
        for name in names {
            guard let program = DesktopProgram.find(name.program, in: variables) else { continue }
            self.program = program
            arguments = name.desktop == "GNOME" ? ["applications", application] : []
            return
        }
        return nil
    }
}
