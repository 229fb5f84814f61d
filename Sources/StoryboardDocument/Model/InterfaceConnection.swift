// SPDX-License-Identifier: MIT

/// What leads from one object to another.
public struct InterfaceConnection: Equatable, Sendable {
    public let kind: Kind
    /// What the file calls the object that it leads to.
    public let destination: String
    public let line: Int

    public enum Kind: Equatable, Sendable {
        /// A property that is to hold the destination.
        case outlet(String)
        /// A property that is to hold the destination among others.
        case outletCollection(String)
        /// A name that the destination is to be sent on an event of the control.
        case action(String, event: String)
    }
}
