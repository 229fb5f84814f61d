// SPDX-License-Identifier: MIT
internal import AccessibilityTree
@_spi(Toolkit) internal import UIKitCore

/// An action of a node, and the means to perform it.
struct NodeOperation {
    enum Kind {
        case activate
        case increment
        case decrement
        case menu
        case escape
        case magicTap
        case scroll(UIAccessibilityScrollDirection)
        case custom(UIAccessibilityCustomAction)
        case rotor(UIAccessibilityCustomRotor, UIAccessibilityCustomRotor.Direction)
        case drag(UIAccessibilityLocationDescriptor)
        case drop(UIAccessibilityLocationDescriptor)
    }

    var kind: Kind
    var action: AccessibilityAction

    init(_ kind: Kind, _ name: String, _ title: String, shortcut: String = "") {
        self.kind = kind
        action = AccessibilityAction(name: name, title: title, shortcut: shortcut)
    }
}
