// SPDX-License-Identifier: MIT

/// The states of an accessible object.
public struct AccessibilityStates: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The object's window has the keyboard.
    public static let active = AccessibilityStates(rawValue: 1 << 0)
    /// The object responds to the user.
    public static let enabled = AccessibilityStates(rawValue: 1 << 1)
    public static let focusable = AccessibilityStates(rawValue: 1 << 2)
    public static let focused = AccessibilityStates(rawValue: 1 << 3)
    /// The object isn't hidden, although it can be scrolled out of sight.
    public static let visible = AccessibilityStates(rawValue: 1 << 4)
    /// Part of the object is on the screen.
    public static let showing = AccessibilityStates(rawValue: 1 << 5)
    public static let selectable = AccessibilityStates(rawValue: 1 << 6)
    public static let selected = AccessibilityStates(rawValue: 1 << 7)
    /// More than one child can be selected.
    public static let multiselectable = AccessibilityStates(rawValue: 1 << 8)
    public static let checkable = AccessibilityStates(rawValue: 1 << 9)
    public static let checked = AccessibilityStates(rawValue: 1 << 10)
    /// The object is neither checked nor unchecked.
    public static let mixed = AccessibilityStates(rawValue: 1 << 11)
    public static let pressed = AccessibilityStates(rawValue: 1 << 12)
    public static let expandable = AccessibilityStates(rawValue: 1 << 13)
    public static let expanded = AccessibilityStates(rawValue: 1 << 14)
    public static let editable = AccessibilityStates(rawValue: 1 << 15)
    public static let readOnly = AccessibilityStates(rawValue: 1 << 16)
    public static let singleLine = AccessibilityStates(rawValue: 1 << 17)
    public static let multiLine = AccessibilityStates(rawValue: 1 << 18)
    /// The object's text can be selected.
    public static let selectableText = AccessibilityStates(rawValue: 1 << 19)
    public static let required = AccessibilityStates(rawValue: 1 << 20)
    /// The object's value isn't acceptable.
    public static let invalid = AccessibilityStates(rawValue: 1 << 21)
    /// The object blocks the other objects of its window.
    public static let modal = AccessibilityStates(rawValue: 1 << 22)
    public static let busy = AccessibilityStates(rawValue: 1 << 23)
    /// Progress without a known end.
    public static let indeterminate = AccessibilityStates(rawValue: 1 << 24)
    public static let horizontal = AccessibilityStates(rawValue: 1 << 25)
    public static let vertical = AccessibilityStates(rawValue: 1 << 26)
    public static let visited = AccessibilityStates(rawValue: 1 << 27)
    /// Pressing the object shows a menu or another popup.
    public static let hasPopup = AccessibilityStates(rawValue: 1 << 28)
    /// The object supports completion of the text that is being entered.
    public static let supportsAutocompletion = AccessibilityStates(rawValue: 1 << 29)
    /// The children exist only while they are asked for; the parent reports which one is active.
    public static let managesDescendants = AccessibilityStates(rawValue: 1 << 30)
}
