// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The number of pixels per point, which X only defines for the whole display, if at all.
enum DisplayScale {
    /// The default resolution for text.
    private static let plainResolution = 96.0

    /// Reads the settings, and the scale from XSETTINGS, otherwise from the root window's resources (as set by `xrdb`), with blocking
    /// requests.
    static func read(
        _ connection: XConnection, atoms: Atoms, root: UInt32
    ) -> (scale: CGFloat, settings: DisplaySettings, window: UInt32) {
        let question = connection.getProperty(atoms[.resourceManager], of: root)
        let busQuestion = connection.getProperty(atoms[.accessibilityBus], of: root)
        let (settings, window) = XSettings.read(connection, atoms: atoms)
        let resources = PropertyValue(connection.wait(for: question))?.text ?? ""
        var display = DisplaySettings(settings)
        let address = PropertyValue(connection.wait(for: busQuestion))?.text
        display.accessibilityBus = address.flatMap { $0.isEmpty ? nil : $0 }
        return (scale(settings: settings) ?? scale(resources: resources), display, window)
    }

    /// Returns the scale in XSETTINGS: the window scaling factor, otherwise the text resolution in 1024ths of a dot per
    /// inch.
    static func scale(settings: XSettings) -> CGFloat? {
        if let factor = windowFactor(settings) { return factor }
        guard let resolution = settings.number("Xft/DPI"), resolution > 0 else { return nil }
        return scale(resolution: Double(resolution) / 1024)
    }

    /// Returns the remaining scale of text if there is a window scaling factor.
    static func textScale(settings: XSettings) -> CGFloat? {
        guard let factor = windowFactor(settings) else { return nil }
        let unscaled = settings.number("Gdk/UnscaledDPI").map(Double.init)
        guard let resolution = unscaled ?? settings.number("Xft/DPI").map({ Double($0) / Double(factor) }),
            resolution > 0
        else { return nil }
        return CGFloat(min(max(resolution / 1024 / plainResolution, 0.5), 3))
    }

    private static func windowFactor(_ settings: XSettings) -> CGFloat? {
        settings.number("Gdk/WindowScalingFactor").flatMap { $0 > 0 ? CGFloat(min($0, 16)) : nil }
    }

    /// Returns the scale for resources such as `Xft.dpi: 144`; 1 without one.
    static func scale(resources: String) -> CGFloat {
        for line in resources.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
            return Double(parts[1].trimmingCharacters(in: .whitespaces)).map(scale(resolution:)) ?? 1
        }
        return 1
    }

    /// Returns the scale for a text resolution in dots per inch, in steps of a quarter.
    ///
    /// Finer values are typically measured rather than chosen; below one pixel per point nothing is legible.
    static func scale(resolution: Double) -> CGFloat {
        guard resolution.isFinite else { return 1 }
        return min(max((resolution / plainResolution * 4).rounded() / 4, 1), 16)
    }
}
