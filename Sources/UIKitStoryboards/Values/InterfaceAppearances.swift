// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The appearances of bars.
@MainActor
enum InterfaceAppearances {
    /// Returns the attributes of a bar's title.
    static func text(
        _ element: InterfaceElement, _ context: InterfaceContext
    ) -> [NSAttributedString.Key: Any] {
        let part = InterfacePart(element, context)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color: UIColor = part.value("textColor") { attributes[.foregroundColor] = color }
        if let font: UIFont = part.value("fontDescription") { attributes[.font] = font }
        return attributes
    }

    static func navigationBar(
        _ element: InterfaceElement, _ context: InterfaceContext
    ) -> UINavigationBarAppearance {
        let part = InterfacePart(element, context)
        let appearance = UINavigationBarAppearance()
        if let color: UIColor = part.value("backgroundColor") { appearance.backgroundColor = color }
        if let color: UIColor = part.value("shadowColor") { appearance.shadowColor = color }
        for child in element.children where child.name == "textAttributes" {
            switch child.key {
            case "titleTextAttributes": appearance.titleTextAttributes = text(child, context)
            case "largeTitleTextAttributes": appearance.largeTitleTextAttributes = text(child, context)
            default: break
            }
        }
        return appearance
    }
}
