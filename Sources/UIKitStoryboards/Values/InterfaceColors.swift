// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Colors that UI files describe by components.
@MainActor
enum InterfaceColors {
    static func components(of element: InterfaceElement) -> UIColor? {
        func share(_ name: String) -> CGFloat? {
            guard let number = element[name].flatMap(InterfaceNumbers.number), (0...1).contains(number) else {
                return nil
            }
            return CGFloat(number)
        }
        let alpha = element["alpha"] == nil ? 1 : share("alpha")
        guard let alpha else { return nil }
        if let white = share("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = share("red"), let green = share("green"), let blue = share("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// The names of the toolkit's colors in UI files.
@MainActor
enum SystemColorNames {
    static let colors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
        "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
        "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "darkTextColor": .black,
        "lightTextColor": UIColor(white: 1, alpha: 0.6),
    ]
}
