// SPDX-License-Identifier: MIT

/// The content of a UI file after validation: every reference is resolved, and every number is in range.
public struct InterfaceDocument: Equatable, Sendable {
    /// The placeholders of objects that exist before the file is loaded.
    public let placeholders: [InterfacePlaceholder]
    /// The top-level objects, in the file's order.
    public let objects: [InterfaceObject]
    /// The definitions of named colors in the file, for use if the application has no color of that name.
    public let colors: [String: InterfaceColor]
    /// The content of the file that is ignored.
    public let remarks: [InterfaceRemark]
}

/// A note about content of a file that is ignored.
public struct InterfaceRemark: Equatable, Sendable {
    /// The line of the content.
    public let line: Int
    /// A sentence that describes it.
    public let sentence: String
}

/// A placeholder for an object that exists before the file is loaded.
public struct InterfacePlaceholder: Equatable, Sendable {
    /// The identifier.
    public let id: String
    /// The object it stands for: the file's owner, the first responder, or an external object with this name.
    public let role: Role
    /// The connections from the object.
    public let connections: [InterfaceConnection]
    /// The line of the element.
    public let line: Int

    /// The roles of placeholders.
    public enum Role: Equatable, Sendable {
        /// The file's owner.
        case owner
        /// The first responder.
        case firstResponder
        /// An external object with this name.
        case named(String)
    }
}
