// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// All numbers and colors that determine the look and feel of the toolkit.
package enum Theme {
    /// The accent color: that of the desktop settings, or indigo.
    static let accentColor = UIColor { traits in
        traits[DesktopAccentTrait.self]?.color(isDark: traits.userInterfaceStyle == .dark) ?? ownAccentColor
    }

    private static let ownAccentColor = UIColor(light: hex(0x2C5CC5), dark: hex(0x86A8FF))

    /// The brightness that separates colors for white text from colors legible on a dark background.
    static let accentBrightness = 0.55

    /// Returns `color` without its hue, at the same perceived brightness.
    static func dimmed(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let components = color.cgColor(for: traits).components ?? []
            guard components.count == 4 else { return .gray }
            let brightness = 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2]
            return UIColor(white: brightness, alpha: components[3])
        }
    }

    package static func hex(_ value: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
    }
}
