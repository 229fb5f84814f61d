// SPDX-License-Identifier: MIT
internal import Windowing

/// A toplevel's state in the window manager and the server.
struct ToplevelState: Hashable {
    /// As in the window's `_NET_WM_STATE`, or set by the application without a window manager.
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

    /// Applies the property's atoms.
    mutating func update(_ numbers: [UInt32], atoms: Atoms) {
        let numbers = Set(numbers)
        isMaximized =
            numbers.contains(atoms[.netMaximizedVertically]) && numbers.contains(atoms[.netMaximizedHorizontally])
        isFullScreen = numbers.contains(atoms[.netFullScreen])
        isMinimized = numbers.contains(atoms[.netHidden])
    }
}
