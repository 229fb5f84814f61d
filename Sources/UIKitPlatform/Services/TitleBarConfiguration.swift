// SPDX-License-Identifier: MIT
internal import UIKitCore
internal import Windowing

/// The settings of title bars in the files of desktop environments, and the choice among all sources.
struct TitleBarConfiguration: Hashable {
    private let desktops: [String]
    /// KWin's settings; empty on other desktops.
    private let kwin: [KeyFile]
    /// GTK's settings, the newest version first.
    private let gtk: [KeyFile]

    /// Reads the files for an environment.
    init(_ variables: [String: String]) {
        desktops = (variables["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init)
        kwin = desktops.contains("KDE") ? [KeyFile]("kwinrc", in: variables) : []
        gtk =
            [KeyFile]("gtk-4.0/settings.ini", in: variables) + [KeyFile]("gtk-3.0/settings.ini", in: variables)
    }

    /// Creates a configuration without files, of an unknown desktop environment.
    init() {
        (desktops, kwin, gtk) = ([], [], [])
    }

    /// The name of KWin's group for decorations.
    private static let decoration = "org.kde.kdecoration2"
    private static let gtkGroup = "Settings"

    /// Returns the settings to apply.
    ///
    /// On KDE, KWin's settings count, and the portal may report the unused ones of GNOME. Elsewhere, those of the display
    /// server come first, which Xfce, MATE, and Cinnamon set, and GTK's files are for desktops without either.
    func settings(portal reported: [String: String], display: DisplaySettings) -> TitleBarSettings {
        let portal = desktops.contains("KDE") ? [:] : reported
        let layout = display.titleBarLayout ?? portal["button-layout"] ?? gtkValue("gtk-decoration-layout")
        var settings = kwinLayout ?? layout.map(TitleBarSettings.init(gtkLayout:)) ?? .init(defaultsOf: desktops)
        settings.doubleClick =
            kwinAction("TitlebarDoubleClickCommand", in: "Windows")
            ?? action(display.titleBarDoubleClick, portal["action-double-click-titlebar"], "double")
            ?? settings.doubleClick
        settings.middleClick =
            kwinAction("CommandActiveTitlebar2", in: "MouseBindings")
            ?? action(display.titleBarMiddleClick, portal["action-middle-click-titlebar"], "middle")
            ?? settings.middleClick
        settings.rightClick =
            kwinAction("CommandActiveTitlebar3", in: "MouseBindings")
            ?? action(display.titleBarRightClick, portal["action-right-click-titlebar"], "right")
            ?? settings.rightClick
        return settings
    }

    private var kwinLayout: TitleBarSettings? {
        let (left, right) = (
            kwin.value("ButtonsOnLeft", in: Self.decoration), kwin.value("ButtonsOnRight", in: Self.decoration)
        )
        guard left != nil || right != nil else { return nil }
        // A side that was never changed has KWin's default.
        return TitleBarSettings(kwinLeft: left ?? "MS", right: right ?? "HIAX")
    }

    private func kwinAction(_ key: String, in group: String) -> TitleBarSettings.ClickAction? {
        guard let word = kwin.value(key, in: group) else { return nil }
        return TitleBarSettings.ClickAction(kwinWord: word)
    }

    private func action(_ display: String?, _ portal: String?, _ click: String) -> TitleBarSettings.ClickAction? {
        guard let word = display ?? portal ?? gtkValue("gtk-titlebar-\(click)-click") else { return nil }
        return TitleBarSettings.ClickAction(gtkWord: word)
    }

    private func gtkValue(_ key: String) -> String? {
        gtk.value(key, in: Self.gtkGroup)
    }
}
