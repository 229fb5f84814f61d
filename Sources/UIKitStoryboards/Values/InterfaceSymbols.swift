// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Symbols and their configurations.
@MainActor
enum InterfaceSymbols {
    /// Returns the configuration that an element describes, such as `preferredSymbolConfiguration`.
    static func configuration(_ element: InterfaceElement, _ context: InterfaceContext) -> UIImage.SymbolConfiguration {
        let part = InterfacePart(element, context)
        var configuration = UIImage.SymbolConfiguration.unspecified
        func apply(_ other: UIImage.SymbolConfiguration) { configuration = configuration.applying(other) }
        if let font = element.child("fontDescription").flatMap({ InterfaceFonts.font($0, context: context) }) {
            apply(UIImage.SymbolConfiguration(font: font))
        }
        if let style: String = part.value("textStyle") {
            apply(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
        }
        if let size: CGFloat = part.value("pointSize") { apply(UIImage.SymbolConfiguration(pointSize: size)) }
        if let weight = part.word("weight", in: weights) { apply(UIImage.SymbolConfiguration(weight: weight)) }
        if let scale = part.word("scale", in: scales) { apply(UIImage.SymbolConfiguration(scale: scale)) }
        return configuration
    }

    /// Returns an image with the attributes of the reference to it.
    static func image(_ image: UIImage, configuredBy element: InterfaceElement, _ context: InterfaceContext) -> UIImage
    {
        let part = InterfacePart(element, context)
        var image = image
        if image.isSymbolImage, let scale = part.word("symbolScale", in: scales) {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        let colors =
            ["hierarchicalColors", "paletteColors", "palette"].lazy.compactMap { element.child($0) }.first?
            .children.compactMap { context.color($0) } ?? []
        switch element["renderingMode"] {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        case "hierarchical" where !colors.isEmpty:
            image = image.applyingSymbolConfiguration(.init(hierarchicalColor: colors[0])) ?? image
        case "palette" where !colors.isEmpty:
            image = image.applyingSymbolConfiguration(.init(paletteColors: colors)) ?? image
        default: break
        }
        return image
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage.SymbolConfiguration: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Self? {
        guard case .element(let element) = value.source else { return nil }
        return InterfaceSymbols.configuration(element, value.context) as? Self
    }
}
