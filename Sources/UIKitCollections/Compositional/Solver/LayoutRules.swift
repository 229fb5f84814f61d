// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A width or height, as a rule that a container resolves.
struct LengthRule: Equatable {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    /// The largest length in points, which keeps sums of lengths exact to a fraction of a pixel.
    static let maximumLength: CGFloat = 1e7
    static let maximumFraction: CGFloat = 1e4
    static let minimumEstimate: CGFloat = 1

    var kind: Kind
    var value: CGFloat

    var isEstimated: Bool { kind == .estimated || kind == .uniform }
    var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

    /// Returns the length in points, which is the estimate for a measured length.
    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: min(container.width * value, Self.maximumLength)
        case .fractionalHeight: min(container.height * value, Self.maximumLength)
        case .absolute, .estimated, .uniform: value
        }
    }

    var text: String {
        switch kind {
        case .fractionalWidth: "\(value)w"
        case .fractionalHeight: "\(value)h"
        case .absolute: "\(value)"
        case .estimated: "~\(value)"
        case .uniform: "=\(value)"
        }
    }
}

struct SizeRule: Equatable {
    var width: LengthRule
    var height: LengthRule

    subscript(axis: LayoutAxis) -> LengthRule { axis == .horizontal ? width : height }

    /// The axes on which the size is measured.
    var measured: MeasuredAxes {
        MeasuredAxes(width: width.isEstimated, height: height.isEstimated)
    }

    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    var text: String { "\(width.text)×\(height.text)" }
}

/// The axes on which an item's content determines its size.
struct MeasuredAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }

    subscript(axis: LayoutAxis) -> Bool { axis == .horizontal ? width : height }
}

struct SpacingRule: Equatable {
    var value: CGFloat = 0
    var isFlexible = false
}

struct EdgeRule: Equatable {
    var leading: SpacingRule?
    var top: SpacingRule?
    var trailing: SpacingRule?
    var bottom: SpacingRule?

    func start(_ axis: LayoutAxis) -> SpacingRule { (axis == .horizontal ? leading : top) ?? SpacingRule() }
    func end(_ axis: LayoutAxis) -> SpacingRule { (axis == .horizontal ? trailing : bottom) ?? SpacingRule() }

    /// The sum of both spaces on an axis, without the growth of flexible ones.
    func minimum(_ axis: LayoutAxis) -> CGFloat { start(axis).value + end(axis).value }
}

struct AnchorRule: Equatable {
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    var isAbsolute: Bool

    /// Returns the anchored point of a size, without the offset.
    func point(in size: CGSize) -> CGPoint {
        func position(_ length: CGFloat, _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
            if edges.contains(start) == edges.contains(end) { return length / 2 }
            return edges.contains(start) ? 0 : length
        }
        return CGPoint(
            x: position(size.width, .leading, .trailing), y: position(size.height, .top, .bottom))
    }

    func offset(for size: CGSize) -> CGPoint {
        isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

struct SupplementaryRule: Equatable {
    var kind: String
    var size: SizeRule
    var insets: NSDirectionalEdgeInsets
    var container: AnchorRule
    var item: AnchorRule?
    var zIndex: Int

    /// Returns the frame of the supplementary item in the coordinates of a container of the given size.
    func frame(in container: CGSize) -> CGRect {
        let size = size.resolved(in: container)
        let target = self.container.point(in: container)
        let anchor = (item ?? self.container).point(in: size)
        let offset = self.container.offset(for: size)
        let own = item?.offset(for: size) ?? .zero
        let origin = CGPoint(x: target.x + offset.x - anchor.x - own.x, y: target.y + offset.y - anchor.y - own.y)
        return CGRect(origin: origin, size: size).inset(by: insets)
    }
}

struct BoundaryRule: Equatable {
    var kind: String
    var size: SizeRule
    var insets: NSDirectionalEdgeInsets
    var edge: NSRectAlignment
    var offset: CGPoint
    var extendsBoundary: Bool
    var isPinned: Bool
    var zIndex: Int
}

/// The size of an item, the space around it, and its subitems if it is a group.
struct ItemRule {
    var size: SizeRule
    var insets = NSDirectionalEdgeInsets.zero
    var edges = EdgeRule()
    var supplementaries: [SupplementaryRule] = []
    var group: GroupRule?
}

struct GroupRule {
    var axis: LayoutAxis
    var spacing = SpacingRule()
    var subitems: [ItemRule] = []
    /// The number of subitems; `nil` for as many as fit.
    var count: Int?
    /// Whether the subitems share the length of the axis equally.
    var isEqual = false
    var custom: NSCollectionLayoutGroupCustomItemProvider?

    /// Whether the number of items in the group, or in a group in it, depends on measured sizes.
    func wrapsMeasuredItems(size: SizeRule) -> Bool {
        if custom != nil { return false }
        if count == nil, subitems.contains(where: { $0.size[axis].isEstimated }) {
            if !size[axis].isEstimated || subitems.count > 1 { return true }
        }
        return subitems.contains { $0.group?.wrapsMeasuredItems(size: $0.size) ?? false }
    }
}
