// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The accent color of the user's desktop settings, as sRGB components in 0...1.
package struct DesktopAccent: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    /// Creates an accent color; `nil` if a component is out of range, by which desktops indicate that no color is set.
    package init?(red: Double, green: Double, blue: Double) {
        // NaN is not contained in any range.
        guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// Returns the color, dark enough for text on white and for white text on it, or light enough for dark appearance.
    func color(isDark: Bool) -> UIColor {
        let middle = Theme.accentBrightness
        if isDark, brightness < middle {
            let share = (middle - brightness) / (1 - brightness)
            return mixed { $0 + (1 - $0) * share }
        }
        if !isDark, brightness > middle { return mixed { $0 * middle / brightness } }
        return mixed { $0 }
    }

    private func mixed(_ component: (Double) -> Double) -> UIColor {
        UIColor(
            red: CGFloat(component(red)), green: CGFloat(component(green)), blue: CGFloat(component(blue)), alpha: 1)
    }
}

/// The trait with the desktop's accent color, so that dynamic colors are resolved again when it changes.
enum DesktopAccentTrait: UITraitDefinition {
    static let defaultValue: DesktopAccent? = nil
    static let affectsColorAppearance = true
}
