// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore
import Windowing

@testable import UIKitPlatform

@Suite("Settings of title bars")
struct TitleBarConfigurationTests {
    /// A home folder with files, by their path in the folder of settings.
    private func variables(_ desktop: String, _ files: [String: String] = [:]) throws -> [String: String] {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = home.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return ["XDG_CURRENT_DESKTOP": desktop, "XDG_CONFIG_HOME": home.path, "XDG_CONFIG_DIRS": home.path]
    }

    private func settings(
        _ variables: [String: String], portal: [String: String] = [:], display: String? = nil
    ) -> TitleBarSettings {
        var reported = DisplaySettings()
        reported.titleBarLayout = display
        return TitleBarConfiguration(variables).settings(portal: portal, display: reported)
    }

    @Test(
        "GNOME's notation names the buttons on both sides of a colon",
        arguments: [
            ("appmenu:minimize,maximize,close", [], [.minimize, .maximize, .close]),
            ("close,minimize:", [.close, .minimize], []), ("close", [.close], []), ("", [], []), (":", [], []),
            ("icon: close , spacer,maximize", [.menu], [.close, .spacer, .maximize]),
            ("close,close:close,maximize", [.close], [.maximize]), ("close:minimize:maximize", [.close], []),
            ("rm -rf,CLOSE,\0,clo\u{301}se,menu:\u{202E}close,minimize", [.menu], [.minimize]),
        ] as [(String, [TitleBarSettings.Item], [TitleBarSettings.Item])])
    func gnome(_ text: String, _ leading: [TitleBarSettings.Item], _ trailing: [TitleBarSettings.Item]) {
        let settings = TitleBarSettings(gtkLayout: text)
        #expect(settings.leading == leading && settings.trailing == trailing)
    }

    @Test("Values of a megabyte and of many repetitions are cut")
    func long() {
        let many = Array(repeating: "spacer,close", count: 100_000).joined(separator: ",")
        let settings = TitleBarSettings(gtkLayout: many)
        #expect(settings.leading.filter { $0 == .close }.count == 1)
        #expect(settings.leading.count <= 8)
        let letters = TitleBarSettings(kwinLeft: String(repeating: "X_", count: 500_000), right: "IAX")
        #expect(letters.leading.first == .close && letters.leading.count <= 8)
        #expect(letters.trailing == [.minimize, .maximize])
        let wide = TitleBarSettings(gtkLayout: String(repeating: "é", count: 1_000_000) + ":close")
        #expect(wide.leading.isEmpty && wide.trailing.isEmpty)
    }

    @Test(
        "Without a setting, the desktop's own default applies",
        arguments: [
            ("GNOME", [], [.close]), ("ubuntu:GNOME", [], [.close]), ("Pantheon", [.close], [.maximize]),
            ("KDE", [], [.minimize, .maximize, .close]), ("XFCE", [], [.minimize, .maximize, .close]),
            ("", [], [.minimize, .maximize, .close]),
        ] as [(String, [TitleBarSettings.Item], [TitleBarSettings.Item])])
    func defaults(
        _ desktop: String, _ leading: [TitleBarSettings.Item], _ trailing: [TitleBarSettings.Item]
    ) throws {
        let settings = settings(try variables(desktop))
        #expect(settings.leading == leading && settings.trailing == trailing)
    }

    @Test("The portal's setting precedes GTK's files, and the display server's precedes both")
    func precedence() throws {
        let files = [
            "gtk-4.0/settings.ini": "# GTK\n[Settings]\ngtk-decoration-layout = close:\n",
            "gtk-3.0/settings.ini": "[Settings]\ngtk-decoration-layout=:minimize\n",
        ]
        let variables = try variables("sway", files)
        #expect(settings(variables).leading == [.close])
        #expect(settings(variables, portal: ["button-layout": "maximize:"]).leading == [.maximize])
        #expect(settings(variables, portal: ["button-layout": "maximize:"], display: "menu:").leading == [.menu])
        let older = try self.variables("sway", ["gtk-3.0/settings.ini": files["gtk-3.0/settings.ini"] ?? ""])
        #expect(settings(older).trailing == [.minimize])
    }

    @Test("On KDE, KWin's file decides, and what the portal reports of GNOME doesn't count")
    func kde() throws {
        let plain = try variables("KDE")
        #expect(settings(plain, portal: ["button-layout": "appmenu:close"]) == TitleBarSettings())
        let file = """
            [org.kde.kdecoration2]
            BorderSize=Normal
            ButtonsOnLeft=XIA
            ButtonsOnRight[$i]=H_M
            [Windows]
            TitlebarDoubleClickCommand=Minimize
            [MouseBindings]
            CommandActiveTitlebar2=Operations menu
            CommandActiveTitlebar3=Nothing
            """
        let changed = settings(try variables("KDE", ["kwinrc": file]), portal: ["action-double-click-titlebar": "none"])
        #expect(changed.leading == [.close, .minimize, .maximize] && changed.trailing == [.spacer, .menu])
        #expect(changed.doubleClick == .minimize && changed.middleClick == .showMenu && changed.rightClick == .none)
        let half = settings(try variables("KDE", ["kwinrc": "[org.kde.kdecoration2]\nButtonsOnLeft=\n"]))
        #expect(half.leading.isEmpty && half.trailing == [.minimize, .maximize, .close])
        // Another desktop doesn't use the file.
        #expect(settings(try variables("GNOME", ["kwinrc": file])).trailing == [.close])
    }

    @Test("Files that are no settings are ignored")
    func files() throws {
        for text in ["", "[", "=", "[Settings]\n=close:\ngtk-decoration-layout\n", "\u{0}\u{1}", "[Settings\n]"] {
            #expect(settings(try variables("sway", ["gtk-4.0/settings.ini": text])) == TitleBarSettings(), "\(text)")
        }
        let missing = settings(["XDG_CONFIG_HOME": "relative", "XDG_CONFIG_DIRS": ":::", "HOME": ""])
        #expect(missing == TitleBarSettings())
    }

    @Test("The click actions are read from GNOME's words; unknown ones and impossible ones are none")
    func actions() throws {
        let variables = try variables("GNOME")
        let changed = settings(
            variables,
            portal: ["action-double-click-titlebar": "minimize", "action-middle-click-titlebar": "lower"])
        #expect(changed.doubleClick == .minimize && changed.middleClick == .none && changed.rightClick == .showMenu)
        let unknown = settings(variables, portal: ["action-double-click-titlebar": "explode"])
        #expect(unknown.doubleClick == .toggleMaximized)
    }

    @Test(
        "The portal's layout is read once and followed", .enabled(if: Program.areInstalled("dbus-daemon")))
    @MainActor
    func following() async throws {
        let desktop = try await DesktopTestBus.portal(
            settings: "{'org.gnome.desktop.wm.preferences': {'button-layout': <'appmenu:close'>}}")
        let post = Post<DesktopSettings>()
        let portal = SettingsPortal(bus: DesktopBus(address: desktop.bus.address)) { post.put($0) }
        #expect(await post.next()?.titleBars.trailing == [.close])
        try desktop.change("button-layout", to: "'close,minimize:'", in: "org.gnome.desktop.wm.preferences")
        let second = await post.next()?.titleBars
        #expect(second?.leading == [.close, .minimize] && second?.trailing == [])
        try desktop.change("button-layout", to: "uint32 7", in: "org.gnome.desktop.wm.preferences")
        #expect(await post.next()?.titleBars == TitleBarSettings())
        withExtendedLifetime(portal) {}
    }
}
