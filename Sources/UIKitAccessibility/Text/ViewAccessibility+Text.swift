// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ViewAccessibility {
    package func text(of id: AccessibilityID) -> (any AccessibilityText)? {
        guard let node = node(id), let object = node.view else { return nil }
        return text(of: object, id)
    }

    func text(of object: UIResponder, _ id: AccessibilityID) -> (any AccessibilityText)? {
        guard let backing = backing(of: object) else { return nil }
        return ViewText(backing, origin: object.hostWindow?.accessibilityOrigin ?? .zero)
    }

    private func backing(of object: UIResponder) -> (any TextBacking)? {
        if let input = object as? any UITextInput { return InputBacking(input) }
        if let content = object as? any UIAccessibilityReadingContent { return ReadingBacking(content) }
        let isText =
            object.isAccessibilityElement && !object.accessibilityTraits.isDisjoint(with: [.staticText, .header])
        return isText ? LabelBacking(object) : nil
    }

    /// Whether an object has a text, without reading it.
    func hasText(_ object: UIResponder) -> Bool {
        if object is any UITextInput || object is any UIAccessibilityReadingContent { return true }
        return isText(object) && object.accessibilityLabel?.isEmpty == false
    }

    private func isText(_ object: UIResponder) -> Bool {
        object.isAccessibilityElement && !object.accessibilityTraits.isDisjoint(with: [.staticText, .header])
    }
}
