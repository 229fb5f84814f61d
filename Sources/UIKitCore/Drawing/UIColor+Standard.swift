// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIColor {
    // MARK: - Fixed

    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // MARK: - By role

    /// Text that is read first.
    public static let label = Theme.Palette.label
    public static let secondaryLabel = Theme.Palette.secondaryLabel
    public static let tertiaryLabel = Theme.Palette.tertiaryLabel
    public static let quaternaryLabel = Theme.Palette.quaternaryLabel
    public static let placeholderText = Theme.Palette.tertiaryLabel
    public static let link = Theme.accentColor
    /// A hairline through which the background still shows.
    public static let separator = Theme.Palette.separator
    public static let opaqueSeparator = Theme.Palette.opaqueSeparator
    /// Behind the main content.
    public static let systemBackground = Theme.Palette.background
    public static let secondarySystemBackground = Theme.Palette.secondaryBackground
    public static let tertiarySystemBackground = Theme.Palette.tertiaryBackground
    /// Behind groups of content that stand on cards.
    public static let systemGroupedBackground = Theme.Palette.groupedBackground
    public static let secondarySystemGroupedBackground = Theme.Palette.secondaryGroupedBackground
    public static let tertiarySystemGroupedBackground = Theme.Palette.tertiaryGroupedBackground
    /// Over any background, for thin and small shapes.
    public static let systemFill = Theme.Palette.fill
    public static let secondarySystemFill = Theme.Palette.secondaryFill
    public static let tertiarySystemFill = Theme.Palette.tertiaryFill
    public static let quaternarySystemFill = Theme.Palette.quaternaryFill
    public static let tintColor = Theme.accentColor

    // MARK: - By hue

    public static let systemRed = Theme.Palette.red
    public static let systemOrange = Theme.Palette.orange
    public static let systemYellow = Theme.Palette.yellow
    public static let systemGreen = Theme.Palette.green
    public static let systemMint = Theme.Palette.mint
    public static let systemTeal = Theme.Palette.teal
    public static let systemCyan = Theme.Palette.cyan
    public static let systemBlue = Theme.Palette.blue
    public static let systemIndigo = Theme.Palette.indigo
    public static let systemPurple = Theme.Palette.purple
    public static let systemPink = Theme.Palette.pink
    public static let systemBrown = Theme.Palette.brown
    public static let systemGray = Theme.Palette.gray
    public static let systemGray2 = Theme.Palette.gray2
    public static let systemGray3 = Theme.Palette.gray3
    public static let systemGray4 = Theme.Palette.gray4
    public static let systemGray5 = Theme.Palette.gray5
    public static let systemGray6 = Theme.Palette.gray6
}
