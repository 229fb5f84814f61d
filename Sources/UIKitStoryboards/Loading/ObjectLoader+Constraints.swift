// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

extension ObjectLoader {
    func activateConstraints() {
        for (element, owner) in constraints where element.name == "constraint" {
            // A placeholder constraint exists only in design tools; the application adds its own.
            guard element["placeholder"] != "YES", let constraint = constraint(element, in: owner) else { continue }
            if let id = element.id { objects[id] = constraint }
            if !isExcluded(element, by: owner) { constraint.isActive = true }
        }
    }

    /// Returns `nil`, with a report, if the constraint makes no sense.
    private func constraint(_ element: InterfaceElement, in owner: UIView) -> NSLayoutConstraint? {
        guard let first = item(element["firstItem"], or: owner, element),
            let firstAttribute = attribute("firstAttribute", element)
        else { return nil }
        var second: Any?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let id = element["secondItem"] {
            guard let found = item(id, or: owner, element), let attribute = attribute("secondAttribute", element) else {
                return nil
            }
            (second, secondAttribute) = (found, attribute)
        } else if let word = element["secondAttribute"], word != "notAnAttribute" {
            guard let attribute = attribute("secondAttribute", element) else { return nil }
            (second, secondAttribute) = (owner, attribute)
        }
        guard ConstraintFamilies.match(firstAttribute, second == nil ? nil : secondAttribute) else {
            context.report(
                "A constraint can't relate \(element["firstAttribute"] ?? "") to \(element["secondAttribute"] ?? "a number").",
                at: element)
            return nil
        }
        guard let multiplier = multiplier(element), let constant = constant(element) else {
            context.report("The constraint's multiplier or constant is no number.", at: element)
            return nil
        }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
        ]
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relations[element["relation"] ?? "equal"] ?? .equal,
            toItem: second, attribute: secondAttribute, multiplier: multiplier, constant: constant)
        if let priority = element["priority"].flatMap(InterfaceNumbers.number) {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1_000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func item(_ id: String?, or owner: UIView, _ element: InterfaceElement) -> AnyObject? {
        guard let id else { return owner }
        guard let object = objects[id], object is UIView || object is UILayoutGuide || object is OldLayoutGuide else {
            context.report("The constraint refers to \(id), which is no view of this part of the file.", at: element)
            return nil
        }
        return (object as? OldLayoutGuide)?.guide ?? object
    }

    private func attribute(_ name: String, _ element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
        guard let word = element[name], let attribute = ConstraintFamilies.attributes[word] else {
            context.report("\(element[name] ?? "Nothing") is no attribute of a constraint.", at: element)
            return nil
        }
        return attribute
    }

    /// A number, or a ratio such as "16:9".
    private func multiplier(_ element: InterfaceElement) -> CGFloat? {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
        guard (1...2).contains(parts.count), let first = InterfaceNumbers.number(parts[0]) else { return nil }
        let second = parts.count == 2 ? InterfaceNumbers.number(parts[1]) : 1
        guard let second, second != 0, first != 0 else { return nil }
        return CGFloat(first / second)
    }

    private func constant(_ element: InterfaceElement) -> CGFloat? {
        guard let text = element["constant"] else {
            return element["symbolic"] == "YES" ? Self.standardDistance : 0
        }
        return InterfaceNumbers.number(text).flatMap { abs($0) <= InterfaceNumbers.limit ? CGFloat($0) : nil }
    }

    /// The standard distance between siblings, as for anchors.
    private static let standardDistance: CGFloat = 8
}

/// The attributes that constraints can relate to each other.
@MainActor
enum ConstraintFamilies {
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    private enum Family { case length, leading, left, center, vertical }

    private static func family(_ attribute: NSLayoutConstraint.Attribute) -> Family {
        switch attribute {
        case .width, .height, .notAnAttribute: .length
        case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
        case .left, .right, .leftMargin, .rightMargin: .left
        case .centerX, .centerXWithinMargins: .center
        default: .vertical
        }
    }

    /// Returns whether two attributes can be compared; without a second one, the first is compared with a number.
    static func match(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> Bool {
        guard let second else { return family(first) == .length }
        switch (family(first), family(second)) {
        case (.length, .length), (.vertical, .vertical), (.leading, .leading), (.left, .left), (.center, .center):
            return true
        case (.leading, .center), (.center, .leading), (.left, .center), (.center, .left): return true
        default: return false
        }
    }
}
