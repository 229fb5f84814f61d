// SPDX-License-Identifier: MIT

/// A key that is offered to assistive technology before the application receives it.
public struct AccessibilityKey: Hashable, Sendable {
    /// The keysym under the current layout and modifiers.
    public var keysym: UInt32
    /// The key's code in the X protocol, which is the Linux input event code plus 8.
    public var code: UInt32
    /// The active modifiers, as in the state of the X protocol's events.
    public var modifiers: UInt32
    /// The text that the key produces; empty if it produces none.
    public var text: String
    /// Whether the key was released.
    public var isRelease: Bool
    /// The time in milliseconds.
    public var time: UInt32

    /// Creates a key.
    public init(
        keysym: UInt32, code: UInt32, modifiers: UInt32 = 0, text: String = "", isRelease: Bool = false,
        time: UInt32 = 0
    ) {
        self.keysym = keysym
        self.code = code
        self.modifiers = modifiers
        self.text = text
        self.isRelease = isRelease
        self.time = time
    }
}
