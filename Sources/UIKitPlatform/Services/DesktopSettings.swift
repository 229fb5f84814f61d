// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import Windowing

/// What the desktop's settings say about how applications look, and what each means where it is absent or nonsense.
struct DesktopSettings: Hashable {
    /// By namespace and key.
    private(set) var values: [String: [String: BusValue]] = [:]
    /// What the display tells, which counts where the bus says nothing.
    var display = DisplaySettings()

    static let appearance = "org.freedesktop.appearance"
    /// GNOME's own, which other desktops' portals tell too.
    static let interface = "org.gnome.desktop.interface"

    /// Dark only where that is preferred.
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

    /// What the size of text is multiplied by.
    var textScale: CGFloat {
        guard let scale = values[Self.interface]?["text-scaling-factor"]?.number, scale > 0 else {
            return display.textScale ?? 1
        }
        // Beyond these no desktop's own settings go.
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

    /// All at once, as the portal answers.
    mutating func take(all answer: BusValue) {
        for (namespace, entries) in answer.dictionary ?? [:] {
            for (key, value) in entries.dictionary ?? [:] { take(value, for: key, in: namespace) }
        }
    }

    /// Has the application look so; without `includingStyle` it stays light or dark as it is.
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
