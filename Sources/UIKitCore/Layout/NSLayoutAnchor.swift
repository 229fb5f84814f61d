// SPDX-License-Identifier: MIT
public import Foundation

/// An attribute of a view or guide from which constraints are created.
///
/// The type parameter prevents mixing attributes of different axes or kinds.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        operand = LayoutOperand(item, attribute)
    }

    init(_ operand: LayoutOperand) {
        self.operand = operand
    }

    /// The view or guide; `nil` after it is deallocated.
    public var item: AnyObject? { operand.item }

    /// Returns an inactive constraint that makes this anchor equal to `anchor` plus `c` points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor at least `anchor` plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor at most `anchor` plus `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, constant: c)
    }
}

/// A horizontal position, such as an edge or center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to `otherAnchor`, which can be compared with widths.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // A standard space is 8 points; `multiplier` scales it.

    /// Returns an inactive constraint that places this anchor `multiplier` standard spaces after `anchor`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, spacing: multiplier)
    }

    /// Returns an inactive constraint that places this anchor at least `multiplier` standard spaces after `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, spacing: multiplier)
    }

    /// Returns an inactive constraint that places this anchor at most `multiplier` standard spaces after `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, spacing: multiplier)
    }
}

/// A vertical position, such as an edge, center, or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to `otherAnchor`, which can be compared with heights.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // A standard space is 8 points; `multiplier` scales it. Between baselines, the line heights are added.

    /// Returns an inactive constraint that places this anchor `multiplier` standard spaces below `anchor`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, spacing: multiplier)
    }

    /// Returns an inactive constraint that places this anchor at least `multiplier` standard spaces below `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: anchor.operand, spacing: multiplier)
    }

    /// Returns an inactive constraint that places this anchor at most `multiplier` standard spaces below `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: anchor.operand, spacing: multiplier)
    }
}

/// A width, height, or distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint that makes this length `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this length at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .greaterThanOrEqual, second: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this length at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .lessThanOrEqual, second: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this length `m` times `anchor` plus `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: operand, relation: .equal, second: anchor.operand, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes this length at least `m` times `anchor` plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: operand, relation: .greaterThanOrEqual, second: anchor.operand, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes this length at most `m` times `anchor` plus `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: operand, relation: .lessThanOrEqual, second: anchor.operand, multiplier: m, constant: c)
    }
}
