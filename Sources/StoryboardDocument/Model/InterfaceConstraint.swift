// SPDX-License-Identifier: MIT

/// A constraint, known to relate what can be related.
public struct InterfaceConstraint: Equatable, Sendable {
    public let id: String
    public let first: Side
    /// `nil` where the first attribute is compared with the constant alone.
    public let second: Side?
    public let relation: Relation
    public let multiplier: Double
    /// In points; `nil` asks for the standard distance.
    public let constant: Double?
    /// 0...1000.
    public let priority: Double
    public let name: String?
    public let line: Int

    public struct Side: Equatable, Sendable {
        /// A view or a guide.
        public let item: String
        public let attribute: Attribute
    }

    public enum Relation: String, CaseIterable, Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

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
    /// What an attribute can be compared with: its own family.
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
