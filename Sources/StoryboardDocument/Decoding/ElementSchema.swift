// SPDX-License-Identifier: MIT

/// The attributes and child elements of an element.
struct ElementSchema: Sendable {
    var attributes: [String: AttributeShape] = [:]
    /// By element name.
    var children: [String: ChildSchema] = [:]

    func adding(
        attributes: [String: AttributeShape] = [:], children: [String: ChildSchema] = [:]
    ) -> ElementSchema {
        var copy = self
        copy.attributes.merge(attributes) { _, new in new }
        copy.children.merge(children) { $0.merging($1) }
        return copy
    }
}

/// The format of an attribute's text.
enum AttributeShape: Sendable {
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case word(Set<String>)
    case text
}

/// A child element that provides the value of the property `key`.
struct ChildSchema: Sendable {
    var keys: Set<String>
    let shape: ValueShape

    func merging(_ other: ChildSchema) -> ChildSchema {
        ChildSchema(keys: keys.union(other.keys), shape: shape)
    }
}

/// The format of a value.
indirect enum ValueShape: Sendable {
    case rect
    /// The four attributes in the order top, left, bottom, right.
    case insets([String])
    /// A set of attributes whose value is `YES`.
    case options(Set<String>)
    case color
    case font
    /// The element's text.
    case text
    case group(ElementSchema)
}

extension ClosedRange<Double> {
    /// The range of coordinates that layout supports: larger than any desktop, and still exact to a pixel.
    static let points = -1_000_000.0...1_000_000
    static let lengths = 0.0...1_000_000
    static let unit = 0.0...1
}
