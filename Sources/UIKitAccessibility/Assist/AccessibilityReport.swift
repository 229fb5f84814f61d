// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// A serializable description of an accessible object and the objects in it, as a screen reader sees them.
package struct AccessibilityReport: Codable, Hashable, Sendable {
    package var role: String
    package var name: String?
    package var value: String?
    package var details: String?
    package var identifier: String?
    package var language: String?
    /// The names of the states, except those of every visible object.
    package var states: [String]
    /// The names of UIKit's traits.
    package var traits: [String]?
    /// The x, y, width, and height in window coordinates.
    package var frame: [Double]
    /// The names of the actions.
    package var actions: [String]?
    package var level: Int?
    package var attributes: [String: String]?
    /// The number of children, if those without views are left out.
    package var childCount: Int?
    package var children: [AccessibilityReport]?
}

extension ViewAccessibility {
    /// Returns the windows and the objects in them as JSON with sorted keys, so that two files can be compared.
    package func json() throws -> Data {
        forget()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(shownChildren(of: root).compactMap { report(of: $0, depth: 0) })
    }

    private func report(of node: AccessibleNode, depth: Int) -> AccessibilityReport? {
        guard depth < Self.maximumDepth, let element = describe(node) else { return nil }
        let children = shownChildren(of: node).compactMap { report(of: $0, depth: depth + 1) }
        func text(_ value: String) -> String? { value.isEmpty ? nil : value }
        let frame = element.frame
        let traits = node.view?.accessibilityTraits.names ?? []
        let actions = element.actions.map(\.name)
        return AccessibilityReport(
            role: element.role.rawValue, name: text(element.name), value: text(element.value),
            details: text(element.details), identifier: text(element.identifier), language: text(element.language),
            states: element.states.subtracting(.visible).names, traits: traits.isEmpty ? nil : traits,
            frame: [frame.x, frame.y, frame.width, frame.height], actions: actions.isEmpty ? nil : actions,
            level: element.level == 0 ? nil : element.level,
            attributes: element.attributes.isEmpty ? nil : element.attributes,
            childCount: element.childCount == children.count ? nil : element.childCount,
            children: children.isEmpty ? nil : children)
    }
}

extension AccessibilityStates {
    /// The names of the states in a constant order.
    package var names: [String] { Self.all.filter { contains($0.state) }.map(\.name) }

    private static let all: [(state: AccessibilityStates, name: String)] = [
        (.active, "active"), (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"),
        (.visible, "visible"), (.showing, "showing"), (.selectable, "selectable"), (.selected, "selected"),
        (.multiselectable, "multiselectable"), (.checkable, "checkable"), (.checked, "checked"), (.mixed, "mixed"),
        (.pressed, "pressed"), (.expandable, "expandable"), (.expanded, "expanded"), (.editable, "editable"),
        (.readOnly, "readOnly"), (.singleLine, "singleLine"), (.multiLine, "multiLine"),
        (.selectableText, "selectableText"), (.required, "required"), (.invalid, "invalid"), (.modal, "modal"),
        (.busy, "busy"), (.indeterminate, "indeterminate"), (.horizontal, "horizontal"), (.vertical, "vertical"),
        (.visited, "visited"), (.hasPopup, "hasPopup"), (.supportsAutocompletion, "supportsAutocompletion"),
        (.managesDescendants, "managesDescendants"),
    ]
}
