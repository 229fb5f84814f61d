// SPDX-License-Identifier: MIT

/// What a UI file describes, checked: every reference leads to something, every number is one that can be used.
public struct InterfaceDocument: Equatable, Sendable {
    /// What stands for objects that are there before the file is loaded.
    public let placeholders: [InterfacePlaceholder]
    /// The outermost objects, in the file's order.
    public let objects: [InterfaceObject]
    /// Colours that the file names, for those who do not know them otherwise.
    public let colors: [String: InterfaceColor]
    /// What the file says that nothing comes of.
    public let remarks: [InterfaceRemark]
}

/// Something that a file says to no effect.
public struct InterfaceRemark: Equatable, Sendable {
    public let line: Int
    public let sentence: String
}

/// Stands for an object that whoever loads the file has already.
public struct InterfacePlaceholder: Equatable, Sendable {
    /// What the file calls it.
    public let id: String
    /// Which one it is: the file's owner, the first responder, or one that the loader knows by this name.
    public let role: Role
    public let connections: [InterfaceConnection]
    public let line: Int

    public enum Role: Equatable, Sendable {
        case owner
        case firstResponder
        case named(String)
    }
}
