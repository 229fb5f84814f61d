// SPDX-License-Identifier: MIT
internal import Windowing

/// What the window manager and the server say about a toplevel.
struct ToplevelState: Hashable {
    /// As in the window's `_NET_WM_STATE`, or of our own making where no window manager runs.
    var isMaximized = false
    var isFullScreen = false
    var isMinimized = false
    var hasFocus = false
    var isObscured = false
    var isResizing = false

    var states: WindowStates {
        var states: WindowStates = []
        if hasFocus { states.insert(.activated) }
        if isMaximized { states.insert(.maximized) }
        if isFullScreen { states.insert(.fullScreen) }
        if isMinimized || isObscured { states.insert(.suspended) }
        if isResizing { states.insert(.resizing) }
        return states
    }

    /// Takes over the property's atoms.
    mutating func update(_ numbers: [UInt32], atoms: Atoms) {
        let numbers = Set(numbers)
        isMaximized =
            numbers.contains(atoms[.netMaximizedVertically]) && numbers.contains(atoms[.netMaximizedHorizontally])
        isFullScreen = numbers.contains(atoms[.netFullScreen])
        isMinimized = numbers.contains(atoms[.netHidden])
    }
}
