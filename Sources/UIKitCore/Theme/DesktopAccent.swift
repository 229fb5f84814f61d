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

    /// Returns the color, dark enough for text on white and for white text on it, or light enough for dark appearance.
    func color(isDark: Bool, contrast: UIAccessibilityContrast = .normal) -> UIColor {
        let usual = Theme.accentLuminance
        let limits = contrast == .high ? usual.contrasting : (maximum: usual.maximum, minimum: usual.minimum)
        let parts = [red, green, blue].map(ColorContrast.linear)
        let luminance = ColorContrast.luminance(ofLinear: parts)
        if isDark, luminance < limits.minimum {
            let share = (limits.minimum - luminance) / (1 - luminance)
            return color(parts.map { ColorContrast.encoded($0 + (1 - $0) * share) })
        }
        if !isDark, luminance > limits.maximum {
            return color(parts.map { ColorContrast.encoded($0 * limits.maximum / luminance) })
        }
        return color([red, green, blue])
    }

    private func color(_ parts: [Double]) -> UIColor {
        UIColor(red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: 1)
    }
}

/// The trait with the desktop's accent color, so that dynamic colors are resolved again when it changes.
enum DesktopAccentTrait: UITraitDefinition {
    static let defaultValue: DesktopAccent? = nil
    static let affectsColorAppearance = true
}
