// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

extension NibLoader {
    func activateConstraints(of object: InterfaceObject) {
        for description in object.constraints {
            guard let constraint = constraint(from: description) else { continue }
            objects[description.id] = constraint
            constraint.isActive = true
        }
    }

    /// Returns `nil` if one of the items wasn't created.
    private func constraint(from description: InterfaceConstraint) -> NSLayoutConstraint? {
        guard let first = operand(description.first) else { return nil }
        var second: LayoutOperand?
        if let side = description.second {
            guard let operand = operand(side) else { return nil }
            second = operand
        }
        let relation: NSLayoutConstraint.Relation =
            switch description.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let constraint = NSLayoutConstraint(
            first: first, relation: relation, second: second, multiplier: CGFloat(description.multiplier),
            constant: CGFloat(description.constant ?? Self.standardDistance))
        constraint.priority = UILayoutPriority(Float(description.priority))
        constraint.identifier = description.name
        return constraint
    }

    /// The standard distance between siblings, as for anchors.
    private static let standardDistance = 8.0

    private func operand(_ side: InterfaceConstraint.Side) -> LayoutOperand? {
        guard let item = objects[side.item] as? any LayoutItem,
            let attribute = InterfaceTables.attributes[side.attribute]
        else { return nil }
        return LayoutOperand(item, attribute)
    }
}
