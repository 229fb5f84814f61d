// SPDX-License-Identifier: MIT

/// The layouts of a keyboard, between which the user switches.
public struct KeyboardLayouts: Hashable, Sendable {
    /// The names as in XKB's keymaps, such as "English (US)".
    public var names: [String]
    /// The index of the layout in use.
    public var active: Int

    /// Creates a list of layouts.
    public init(names: [String] = [], active: Int = 0) {
        self.names = names
        self.active = active
    }
}
