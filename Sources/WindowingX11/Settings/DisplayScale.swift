// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Pixels per point: X has one for all screens, if any.
enum DisplayScale {
    /// What text sizes are for where nobody set anything.
    private static let plainResolution = 96.0

    /// Asks the desktop's settings, then the root window's resources, which hold what `xrdb` put there; waits for the
    /// answers.
    static func read(
        _ connection: XConnection, atoms: Atoms, root: UInt32
    ) -> (scale: CGFloat, settings: DisplaySettings, window: UInt32) {
        let question = connection.getProperty(atoms[.resourceManager], of: root)
        let (settings, window) = XSettings.read(connection, atoms: atoms)
        let resources = PropertyValue(connection.wait(for: question))?.text ?? ""
        return (scale(settings: settings) ?? scale(resources: resources), DisplaySettings(settings), window)
    }

    /// The scale that desktops set: their factor for whole windows, else the text's resolution in 1024ths of a dot.
    static func scale(settings: XSettings) -> CGFloat? {
        if let factor = windowFactor(settings) { return factor }
        guard let resolution = settings.number("Xft/DPI"), resolution > 0 else { return nil }
        return scale(resolution: Double(resolution) / 1024)
    }

    /// What is left for text alone, where whole windows have a factor of their own.
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

    /// The scale that resources in `Xft.dpi: 144` mean; 1 without one.
    static func scale(resources: String) -> CGFloat {
        for line in resources.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
            return Double(parts[1].trimmingCharacters(in: .whitespaces)).map(scale(resolution:)) ?? 1
        }
        return 1
    }

    /// The scale for a resolution of text in dots to the inch, in steps of a quarter.
    ///
    /// Finer steps are what a measured monitor happens to have, not what anybody wants; coarser than a pixel to a point
    /// nothing can be read.
    static func scale(resolution: Double) -> CGFloat {
        guard resolution.isFinite else { return 1 }
        return min(max((resolution / plainResolution * 4).rounded() / 4, 1), 16)
    }
}
