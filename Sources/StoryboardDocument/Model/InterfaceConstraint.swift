// SPDX-License-Identifier: MIT

/// A constraint between compatible attributes.
public struct InterfaceConstraint: Equatable, Sendable {
    /// The identifier.
    public let id: String
    /// The first item and attribute.
    public let first: Side
    /// The second item and attribute; `nil` if the first attribute is compared with the constant alone.
    public let second: Side?
    /// The relation between the two sides.
    public let relation: Relation
    /// The factor of the second attribute.
    public let multiplier: Double
    /// The constant in points; `nil` for the standard spacing.
    public let constant: Double?
    /// The priority, 0...1000.
    public let priority: Double
    /// The constraint's debugging name.
    public let name: String?
    /// The line of the element.
    public let line: Int

    /// An item and one of its attributes.
    public struct Side: Equatable, Sendable {
        /// The identifier of a view or a layout guide.
        public let item: String
        /// The attribute.
        public let attribute: Attribute
    }

    /// The relations between two sides.
    public enum Relation: String, CaseIterable, Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// The attributes of an item that constraints can use.
    public enum Attribute: String, CaseIterable, Sendable {
        case left, right, top, bottom, leading, trailing
        case width, height
        case centerX, centerY
        case baseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }
}

extension InterfaceConstraint.Attribute {
    /// The groups of attributes that can be compared with each other.
    enum Family {
        case length
        case horizontal
        case vertical
    }

    var family: Family {
        switch self {
        case .width, .height: .length
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    var followsReading: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
    var ignoresReading: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
}
