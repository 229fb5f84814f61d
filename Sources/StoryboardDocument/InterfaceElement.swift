// SPDX-License-Identifier: MIT

/// An element of a UI file, with its content.
public final class InterfaceElement: Sendable {
    /// The name of the element.
    public let name: String
    /// The attributes in the file's order.
    public let attributes: [Attribute]
    /// The child elements in the file's order.
    public let children: [InterfaceElement]
    /// The text of an element without child elements.
    public let text: String
    /// The line of the start tag, counted from 1.
    public let line: Int

    /// An attribute of an element.
    public struct Attribute: Equatable, Sendable {
        /// The name of the attribute.
        public let name: String
        /// The value, with references resolved.
        public let value: String

        /// Creates an attribute.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an element.
    public init(
        name: String, attributes: [Attribute] = [], children: [InterfaceElement] = [], text: String = "", line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// The value of the attribute with that name.
    public subscript(name: String) -> String? {
        // An element has few attributes, so a search costs less than a dictionary for each element.
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// The identifier by which other elements refer to this one.
    public var id: String? { self["id"] }

    /// The name of the parent's property whose value this element is.
    public var key: String? { self["key"] }

    /// Returns the first child with that element name.
    public func child(_ name: String) -> InterfaceElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// Returns the first child that is the value of the property `key`.
    public func child(key: String) -> InterfaceElement? {
        for child in children where child.key == key { return child }
        return nil
    }
}

extension InterfaceElement: Equatable {
    /// Returns whether both have the same content on the same lines.
    public static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
        left.name == right.name && left.attributes == right.attributes && left.children == right.children
            && left.text == right.text && left.line == right.line
    }
}
