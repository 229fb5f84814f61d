// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIColor {
    // MARK: - Fixed colors

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// A gray of one third white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A gray of two thirds white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A gray of one half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red in sRGB.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green in sRGB.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue in sRGB.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure cyan in sRGB.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure yellow in sRGB.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure magenta in sRGB.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange, as (1, 0.5, 0) in sRGB.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple, as (0.5, 0, 0.5) in sRGB.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown, as (0.6, 0.4, 0.2) in sRGB.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // MARK: - Semantic colors

    /// The color of primary text.
    public static let label = Theme.Palette.label
    /// The color of secondary text, such as a subtitle.
    public static let secondaryLabel = Theme.Palette.secondaryLabel
    /// The color of tertiary text.
    public static let tertiaryLabel = Theme.Palette.tertiaryLabel
    /// The color of quaternary text, such as a watermark.
    public static let quaternaryLabel = Theme.Palette.quaternaryLabel
    /// The color of placeholder text in empty fields.
    public static let placeholderText = Theme.Palette.placeholder
    /// The color of links.
    public static let link = Theme.accentColor
    /// The color of thin separator lines, partly transparent.
    public static let separator = Theme.Palette.separator
    /// The color of thin separator lines, opaque.
    public static let opaqueSeparator = Theme.Palette.opaqueSeparator
    /// The background of the main content.
    public static let systemBackground = Theme.Palette.background
    /// The background of content on top of the main background.
    public static let secondarySystemBackground = Theme.Palette.secondaryBackground
    /// The background of content on top of the secondary background.
    public static let tertiarySystemBackground = Theme.Palette.tertiaryBackground
    /// The background of grouped content.
    public static let systemGroupedBackground = Theme.Palette.groupedBackground
    /// The background of groups on top of the grouped background.
    public static let secondarySystemGroupedBackground = Theme.Palette.secondaryGroupedBackground
    /// The background of content on top of the secondary grouped background.
    public static let tertiarySystemGroupedBackground = Theme.Palette.tertiaryGroupedBackground
    /// The fill of thin and small shapes, partly transparent.
    public static let systemFill = Theme.Palette.fill
    /// The fill of medium-sized shapes, such as the background of a switch.
    public static let secondarySystemFill = Theme.Palette.secondaryFill
    /// The fill of large shapes, such as text fields and buttons.
    public static let tertiarySystemFill = Theme.Palette.tertiaryFill
    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = Theme.Palette.quaternaryFill
    /// The theme's accent color, which is the tint color of views without one.
    public static let tintColor = Theme.accentColor

    // MARK: - Palette

    /// An adaptable red.
    public static let systemRed = Theme.Palette.red
    /// An adaptable orange.
    public static let systemOrange = Theme.Palette.orange
    /// An adaptable yellow.
    public static let systemYellow = Theme.Palette.yellow
    /// An adaptable green.
    public static let systemGreen = Theme.Palette.green
    /// An adaptable mint.
    public static let systemMint = Theme.Palette.mint
    /// An adaptable teal.
    public static let systemTeal = Theme.Palette.teal
    /// An adaptable cyan.
    public static let systemCyan = Theme.Palette.cyan
    /// An adaptable blue.
    public static let systemBlue = Theme.Palette.blue
    /// An adaptable indigo.
    public static let systemIndigo = Theme.Palette.indigo
    /// An adaptable purple.
    public static let systemPurple = Theme.Palette.purple
    /// An adaptable pink.
    public static let systemPink = Theme.Palette.pink
    /// An adaptable brown.
    public static let systemBrown = Theme.Palette.brown
    /// The base gray, with the most contrast to the background.
    public static let systemGray = Theme.Palette.gray
    /// The gray closest to `systemGray`; higher numbers are closer to the background.
    public static let systemGray2 = Theme.Palette.gray2
    /// An adaptable gray, closer to the background than `systemGray2`.
    public static let systemGray3 = Theme.Palette.gray3
    /// An adaptable gray, closer to the background than `systemGray3`.
    public static let systemGray4 = Theme.Palette.gray4
    /// An adaptable gray, closer to the background than `systemGray4`.
    public static let systemGray5 = Theme.Palette.gray5
    /// The gray closest to the background.
    public static let systemGray6 = Theme.Palette.gray6
}
