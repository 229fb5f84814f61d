// SPDX-License-Identifier: MIT
internal import Foundation

/// What constraints can be about: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that the item is, or whose coordinates it is placed in.
    var layoutView: UIView? { get }
    /// The view above which nothing of the item is to be known: a view's superview, a guide's own view.
    var layoutContainer: UIView? { get }
    /// Where the constraints that mention the item are kept, and its variables.
    var layoutBox: ConstraintState? { get }
    /// What the item is called in reports.
    var layoutName: String { get }
    /// The box that constraints with the item are kept in: its own, or that of its view.
    func ensureMentionBox() -> ConstraintState
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutOperand {
    let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute
    /// What the distance is measured from.
    let origin: LayoutItemReference?
    let originAttribute: NSLayoutConstraint.Attribute?

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        reference = LayoutItemReference(item)
        self.attribute = attribute
        origin = nil
        originAttribute = nil
    }

    /// The distance from an attribute to another of the same axis: it compares as a width or a height.
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

/// Leads to an item as long as it is there: by its box, which outlives it, and costs less than a weak reference.
@MainActor
struct LayoutItemReference {
    let box: ConstraintState
    /// Set for a guide that has no box of its own.
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

    /// The item's `layoutView`, found at less cost than by the item.
    var view: UIView? { box.view ?? box.guide?.owningView }

    /// The item's `layoutContainer`.
    var container: UIView? {
        if let view = box.view { return view.superview }
        return box.guide?.owningView
    }

    /// Notes that a constraint is about the item, and about that attribute of it.
    func noteUse(of attribute: NSLayoutConstraint.Attribute?) {
        guide?.isUsed = true
        if guide != nil || attribute?.isWithinMargins == true { box.usesInsets = true }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures, and where along its axis it is.
    enum Kind: Equatable {
        case none
        case length(NSLayoutConstraint.Axis)
        /// 0 is the near edge, 1 the far one; logical positions count in the reading direction.
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

    /// Left or right whatever the reading direction.
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
