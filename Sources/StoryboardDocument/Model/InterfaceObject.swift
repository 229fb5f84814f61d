// SPDX-License-Identifier: MIT

/// An object that a file asks for, with all that is in it.
public struct InterfaceObject: Equatable, Sendable {
    public let kind: Kind
    /// What the file calls it.
    public let id: String
    /// The class to make, if it is another than that of the kind.
    public let customClass: InterfaceClassName?
    /// What is set, by the names of the file; what is not there has its class's default.
    public let values: [String: InterfaceValue]
    /// What is set on the object once it is made, in this order.
    public let attributes: [InterfaceAttribute]
    public let subviews: [InterfaceObject]
    public let guides: [InterfaceGuide]
    /// Those that the file keeps with this object; they may be about any objects of the file.
    public let constraints: [InterfaceConstraint]
    public let connections: [InterfaceConnection]
    /// Where its element begins, counted from 1.
    public let line: Int

    /// What an element is called, which says what may be in it.
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

/// A class as a file names it.
public struct InterfaceClassName: Equatable, Sendable, CustomStringConvertible {
    public let name: String
    /// `nil` for a class of the Objective-C age, whose name is enough.
    public let module: String?

    public init(name: String, module: String?) {
        self.name = name
        self.module = module
    }

    public var description: String { module.map { "\($0).\(name)" } ?? name }
}

/// A property of an object's own class, or one that is reached through another, and what it is to be.
public struct InterfaceAttribute: Equatable, Sendable {
    /// Names with dots between, such as `layer.cornerRadius`.
    public let keyPath: String
    public let value: InterfaceValue
    public let line: Int
}

/// A rectangle of a view's that constraints may be about.
public struct InterfaceGuide: Equatable, Sendable {
    public let id: String
    public let role: Role

    public enum Role: String, CaseIterable, Sendable {
        case safeArea
    }
}
