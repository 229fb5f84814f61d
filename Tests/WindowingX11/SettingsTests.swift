// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 settings")
@MainActor
struct SettingsTests {
    private func settings(_ values: [(String, XSettings.Value)]) -> XSettings {
        XSettings(RawClient.property(values))
    }

    @Test(
        "The theme's name distinguishes light and dark",
        arguments: [
            ("Adwaita", .light), ("Adwaita-dark", .dark), ("Mint-Y-Dark-Aqua", .dark), ("Breeze Dark", .dark),
            ("Arc-Darker", .light), ("Darkroom", .light), ("HighContrastInverse", .dark), ("", .light),
        ] as [(String, ColorScheme)])
    func themes(name: String, scheme: ColorScheme) {
        let look = DisplaySettings(settings([("Net/ThemeName", .text(name))]))
        #expect(look.colorScheme == scheme)
        #expect(look.increasesContrast == name.hasPrefix("High"))
    }

    @Test("Missing settings are nil, and implausible ones are ignored")
    func extremes() {
        #expect(DisplaySettings(XSettings()) == DisplaySettings())
        let wild = DisplaySettings(
            settings([
                ("Net/DoubleClickTime", .number(.max)), ("Gdk/WindowScalingFactor", .number(.max)),
                ("Gdk/UnscaledDPI", .number(.max)), ("Net/ThemeName", .number(1)),
            ]))
        #expect(wild == DisplaySettings(textScale: 3, doubleClickInterval: 2))
        let negative = settings([
            ("Net/DoubleClickTime", .number(.min)), ("Gdk/WindowScalingFactor", .number(.min)),
            ("Xft/DPI", .number(.min)),
        ])
        #expect(DisplaySettings(negative) == DisplaySettings())
        #expect(DisplayScale.scale(settings: negative) == nil)
    }

    @Test(
        "With a window scaling factor, the rest of the resolution is the text scale",
        arguments: [
            ([("Xft/DPI", 196_608)], 2, nil),
            ([("Xft/DPI", 245_760), ("Gdk/WindowScalingFactor", 2), ("Gdk/UnscaledDPI", 122_880)], 2, 1.25),
            ([("Xft/DPI", 122_880), ("Gdk/WindowScalingFactor", 1)], 1, 1.25),
            ([("Gdk/WindowScalingFactor", 3)], 3, nil),
        ] as [([(String, Int32)], CGFloat, CGFloat?)])
    func scales(values: [(String, Int32)], scale: CGFloat, textScale: CGFloat?) {
        let settings = settings(values.map { ($0.0, .number($0.1)) })
        #expect(DisplayScale.scale(settings: settings) == scale)
        #expect(DisplaySettings(settings).textScale == textScale)
    }

    @Test("The address of the accessibility bus is a property of the root window", .enabled(if: XServer.isInstalled))
    func accessibilityBus() async throws {
        let server = try await XServer()
        let raw = try RawClient(server.display)
        let address = "unix:path=/run/user/1000/at-spi/bus"
        let string: UInt32 = 31
        raw.connection.setProperty(
            raw.atoms[.accessibilityBus], of: raw.root, type: string, to: Array(address.utf8))
        raw.synchronize()
        let client = try TestClient(server)
        #expect(client.system.settings.accessibilityBus == address)
        client.system.disconnect()
    }

    @Test("Settings are updated when their manager starts, and when they change", .enabled(if: XServer.isInstalled))
    func following() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        #expect(client.system.settings == DisplaySettings())
        let raw = try RawClient(server.display)
        let keeper = try raw.keepSettings([("Net/ThemeName", .text("Yaru-dark"))])
        try await client.wait(for: "the dark") { $0.settings.last?.colorScheme == .dark }
        raw.setSettings(
            [
                ("Net/ThemeName", .text("Yaru")), ("Net/DoubleClickTime", .number(700)),
                ("Gtk/EnableAnimations", .number(0)), ("Gdk/WindowScalingFactor", .number(2)),
            ], of: keeper)
        try await client.wait(for: "the light") { $0.settings.last?.colorScheme == .light }
        #expect(client.settings.last?.doubleClickInterval == 0.7 && client.settings.last?.animates == false)
        #expect(client.system.scale == 2)
        // Irrelevant settings are not reported.
        raw.setSettings(
            [
                ("Net/ThemeName", .text("Yaru")), ("Net/DoubleClickTime", .number(700)),
                ("Gtk/EnableAnimations", .number(0)), ("Gdk/WindowScalingFactor", .number(2)),
                ("Net/SoundThemeName", .text("bells")),
            ], of: keeper)
        raw.setSettings([("Net/ThemeName", .text("Adwaita-dark"))], of: keeper)
        try await client.wait(for: "the dark again") { $0.settings.last?.colorScheme == .dark }
        #expect(client.settings.count == 3)
        client.system.disconnect()
    }
}
