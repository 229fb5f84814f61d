// SPDX-License-Identifier: MIT

/// The input method servers of a window's display, which are clients of the same display server.
@MainActor
public protocol InputMethodServers: AnyObject {
    /// Connects the window to the server with a name; `nil` if there is none, or if it doesn't answer in time.
    func connect(to name: String) async -> (any InputMethodChannel)?
}

/// The connection of one window to an input method server, which carries messages of bytes in both directions.
@MainActor
public protocol InputMethodChannel: AnyObject {
    /// The display server's identifier of the window.
    var window: UInt32 { get }
    /// The display server's identifier of the root window.
    var root: UInt32 { get }
    /// The position of the window's content on the root window, in pixels.
    var origin: (x: Int, y: Int) { get }
    /// Called for each message of the server, in order.
    var messageHandler: (([UInt8]) -> Void)? { get set }
    /// Called once when the server has ended, or has sent bytes that aren't messages.
    var endHandler: (() -> Void)? { get set }
    /// Sends a message; without effect after the end.
    func send(_ message: [UInt8])
    /// Ends the connection, after which no handler is called.
    func close()
}
