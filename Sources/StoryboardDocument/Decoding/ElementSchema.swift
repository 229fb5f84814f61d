// SPDX-License-Identifier: MIT

/// What an element may say about its object.
struct ElementSchema: Sendable {
    var attributes: [String: AttributeShape] = [:]
    /// By the element's name.
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

/// What the text of an attribute must be.
enum AttributeShape: Sendable {
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case word(Set<String>)
    case text
}

/// A child element that gives the property `key` its value.
struct ChildSchema: Sendable {
    var keys: Set<String>
    let shape: ValueShape

    func merging(_ other: ChildSchema) -> ChildSchema {
        ChildSchema(keys: keys.union(other.keys), shape: shape)
    }
}

/// What a value is written as.
indirect enum ValueShape: Sendable {
    case rect
    /// The four attributes in the order top, left, bottom, right.
    case insets([String])
    /// Attributes of which those count that are `YES`.
    case options(Set<String>)
    case color
    case font
    /// The element's text.
    case text
    case group(ElementSchema)
}

extension ClosedRange<Double> {
    /// Points that layout can compute with: farther than any desktop reaches, and still exact to a pixel.
    static let points = -1_000_000.0...1_000_000
    static let lengths = 0.0...1_000_000
    static let unit = 0.0...1
}
