// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import StoryboardDocument

extension NibLoader {
    // MARK: - Colors

    /// The framework's dynamic colors take precedence over the fixed color that the file contains for them.
    func color(_ description: InterfaceColor, isFallback: Bool = false) -> UIColor? {
        switch description {
        case .components(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name):
            if let color = Self.systemColors[name] { return color }
            return resourceColor(name, isFallback: isFallback)
        case .named(let name):
            return resourceColor(name, isFallback: isFallback)
        }
    }

    private func resourceColor(_ name: String, isFallback: Bool) -> UIColor? {
        // A color that refers to another could form a cycle.
        if !isFallback, let described = document.colors[name] { return color(described, isFallback: true) }
        Log.misuse("There is no colour \(name) among the toolkit's and in the UI file's resources.")
        return nil
    }

    private static let systemColors: [String: UIColor] = [
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

    // MARK: - Fonts

    func font(_ description: InterfaceFont) -> UIFont {
        switch description {
        case .system(let size, let weight):
            return .systemFont(ofSize: size, weight: InterfaceTables.fontWeights[weight] ?? .regular)
        case .boldSystem(let size):
            return .boldSystemFont(ofSize: size)
        case .italicSystem(let size):
            return .italicSystemFont(ofSize: size)
        case .style(let style):
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        case .named(let name, let family, let size):
            if let font = UIFont(name: name, size: size) { return font }
            if let family, let font = UIFont(name: family, size: size) { return font }
            Log.misuse("There is no font \(name) here; the system's takes its place.")
            return .systemFont(ofSize: size)
        }
    }

    // MARK: - Images

    func image(_ name: String) -> UIImage? {
        let image = UIImage(named: name, in: bundle)
        if image == nil { Log.misuse("There is no image \(name) in \(bundle.bundlePath).") }
        return image
    }
}
