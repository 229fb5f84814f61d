// SPDX-License-Identifier: MIT
public import Foundation

/// One attribute of a view or guide, from which constraints are made; the type parameter tells axes and sizes apart.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
    let operand: LayoutOperand

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        operand = LayoutOperand(item, attribute)
    }

    init(_ operand: LayoutOperand) {
        self.operand = operand
    }

    /// The view or guide; `nil` once it is gone.
    public var item: AnyObject? { operand.item }

    /// Makes a constraint, not active yet, that keeps this anchor `c` points beyond `anchor`.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, constant: c)
    }

    /// Makes a constraint, not active yet, that keeps this anchor at least `c` points beyond `anchor`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, constant: c)
    }

    /// Makes a constraint, not active yet, that keeps this anchor at most `c` points beyond `anchor`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, constant: c)
    }
}

/// A place from left to right.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, to be compared like a width.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // A standard space is 8 points; `multiplier` says how many.

    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, spacing: multiplier)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, spacing: multiplier)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, spacing: multiplier)
    }
}

/// A place from top to bottom.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, to be compared like a height.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // A standard space is 8 points; `multiplier` says how many. From baseline to baseline the lines' heights come on top.

    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, spacing: multiplier)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, spacing: multiplier)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, spacing: multiplier)
    }
}

/// A width, a height or a distance.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint, not active yet, that keeps this length at `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: nil, constant: c)
    }

    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: nil, constant: c)
    }

    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: nil, constant: c)
    }

    /// Makes a constraint, not active yet, that keeps this length at `m` times the other plus `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, multiplier: m, constant: c)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: operand, relation: .greaterThanOrEqual, second: anchor.operand, multiplier: m, constant: c)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: operand, relation: .lessThanOrEqual, second: anchor.operand, multiplier: m, constant: c)
    }
}
