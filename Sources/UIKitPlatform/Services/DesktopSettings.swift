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

    static let appearance = "org.freedesktop.appearance"
    /// GNOME's settings, which the portals of other desktops report too.
    static let interface = "org.gnome.desktop.interface"

    /// The interface style; dark only if the user prefers it.
    var userInterfaceStyle: UIUserInterfaceStyle {
        switch values[Self.appearance]?["color-scheme"]?.integer {
        case 1: .dark
        case 2: .light
        default: display.colorScheme == .dark ? .dark : .light
        }
    }

    var increasesContrast: Bool {
        values[Self.appearance]?["contrast"]?.integer.map { $0 == 1 } ?? display.increasesContrast ?? false
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
            || (values[Self.interface]?["enable-animations"]?.boolean ?? display.animates) == false
    }

    mutating func take(_ value: BusValue, for key: String, in namespace: String) {
        guard namespace == Self.appearance || namespace == Self.interface else { return }
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
    func apply(to application: UIApplication, includingStyle: Bool) {
        if includingStyle { application.userInterfaceStyle = userInterfaceStyle }
        application.increasesContrast = increasesContrast
        application.textScale = textScale
        application.accent = accent
        application.multipleTapInterval = display.doubleClickInterval ?? UIApplication.usualTapInterval
        UIAccessibility.isReduceMotionEnabled = reducesMotion
    }
}
