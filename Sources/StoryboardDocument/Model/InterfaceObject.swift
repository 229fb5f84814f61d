// SPDX-License-Identifier: MIT

/// An object in a file, with everything in it.
public struct InterfaceObject: Equatable, Sendable {
    /// The kind of object.
    public let kind: Kind
    /// The identifier.
    public let id: String
    /// The class to instantiate, if it is not the default for the kind.
    public let customClass: InterfaceClassName?
    /// The property values, by the file's names; absent ones keep the class's default.
    public let values: [String: InterfaceValue]
    /// The user defined runtime attributes, in the order in which they are set.
    public let attributes: [InterfaceAttribute]
    /// The subviews, back to front.
    public let subviews: [InterfaceObject]
    /// The layout guides of the view.
    public let guides: [InterfaceGuide]
    /// The constraints that the file stores with this object; they can refer to any object in the file.
    public let constraints: [InterfaceConstraint]
    /// The connections from the object.
    public let connections: [InterfaceConnection]
    /// The line of the start tag, counted from 1.
    public let line: Int

    /// The kinds of objects, by element name.
    public enum Kind: String, CaseIterable, Sendable {
        case view
        case label
        case button
        case imageView
        case stackView
        case textField
        case textView
    }
}

/// A class name in a file.
public struct InterfaceClassName: Equatable, Sendable, CustomStringConvertible {
    /// The name of the class.
    public let name: String
    /// The module; `nil` for an Objective-C name, which is globally unique.
    public let module: String?

    /// Creates a class name.
    public init(name: String, module: String?) {
        self.name = name
        self.module = module
    }

    /// The qualified name.
    public var description: String { module.map { "\($0).\(name)" } ?? name }
}

/// A user defined runtime attribute: a key path and its value.
public struct InterfaceAttribute: Equatable, Sendable {
    /// Names separated by dots, such as `layer.cornerRadius`.
    public let keyPath: String
    /// The value.
    public let value: InterfaceValue
    /// The line of the element.
    public let line: Int
}

/// A layout guide of a view that constraints can refer to.
public struct InterfaceGuide: Equatable, Sendable {
    /// The identifier.
    public let id: String
    /// The guide's role.
    public let role: Role

    /// The layout guides of a view.
    public enum Role: String, CaseIterable, Sendable {
        case safeArea
    }
}
