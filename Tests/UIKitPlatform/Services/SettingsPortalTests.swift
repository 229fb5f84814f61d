// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestCompositor
import TestProcesses
import Testing
import UIKitCore
import UIKitTesting
import WaylandServer
import Windowing

@testable import UIKitPlatform

@Suite("Desktop settings", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct SettingsPortalTests {
    private static let dark = """
        {'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'accent-color': <(0.5, 0.25, 0.0)>, 'contrast': <uint32 1>},
         'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>, 'enable-animations': <false>}}
        """

    @Test("Settings are read once and followed; repeated values are not reported")
    func following() async throws {
        let desktop = try await DesktopTestBus.portal(settings: Self.dark)
        let post = Post<DesktopSettings>()
        let portal = SettingsPortal(bus: DesktopBus(address: desktop.bus.address)) { post.put($0) }
        let first = try #require(await post.next())
        #expect(first.userInterfaceStyle == .dark && first.increasesContrast && first.reducesMotion)
        #expect(first.textScale == 1.25)
        #expect(first.accent == DesktopAccent(red: 0.5, green: 0.25, blue: 0))
        #expect(
            desktop.service.calls.map(\.arguments)
                == ["([\(DesktopSettings.namespaces.map { "'\($0)'" }.joined(separator: ", "))],)"])
        try desktop.change("color-scheme", to: "uint32 1")
        try desktop.change("unknown", to: "'colour'", in: "org.example")
        try desktop.change("color-scheme", to: "uint32 2")
        #expect(await post.next()?.userInterfaceStyle == .light)
        try desktop.change("enable-animations", to: "true", in: "org.gnome.desktop.interface")
        #expect(await post.next()?.reducesMotion == false)
        withExtendedLifetime(portal) {}
    }

    @Test("Invalid signals are ignored")
    func hostileSignals() async throws {
        let desktop = try await DesktopTestBus.portal(settings: "@a{sa{sv}} {}")
        let post = Post<DesktopSettings>()
        let portal = SettingsPortal(bus: DesktopBus(address: desktop.bus.address)) { post.put($0) }
        while desktop.service.calls.isEmpty { await Task.yield() }
        for body in ["()", "(1, 2, 3)", "('org.freedesktop.appearance',)", "('a', 'b', <1>, <2>)"] {
            try desktop.service.emit(
                path: DesktopTestBus.portalPath, interface: "org.freedesktop.portal.Settings",
                member: "SettingChanged", body: body)
        }
        try desktop.change("color-scheme", to: "uint32 1")
        let first = try #require(await post.next())
        #expect(first.userInterfaceStyle == .dark)
        #expect(first.values.count == 1)
        withExtendedLifetime(portal) {}
    }

    @Test("Values of the wrong type or out of range are treated as missing")
    func nonsense() {
        var settings = DesktopSettings()
        func take(_ key: String, _ value: BusValue, in namespace: String = DesktopSettings.interface) {
            settings.take(value, for: key, in: namespace)
        }
        #expect(settings.userInterfaceStyle == .light && settings.textScale == 1 && !settings.reducesMotion)
        for value: BusValue in [.text("dark"), .unsigned(.max), .number(.nan), .list([]), .unreadable, .boolean(true)] {
            take("color-scheme", value, in: DesktopSettings.appearance)
            take("accent-color", value, in: DesktopSettings.appearance)
            #expect(settings.accent == nil)
            take("contrast", value, in: DesktopSettings.appearance)
            take("reduced-motion", value, in: DesktopSettings.appearance)
            #expect(settings.userInterfaceStyle == .light && !settings.increasesContrast && !settings.reducesMotion)
        }
        for (value, scale) in [(.nan, 1), (-1, 1), (0, 1), (1e300, 3), (0.01, 0.5), (1.5, 1.5)] as [(Double, Double)] {
            take("text-scaling-factor", .number(value))
            #expect(Double(settings.textScale) == scale)
        }
        var other = DesktopSettings()
        other.take(all: .list([.text("no dictionary")]))
        other.take(all: .dictionary(["org.freedesktop.appearance": .text("no dictionary")]))
        #expect(other == DesktopSettings())
    }

    @Test("Accessibility settings are read from GNOME's and KDE's keys, and from the desktop's font")
    func accessibility() {
        func settings(_ values: [(String, String, BusValue)]) -> DesktopSettings {
            var settings = DesktopSettings()
            for (namespace, key, value) in values { settings.take(value, for: key, in: namespace) }
            return settings
        }
        let none = DesktopSettings()
        #expect(none.accessibility(AccessibilityOverrides()) == AccessibilitySettings())
        let shapes = settings([(DesktopSettings.accessibility, "show-status-shapes", .boolean(true))])
            .accessibility(AccessibilityOverrides())
        #expect(shapes.showsSwitchLabels && shapes.differentiatesWithoutColor)
        #expect(settings([(DesktopSettings.accessibility, "high-contrast", .boolean(true))]).increasesContrast)
        #expect(settings([(DesktopSettings.interface, "gtk-theme", .text("HighContrastInverse"))]).increasesContrast)
        #expect(settings([(DesktopSettings.kdeAnimation, "AnimationDurationFactor", .text("0"))]).reducesMotion)
        #expect(!settings([(DesktopSettings.kdeAnimation, "AnimationDurationFactor", .text("0.5"))]).reducesMotion)
        for (name, isBold) in [
            ("Cantarell Bold 11", true), ("Cantarell 11", false), ("Bold Sans 11", false), ("", false),
            ("Inter, Semi-Bold 10", true),
        ] {
            #expect(settings([(DesktopSettings.interface, "font-name", .text(name))]).usesBoldText == isBold)
        }
        for (font, isBold) in [
            ("Noto Sans,10,-1,5,75,0,0,0,0,0", true), ("Noto Sans,10,-1,5,50,0,0,0,0,0", false),
            ("Noto Sans,10,-1,5,700,0,0,0,0,0,0,0,0,0,0,1", true),
            ("Noto Sans,10,-1,5,400,0,0,0,0,0,0,0,0,0,0,1", false),
            (",,,", false), ("a,b,c,d,e,f,g,h,i,j", false),
        ] {
            #expect(settings([(DesktopSettings.kdeGeneral, "font", .text(font))]).usesBoldText == isBold, "\(font)")
        }
    }

    @Test("The environment variable adds settings, and refuses words that it doesn't know")
    func overrides() throws {
        let overrides = try AccessibilityOverrides("bold-text, contrast,text-scale=2,no-autoplay")
        #expect(overrides.increasesContrast && overrides.textScale == 2)
        var settings = AccessibilitySettings()
        overrides.apply(to: &settings)
        #expect(settings.usesBoldText && !settings.playsVideosAutomatically && !settings.showsButtonShapes)
        for word in ["bold", "text-scale=", "text-scale=nan", "text-scale=9", "text-scale=-1"] {
            #expect(throws: SettingError.self) { try AccessibilityOverrides(word) }
        }
        #expect(try AccessibilityOverrides("") == AccessibilityOverrides())
        let stage = Stage()
        defer { UIAccessibility.settings = AccessibilitySettings() }
        DesktopSettings().apply(to: stage.application, includingStyle: false, overrides: overrides)
        #expect(stage.application.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test("The display server's settings apply where the bus provides none")
    func display() {
        var settings = DesktopSettings()
        settings.display = DisplaySettings(
            colorScheme: .dark, increasesContrast: true, animates: false, textScale: 1.25, doubleClickInterval: 0.9)
        #expect(settings.userInterfaceStyle == .dark && settings.increasesContrast && settings.reducesMotion)
        #expect(settings.textScale == 1.25)
        // No preference leaves it to the display server.
        settings.take(.unsigned(0), for: "color-scheme", in: DesktopSettings.appearance)
        #expect(settings.userInterfaceStyle == .dark)
        settings.take(.unsigned(2), for: "color-scheme", in: DesktopSettings.appearance)
        settings.take(.unsigned(0), for: "contrast", in: DesktopSettings.appearance)
        settings.take(.number(1), for: "text-scaling-factor", in: DesktopSettings.interface)
        settings.take(.boolean(true), for: "enable-animations", in: DesktopSettings.interface)
        #expect(settings.userInterfaceStyle == .light && !settings.increasesContrast && !settings.reducesMotion)
        #expect(settings.textScale == 1)
        let stage = Stage()
        settings.apply(to: stage.application, includingStyle: false)
        #expect(stage.application.multipleTapInterval == 0.9)
    }

    @Test("The clock is the one that the desktop reports, and otherwise that of the locale")
    func clock() {
        var settings = DesktopSettings()
        #expect(settings.uses24HourClock == nil)
        settings.take(.text("24h"), for: "clock-format", in: DesktopSettings.interface)
        let stage = Stage(languages: ["en_US"])
        settings.apply(to: stage.application, includingStyle: false)
        #expect(Locale.current.hourCycle == .zeroToTwentyThree)
        settings.take(.text("12h"), for: "clock-format", in: DesktopSettings.interface)
        settings.apply(to: stage.application, includingStyle: false)
        #expect(Locale.current.identifier == "en_US")
        settings.take(.text("other"), for: "clock-format", in: DesktopSettings.interface)
        #expect(settings.uses24HourClock == nil)
    }

    @Test("The application applies the settings; the interface style only if it follows the desktop")
    func applying() {
        let stage = Stage(appearance: .light)
        var settings = DesktopSettings()
        settings.take(.unsigned(1), for: "color-scheme", in: DesktopSettings.appearance)
        settings.take(.unsigned(1), for: "contrast", in: DesktopSettings.appearance)
        settings.take(.unsigned(1), for: "reduced-motion", in: DesktopSettings.appearance)
        settings.take(.number(1.5), for: "text-scaling-factor", in: DesktopSettings.interface)
        settings.apply(to: stage.application, includingStyle: false)
        defer { UIAccessibility.isReduceMotionEnabled = false }
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
        #expect(stage.window.traitCollection.accessibilityContrast == .high)
        #expect(stage.application.preferredContentSizeCategory > .large)
        #expect(UIAccessibility.isReduceMotionEnabled)
        settings.apply(to: stage.application, includingStyle: true)
        #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("An application follows the desktop to dark style, and receives memory warnings")
    func application() async throws {
        let desktop = try await DesktopTestBus.portal(settings: "@a{sa{sv}} {}")
        let compositor = try TestCompositor()
        let process = try Fixture.start(
            "looks",
            ["WAYLAND_DISPLAY": compositor.displayName, "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address])
        try await process.line("active")
        while desktop.service.calls.isEmpty { await Task.yield() }
        try desktop.change("color-scheme", to: "uint32 1")
        try await process.line("looks dark")
        try desktop.change("contrast", to: "uint32 1")
        try await process.line("looks dark with contrast")
        try desktop.warn("(byte 0x32,)")
        try await process.line("memory is short")
        // It continues without its bus.
        try await desktop.bus.end()
        process.send(15)
        #expect(try await process.end().ending == .status(0))
    }
}
