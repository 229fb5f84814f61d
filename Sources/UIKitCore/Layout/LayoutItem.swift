// SPDX-License-Identifier: MIT
internal import Foundation

/// An item that constraints can refer to: a view or layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view in whose coordinates a guide is placed.
    var layoutView: UIView? { get }
    /// The nearest ancestor that contains the item: the superview of a view, the owning view of a guide.
    var layoutContainer: UIView? { get }
    /// The item's variables and the constraints that refer to it.
    var layoutBox: ConstraintState? { get }
    /// The item's name in reports.
    var layoutName: String { get }
    /// Returns the box that stores constraints with the item: its own, or that of its view.
    func ensureMentionBox() -> ConstraintState
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutOperand {
    let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute
    /// The attribute from which the distance is measured.
    let origin: LayoutItemReference?
    let originAttribute: NSLayoutConstraint.Attribute?

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        reference = LayoutItemReference(item)
        self.attribute = attribute
        origin = nil
        originAttribute = nil
    }

    /// Creates the distance between two attributes on the same axis, which can be compared with widths or heights.
    init(from origin: LayoutOperand, to end: LayoutOperand) {
        reference = end.reference
        attribute = end.attribute
        self.origin = origin.reference
        originAttribute = origin.attribute
    }

    var item: (any LayoutItem)? { reference.item }
    var isGone: Bool { reference.isGone || origin?.isGone == true }

    var name: String {
        let end = "\(item?.layoutName ?? "(gone)").\(attribute.name)"
        guard let originAttribute else { return end }
        return "(\(end) - \(origin?.item?.layoutName ?? "(gone)").\(originAttribute.name))"
    }
}

/// A weak reference to an item through its box, which outlives it and is cheaper than a weak reference.
@MainActor
struct LayoutItemReference {
    let box: ConstraintState
    /// The guide, if it has no box of its own.
    let guide: SystemLayoutGuide?

    init(_ item: any LayoutItem) {
        box = item.ensureMentionBox()
        guide = item as? SystemLayoutGuide
    }

    var item: (any LayoutItem)? {
        if let guide { return box.view == nil ? nil : guide }
        return box.view ?? box.guide
    }

    var isGone: Bool { box.view == nil && box.guide == nil }

    /// The item's `layoutView`, without looking up the item.
    var view: UIView? { box.view ?? box.guide?.owningView }

    /// The item's `layoutContainer`.
    var container: UIView? {
        if let view = box.view { return view.superview }
        return box.guide?.owningView
    }

    /// Records that a constraint refers to an attribute of the item.
    func noteUse(of attribute: NSLayoutConstraint.Attribute?) {
        guide?.isUsed = true
        if guide != nil || attribute?.isWithinMargins == true { box.usesInsets = true }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of an attribute, and its position along the axis.
    enum Kind: Equatable {
        case none
        case length(NSLayoutConstraint.Axis)
        /// A position from 0, the near edge, to 1, the far edge. Logical positions follow the layout direction.
        case position(NSLayoutConstraint.Axis, fraction: Double, isLogical: Bool)
        case firstBaseline
        case lastBaseline
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width: .length(.horizontal)
        case .height: .length(.vertical)
        case .left, .leftMargin: .position(.horizontal, fraction: 0, isLogical: false)
        case .right, .rightMargin: .position(.horizontal, fraction: 1, isLogical: false)
        case .leading, .leadingMargin: .position(.horizontal, fraction: 0, isLogical: true)
        case .trailing, .trailingMargin: .position(.horizontal, fraction: 1, isLogical: true)
        case .centerX, .centerXWithinMargins: .position(.horizontal, fraction: 0.5, isLogical: false)
        case .top, .topMargin: .position(.vertical, fraction: 0, isLogical: false)
        case .bottom, .bottomMargin: .position(.vertical, fraction: 1, isLogical: false)
        case .centerY, .centerYWithinMargins: .position(.vertical, fraction: 0.5, isLogical: false)
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    var axis: NSLayoutConstraint.Axis? {
        switch kind {
        case .none: nil
        case .length(let axis), .position(let axis, _, _): axis
        case .firstBaseline, .lastBaseline: .vertical
        }
    }

    var isLength: Bool { self == .width || self == .height }

    /// Whether the attribute is the left or right edge, independent of the layout direction.
    var isAbsoluteEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isLogicalEdge: Bool {
        if case .position(_, _, let isLogical) = kind { return isLogical }
        return false
    }

    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
