// SPDX-License-Identifier: MIT

/// A key as an X server reports it, for an input method outside the display protocol.
public struct InputMethodKey: Hashable, Sendable {
    /// The keysym under the current layout and modifiers.
    public var keysym: UInt32
    /// The Linux input event code; 0 if unknown.
    public var code: UInt32
    /// The active modifiers and the layout, as in the state of the server's core events.
    public var modifiers: UInt32
    /// Whether the key was released.
    public var isRelease: Bool
    /// The server's time in milliseconds.
    public var time: UInt32

    /// Creates a key.
    public init(keysym: UInt32, code: UInt32, modifiers: UInt32, isRelease: Bool = false, time: UInt32 = 0) {
        self.keysym = keysym
        self.code = code
        self.modifiers = modifiers
        self.isRelease = isRelease
        self.time = time
    }
}

/// The input methods of a desktop that are reached outside the display protocol.
@MainActor
public protocol InputMethodProvider: AnyObject {
    /// Returns the connection of one window to the input method, which isn't established yet.
    ///
    /// `servers` are the input method servers of its display; `nil` for none.
    func makeContext(_ servers: (any InputMethodServers)?) -> any InputMethodContext
}

/// The connection of one window to an input method outside the display protocol.
@MainActor
public protocol InputMethodContext: AnyObject {
    /// Called for each edit by the input method.
    var editHandler: ((TextInputEdit) -> Void)? { get set }
    /// Called for each key that the input method synthesizes.
    var keyHandler: ((InputMethodKey) -> Void)? { get set }
    /// Called when the connection has been established.
    var connectionHandler: (() -> Void)? { get set }
    /// Whether there is a connection.
    var isConnected: Bool { get }
    /// Looks for an input method, unless there is a connection already.
    func connect()
    /// Starts or continues text entry. `caretRect` of the state is in pixels of the root window.
    ///
    /// `isOwnChange` is false unless an edit of the input method changed the text.
    func update(_ state: TextInputState, isOwnChange: Bool)
    /// Ends text entry, and discards the composition.
    func end()
    /// Ends text entry until the next update, because the window has lost the keyboard focus, and commits or deletes the
    /// composition.
    func suspend()
    /// Offers a key to the input method, and calls `completion` once with whether it was consumed.
    ///
    /// The keys of a password aren't offered. Edits that belong to the key are delivered before. Without an answer within a time limit, the key counts as not
    /// consumed, and so do all others until the input method answers again. `completion` can be called before this
    /// method returns.
    func offer(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool) -> Void)
}
