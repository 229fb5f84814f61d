// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// All numbers and colors that determine the look and feel of the toolkit.
package enum Theme {
    /// The accent color: that of the desktop settings, or indigo.
    static let accentColor = UIColor { traits in
        let accent = traits[DesktopAccentTrait.self]
        return accent?.color(isDark: traits.userInterfaceStyle == .dark, contrast: traits.accessibilityContrast)
            ?? ownAccentColor
    }

    private static let ownAccentColor = UIColor(
        light: hex(0x2C5CC5), dark: hex(0x86A8FF), contrasting: (hex(0x1F3F88), hex(0xB4C9FF)))

    /// The relative luminance of accent colors: at most on light backgrounds, where white text is on them too, and at
    /// least on dark ones.
    ///
    /// With it, they have a contrast of 4.5 on all backgrounds, and of 7 if the user prefers increased contrast.
    static let accentLuminance = (maximum: 0.155, minimum: 0.32, contrasting: (maximum: 0.07, minimum: 0.56))

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
