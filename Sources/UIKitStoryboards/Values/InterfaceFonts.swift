// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The fonts that UI files describe.
@MainActor
enum InterfaceFonts {
    /// At a larger size a single letter would fill the largest screens.
    private static let sizes = 1.0...10_000

    static func font(_ element: InterfaceElement, context: InterfaceContext) -> UIFont? {
        if let name = element["style"] {
            let style = UIFont.TextStyle(rawValue: name)
            if !styles.contains(style) {
                context.reportOnce(
                    "style \(name)", "There is no text style \(name); body takes its place.", at: element)
            }
            return .preferredFont(forTextStyle: style)
        }
        guard let points = element["pointSize"].flatMap(InterfaceNumbers.number), sizes.contains(points) else {
            return nil
        }
        let size = CGFloat(points)
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            if let family = element["family"], let font = UIFont(name: family, size: size) { return font }
            context.report("There is no font \(name); the system font takes its place.", at: element)
            return .systemFont(ofSize: size)
        }
        switch element["type"] ?? "system" {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "monospacedSystem":
            return .monospacedSystemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular)
        default: return .systemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular)
        }
    }

    private static let styles: Set<UIFont.TextStyle> = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
