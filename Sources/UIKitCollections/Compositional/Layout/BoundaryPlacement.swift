// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The frames of the headers and footers around a content.
struct BoundaryPlacement {
    /// A header or footer.
    struct Element {
        var rule: BoundaryRule
        var index: Int
        var size: CGSize
        /// The frame, in the coordinates of the content with all headers and footers.
        var frame = CGRect.zero
    }

    private(set) var elements: [Element]
    /// The lengths that headers and footers add to the content at each edge.
    private(set) var extents = NSDirectionalEdgeInsets.zero

    /// Creates the placement of items, whose sizes are relative to a container unless they have been measured.
    init(_ rules: [BoundaryRule], container: CGSize, measured: (Int) -> CGSize?) {
        elements = rules.enumerated().map { index, rule in
            var size = rule.size.resolved(in: container)
            if let measured = measured(index) {
                if rule.size.width.isEstimated { size.width = measured.width }
                if rule.size.height.isEstimated { size.height = measured.height }
            }
            return Element(rule: rule, index: index, size: size)
        }
        for element in elements where element.rule.extendsBoundary {
            let (size, offset) = (element.size, element.rule.offset)
            switch element.rule.side {
            case .top: extents.top += max(size.height - offset.y, 0)
            case .bottom: extents.bottom += max(size.height + offset.y, 0)
            case .leading: extents.leading += max(size.width - offset.x, 0)
            case .trailing: extents.trailing += max(size.width + offset.x, 0)
            default: break
            }
        }
    }

    /// Positions the headers and footers around a content of the given frame, within `bounds` across its edges.
    mutating func place(around content: CGRect, in bounds: CGRect) {
        var (top, bottom) = (content.minY - extents.top, content.maxY)
        var (leading, trailing) = (content.minX - extents.leading, content.maxX)
        for index in elements.indices {
            let (rule, size) = (elements[index].rule, elements[index].size)
            let anchor = AnchorRule(edges: rule.edge.edges, offset: .zero, isAbsolute: true)
            let area = anchor.point(in: bounds.size)
            let own = anchor.point(in: size)
            var origin = CGPoint(x: bounds.minX + area.x - own.x, y: bounds.minY + area.y - own.y)
            let extends = rule.extendsBoundary
            switch rule.side {
            case .top:
                origin.y = extends ? top - min(rule.offset.y, 0) : content.minY
                if extends { top += max(size.height - rule.offset.y, 0) }
            case .bottom:
                origin.y = extends ? bottom : content.maxY - size.height
                if extends { bottom += max(size.height + rule.offset.y, 0) }
            case .leading:
                origin.x = extends ? leading - min(rule.offset.x, 0) : content.minX
                if extends { leading += max(size.width - rule.offset.x, 0) }
            case .trailing:
                origin.x = extends ? trailing : content.maxX - size.width
                if extends { trailing += max(size.width + rule.offset.x, 0) }
            default: break
            }
            elements[index].frame = CGRect(
                x: origin.x + rule.offset.x, y: origin.y + rule.offset.y, width: size.width, height: size.height
            ).inset(by: rule.insets.without(rule.size.measured))
        }
    }
}

extension BoundaryRule {
    /// The edge that the item extends: a corner extends the top or the bottom.
    var side: NSRectAlignment {
        switch edge {
        case .none: .none
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
