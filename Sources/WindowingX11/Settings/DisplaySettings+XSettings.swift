// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension DisplaySettings {
    /// Creates settings from XSETTINGS for appearance and mouse, with GTK's names.
    init(_ settings: XSettings) {
        let theme = settings.text("Net/ThemeName")?.lowercased()
        // Themes exist in pairs whose names differ by a word: "Adwaita-dark", "Mint-Y-Dark-Aqua".
        let isNamedDark = theme.map { name in
            name.split { $0 == "-" || $0 == " " || $0 == "_" }.contains("dark") || name == "highcontrastinverse"
        }
        let prefersDark = settings.number("Gtk/ApplicationPreferDarkTheme").map { $0 != 0 }
        let isDark = prefersDark == true ? true : isNamedDark ?? prefersDark
        self.init(
            colorScheme: isDark.map { $0 ? .dark : .light },
            increasesContrast: theme.map { $0.hasPrefix("highcontrast") },
            animates: settings.number("Gtk/EnableAnimations").map { $0 != 0 },
            textScale: DisplayScale.textScale(settings: settings),
            doubleClickInterval: settings.number("Net/DoubleClickTime").flatMap { time in
                time > 0 ? min(max(TimeInterval(time) / 1000, 0.1), 2) : nil
            })
        fontName = settings.text("Gtk/FontName")
        titleBarLayout = settings.text("Gtk/DecorationLayout")
        titleBarDoubleClick = settings.text("Gtk/TitlebarDoubleClick")
        titleBarMiddleClick = settings.text("Gtk/TitlebarMiddleClick")
        titleBarRightClick = settings.text("Gtk/TitlebarRightClick")
    }
}
