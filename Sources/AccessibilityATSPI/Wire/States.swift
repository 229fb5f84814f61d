// SPDX-License-Identifier: MIT
internal import AccessibilityTree

/// A state of AT-SPI: its number, and its name in events.
struct WireState: Hashable {
    var number: Int
    var name: String

    init(_ number: Int, _ name: String) {
        self.number = number
        self.name = name
    }

    static let checked = WireState(4, "checked")
    static let collapsed = WireState(5, "collapsed")
    static let pressed = WireState(20, "pressed")
    static let defunct = WireState(6, "defunct")
    static let resizable = WireState(21, "resizable")
    static let showing = WireState(25, "showing")
    static let checkable = WireState(41, "checkable")

    /// The states that each state is translated to.
    static let table: [(AccessibilityStates, [WireState])] = [
        (.active, [WireState(1, "active")]),
        // Clients read one or the other.
        (.enabled, [WireState(8, "enabled"), WireState(24, "sensitive")]),
        (.focusable, [WireState(11, "focusable")]),
        (.focused, [WireState(12, "focused")]),
        (.visible, [WireState(30, "visible")]),
        (.showing, [showing]),
        (.selectable, [WireState(22, "selectable")]),
        (.selected, [WireState(23, "selected")]),
        (.multiselectable, [WireState(18, "multiselectable")]),
        (.checkable, [checkable]),
        (.checked, [checked]),
        (.mixed, [WireState(32, "indeterminate")]),
        (.pressed, [pressed]),
        (.expandable, [WireState(9, "expandable")]),
        (.expanded, [WireState(10, "expanded")]),
        (.editable, [WireState(7, "editable")]),
        (.readOnly, [WireState(43, "read-only")]),
        (.singleLine, [WireState(26, "single-line")]),
        (.multiLine, [WireState(17, "multi-line")]),
        (.selectableText, [WireState(38, "selectable-text")]),
        (.required, [WireState(33, "required")]),
        (.invalid, [WireState(36, "invalid-entry")]),
        (.modal, [WireState(16, "modal")]),
        (.busy, [WireState(3, "busy")]),
        (.indeterminate, [WireState(32, "indeterminate")]),
        (.horizontal, [WireState(14, "horizontal")]),
        (.vertical, [WireState(29, "vertical")]),
        (.visited, [WireState(40, "visited")]),
        (.hasPopup, [WireState(42, "has-popup")]),
        (.supportsAutocompletion, [WireState(37, "supports-autocompletion")]),
        (.managesDescendants, [WireState(31, "manages-descendants")]),
    ]

    /// The bits of AT-SPI for each bit of the states.
    private static let masks: [UInt64] = (0..<UInt64.bitWidth).map { bit in
        table.filter { $0.0.rawValue == 1 << UInt64(bit) }.flatMap(\.1).reduce(0) { $0 | 1 << UInt64($1.number) }
    }

    /// The states of AT-SPI as bits, of an object with a role.
    static func bits(_ states: AccessibilityStates, role: AccessibilityRole) -> UInt64 {
        var bits: UInt64 = 0
        var rest = states.rawValue
        while rest != 0 {
            bits |= masks[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        if states.contains(.expandable), !states.contains(.expanded) { bits |= 1 << UInt64(collapsed.number) }
        if role == .window { bits |= 1 << UInt64(resizable.number) }
        guard role == .toggleButton else { return bits }
        if states.contains(.checked) { bits |= 1 << UInt64(pressed.number) }
        return bits & ~(1 << UInt64(checked.number) | 1 << UInt64(checkable.number))
    }

    /// The states that a state of an object with a role is translated to.
    static func states(_ states: [WireState], role: AccessibilityRole) -> [WireState] {
        guard role == .toggleButton else { return states }
        // A toggle button is pressed, not checked.
        return states.compactMap { state in
            switch state.number {
            case checked.number: pressed
            case checkable.number: nil
            default: state
            }
        }
    }
}
