// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
package import UIKitCore

/// A serializable description of a view hierarchy: classes, frames, and texts.
package struct ViewTree: Codable, Hashable, Sendable {
    /// The class name without its module.
    package var className: String
    /// The x, y, width, and height in window coordinates.
    package var frame: [CGFloat]
    package var text: String?
    package var identifier: String?
    package var label: String?
    package var isHidden: Bool
    /// The traits and state of the view, such as `button`, `staticText`, `focused`, or `disabled`.
    package var traits: [String]
    package var children: [ViewTree]

    private enum CodingKeys: String, CodingKey {
        case className = "class"
        case frame, text, identifier, label
        case isHidden = "hidden"
        case traits, children
    }

    /// Describes `view` and its descendants.
    @MainActor
    package init(of view: UIView) {
        let place = view.convert(view.bounds, to: view.window)
        className = "\(type(of: view))"
        frame = [place.origin.x, place.origin.y, place.size.width, place.size.height]
        text = view.providedText
        identifier = view.accessibilityIdentifier
        label = view.accessibilityLabel
        isHidden = view.isHidden
        traits = view.automationTraits
        children = view.subviews.map { ViewTree(of: $0) }
    }

    /// Returns windows as a JSON array, frontmost first, with sorted keys so that two files can be compared.
    @MainActor
    package static func json(of windows: [UIWindow]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(windows.map { ViewTree(of: $0) })
    }
}

extension UIView {
    fileprivate var automationTraits: [String] {
        var traits: [String] = []
        if self is UIButton { traits.append("button") }
        if self is UILabel { traits.append("staticText") }
        if let control = self as? UIControl {
            if !control.isEnabled { traits.append("disabled") }
            if control.isSelected { traits.append("selected") }
            if control.isHighlighted { traits.append("highlighted") }
        }
        if isFocused { traits.append("focused") }
        if isFirstResponder { traits.append("firstResponder") }
        return traits
    }
}
