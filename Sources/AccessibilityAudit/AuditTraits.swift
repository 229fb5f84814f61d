// SPDX-License-Identifier: MIT
internal import AccessibilityTree

/// The contradictions between the role, the states, and the actions of an object.
enum AuditTraits {
    static func contradictions(of element: AccessibilityElement) -> [String] {
        rules.filter { $0.isBroken(element) }.map(\.message)
    }

    private struct Rule: Sendable {
        let message: String
        let isBroken: @Sendable (AccessibilityElement) -> Bool
    }

    private static let rules = [
        Rule(message: "needs an action, because it is an enabled control, and has none") {
            $0.role.isPressed && $0.states.contains(.enabled) && $0.actions.isEmpty
        },
        Rule(message: "needs the role of a button or link, because it can be activated, and is a text or image") {
            ($0.role == .staticText || $0.role == .image) && $0.actions.contains { $0.name == "activate" }
        },
        Rule(message: "needs a range of values, and has none") {
            [.slider, .spinButton, .scrollBar].contains($0.role) && $0.range == nil
                && !$0.actions.contains { $0.name == "increment" }
        },
        Rule(message: "needs a state of being on or off, and has none") {
            [.switchControl, .checkBox, .checkMenuItem].contains($0.role) && !$0.states.contains(.checkable)
        },
        Rule(message: "needs to be checkable, because it is checked, and isn't") {
            $0.states.contains(.checked) && !$0.states.contains(.checkable)
        },
        Rule(message: "needs to be expandable, because it is expanded, and isn't") {
            $0.states.contains(.expanded) && !$0.states.contains(.expandable)
        },
        Rule(message: "needs a text that can be read, and has none") {
            [.textField, .searchField, .textView, .passwordField].contains($0.role) && !$0.hasText
        },
        Rule(message: "needs the role of a text, because it is editable, and has another") {
            $0.states.contains(.editable) && !$0.hasText && $0.range == nil
        },
        Rule(message: "needs a value inside its range, and is outside") {
            $0.range.map { !($0.minimum...max($0.minimum, $0.maximum)).contains($0.current) } ?? false
        },
        Rule(message: "needs to be enabled, because it has the focus, and isn't") {
            $0.states.contains(.focused) && $0.role.isTarget && !$0.states.contains(.enabled)
        },
    ]
}

extension AccessibilityRole {
    /// Whether the user presses the object, which must have an action.
    var isPressed: Bool {
        switch self {
        case .button, .toggleButton, .switchControl, .checkBox, .radioButton, .popUpButton, .link, .tab, .menuItem,
            .checkMenuItem, .radioMenuItem, .key:
            true
        default: false
        }
    }

    /// Whether the user points at the object to operate it.
    var isTarget: Bool {
        switch self {
        case .slider, .spinButton, .pageControl, .textField, .passwordField, .searchField, .comboBox, .datePicker,
            .colorPicker:
            true
        default: isPressed
        }
    }

    /// Whether users can't tell what the object is without a name.
    var needsName: Bool { isTarget || [.image, .dialog, .alert, .textView, .progressBar].contains(self) }

    /// Whether the object draws its name or value as text.
    var showsText: Bool {
        switch self {
        case .staticText, .heading, .paragraph, .button, .toggleButton, .link, .tab, .menuItem, .checkMenuItem,
            .radioMenuItem, .textField, .searchField, .popUpButton, .radioButton, .columnHeader, .rowHeader:
            true
        default: false
        }
    }
}
