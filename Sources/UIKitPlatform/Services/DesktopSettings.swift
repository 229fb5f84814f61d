// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import Windowing

/// The desktop settings that affect the appearance of applications, with defaults for missing and invalid values.
struct DesktopSettings: Hashable {
    /// The values by namespace and key.
    private(set) var values: [String: [String: BusValue]] = [:]
    /// The settings reported by the display server, which apply where the bus provides none.
    var display = DisplaySettings()
    /// The settings in files, which apply where neither provides any.
    var titleBarConfiguration = TitleBarConfiguration()

    static let appearance = "org.freedesktop.appearance"
    /// GNOME's settings, which the portals of other desktops report too.
    static let interface = "org.gnome.desktop.interface"
    /// GNOME's accessibility settings of appearance.
    static let accessibility = "org.gnome.desktop.a11y.interface"
    /// GNOME's settings of sounds, which the portals of other desktops report too.
    static let sound = "org.gnome.desktop.sound"
    /// GNOME's settings of windows, which the portals of other desktops report too.
    static let windows = "org.gnome.desktop.wm.preferences"
    /// KDE's settings of fonts and of animations.
    static let kdeGeneral = "org.kde.kdeglobals.General"
    static let kdeAnimation = "org.kde.kdeglobals.KDE"
    /// The namespaces that are read.
    static let namespaces = [appearance, interface, accessibility, sound, windows, kdeGeneral, kdeAnimation]

    /// The interface style; dark only if the user prefers it.
    var userInterfaceStyle: UIUserInterfaceStyle {
        switch values[Self.appearance]?["color-scheme"]?.integer {
        case 1: .dark
        case 2: .light
        default: display.colorScheme == .dark ? .dark : .light
        }
    }

    var increasesContrast: Bool {
        let reported = values[Self.appearance]?["contrast"]?.integer.map { $0 == 1 }
        let chosen = values[Self.accessibility]?["high-contrast"]?.boolean
        let theme = values[Self.interface]?["gtk-theme"]?.text?.lowercased().hasPrefix("highcontrast")
        // Portals report no preference before they know the setting of the desktop.
        return reported == true || chosen == true || theme == true
            || (reported == nil && chosen == nil && display.increasesContrast == true)
    }

    var accent: DesktopAccent? {
        guard let parts = values[Self.appearance]?["accent-color"]?.list?.compactMap(\.number), parts.count == 3 else {
            return nil
        }
        return DesktopAccent(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// The scale factor for text, in 0.5...3.
    var textScale: CGFloat {
        guard let scale = values[Self.interface]?["text-scaling-factor"]?.number, scale > 0 else {
            return display.textScale ?? 1
        }
        // The range covers what desktops offer in their settings.
        return CGFloat(min(max(scale, 0.5), 3))
    }

    var reducesMotion: Bool {
        values[Self.appearance]?["reduced-motion"]?.integer == 1
            || values[Self.accessibility]?["reduced-motion"]?.text == "reduce"
            || (values[Self.interface]?["enable-animations"]?.boolean ?? display.animates) == false
            || values[Self.kdeAnimation]?["AnimationDurationFactor"]?.text.flatMap(Double.init) == 0
    }

    /// Whether the user prefers signs in addition to colors.
    var showsStatusShapes: Bool { values[Self.accessibility]?["show-status-shapes"]?.boolean == true }

    /// Whether the sounds of events are on.
    var playsEventSounds: Bool { values[Self.sound]?["event-sounds"]?.boolean ?? true }

    /// Whether times have 24 hours; `nil` if the desktop leaves it to the locale.
    var uses24HourClock: Bool? {
        switch values[Self.interface]?["clock-format"]?.text {
        case "24h": true
        case "12h": false
        default: nil
        }
    }

    /// The name of the sound theme; `nil` if the desktop reports none.
    var soundTheme: String? { values[Self.sound]?["theme-name"]?.text }

    /// Whether the interface font is bold, which is how desktops let users prefer bold text.
    var usesBoldText: Bool {
        if let name = values[Self.interface]?["font-name"]?.text ?? display.fontName { return Self.isBold(name) }
        // Qt's notation: the family, the size, and then numbers, of which the fifth value is the weight.
        let parts = values[Self.kdeGeneral]?["font"]?.text?.split(separator: ",", omittingEmptySubsequences: false)
        guard let parts, parts.count >= 10, let weight = Int(parts[4]) else { return false }
        // Qt 5 has weights from 0 to 99, of which 63 is semibold.
        return parts.count >= 16 ? weight >= 600 : weight >= 63
    }

    /// Returns whether a font name in Pango's notation, such as "Cantarell Bold 11", has a bold weight.
    private static func isBold(_ name: String) -> Bool {
        let words = name.lowercased().split { $0 == " " || $0 == "," }.dropFirst()
        return words.contains {
            ["semibold", "semi-bold", "demi-bold", "bold", "extra-bold", "heavy", "black"].contains($0)
        }
    }

    /// The settings of title bars.
    var titleBars: TitleBarSettings {
        titleBarConfiguration.settings(portal: (values[Self.windows] ?? [:]).compactMapValues(\.text), display: display)
    }

    /// The settings of accessibility; `overrides` are those that the user made for this application.
    func accessibility(_ overrides: AccessibilityOverrides) -> AccessibilitySettings {
        var settings = AccessibilitySettings()
        settings.reducesMotion = reducesMotion
        settings.usesBoldText = usesBoldText
        settings.showsSwitchLabels = showsStatusShapes
        settings.differentiatesWithoutColor = showsStatusShapes
        overrides.apply(to: &settings)
        return settings
    }

    mutating func take(_ value: BusValue, for key: String, in namespace: String) {
        guard Self.namespaces.contains(namespace) else { return }
        values[namespace, default: [:]][key] = value
    }

    /// Sets all values from the portal's answer.
    mutating func take(all answer: BusValue) {
        for (namespace, entries) in answer.dictionary ?? [:] {
            for (key, value) in entries.dictionary ?? [:] { take(value, for: key, in: namespace) }
        }
    }

    /// Applies the settings to the application; the interface style only with `includingStyle`.
    @MainActor
    func apply(
        to application: UIApplication, includingStyle: Bool,
        overrides: AccessibilityOverrides = AccessibilityOverrides()
    ) {
        if includingStyle { application.userInterfaceStyle = userInterfaceStyle }
        application.increasesContrast = overrides.increasesContrast || increasesContrast
        application.textScale = overrides.textScale ?? textScale
        application.accent = accent
        application.uses24HourClock = uses24HourClock
        application.titleBarSettings = titleBars
        application.multipleTapInterval = display.doubleClickInterval ?? UIApplication.usualTapInterval
        UIAccessibility.settings = accessibility(overrides)
    }
}
