// SPDX-License-Identifier: MIT

/// A connection from one object to another.
public struct InterfaceConnection: Equatable, Sendable {
    /// The kind of connection.
    public let kind: Kind
    /// The identifier of the destination.
    public let destination: String
    /// The line of the element.
    public let line: Int

    /// The kinds of connections.
    public enum Kind: Equatable, Sendable {
        /// A property that is set to the destination.
        case outlet(String)
        /// A collection property to which the destination is added.
        case outletCollection(String)
        /// An action sent to the destination on an event of the control.
        case action(String, event: String)
    }
}
