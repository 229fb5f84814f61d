// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The frames of a list cell's parts for a given size, in coordinates that start at the leading edge.
struct ListCellPlan {
    var accessories: [(accessory: UICellAccessory, frame: CGRect)] = []
    var content = CGRect.zero
    var contentMargins = NSDirectionalEdgeInsets.zero
    /// The line next to a reorder handle.
    var handleLine: CGRect?
}

extension UICollectionViewListCell {
    /// The thickness of a separator in points: one device pixel.
    var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    private var lineHeight: CGFloat { row.hasSeparator ? hairline : 0 }

    private func indentation(in width: CGFloat) -> CGFloat {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        return indentation.isFinite ? min(max(0, indentation), width) : 0
    }

    func plan(for size: CGSize) -> ListCellPlan {
        var plan = ListCellPlan()
        let height = max(0, size.height - lineHeight)
        let margins = rowMargins
        let indentation = indentation(in: max(size.width, 0))
        let (leading, trailing) = arrangedAccessories
        var start: CGFloat = 0
        var position = margins.leading
        for (index, accessory) in leading.enumerated() {
            if accessory.isEditingControl, index == 0 {
                // Controls slide in from outside, and move the content aside.
                start = Theme.Cells.editingIndent
                let frame = CGRect(x: 0, y: 0, width: start, height: height)
                plan.accessories.append((accessory, frame))
                position = start + margins.leading
                continue
            }
            if indentsAccessories, position == start + margins.leading { position += indentation }
            let (own, width) = measure(accessory, height: height)
            plan.accessories.append((accessory, centered(own, in: position, width, height)))
            position += width + Theme.Cells.accessoryGap
        }
        let hasLeading = position > start + margins.leading
        let isIndented = hasLeading && indentsAccessories
        var end = max(0, size.width - row.trailingInset)
        var isFirst = true
        for accessory in trailing.reversed() {
            if case .reorder(let showsSeparator) = accessory.content, isFirst {
                let reach = min(Theme.Cells.handleReach, end)
                end -= reach
                plan.accessories.append((accessory, CGRect(x: end, y: 0, width: reach, height: height)))
                if showsSeparator {
                    plan.handleLine = CGRect(
                        x: end, y: Theme.Cells.verticalMargin, width: hairline,
                        height: max(height - 2 * Theme.Cells.verticalMargin, 0))
                    end -= Theme.Cells.accessoryGap
                }
                continue
            }
            if isFirst { end -= plan.handleStart == nil ? margins.trailing : 0 }
            isFirst = false
            let (own, width) = measure(accessory, height: height)
            end -= width
            plan.accessories.append((accessory, centered(own, in: end, width, height)))
            end -= Theme.Cells.accessoryGap
        }
        if !isFirst { end += Theme.Cells.accessoryGap }
        plan.content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
        plan.contentMargins = margins
        plan.contentMargins.leading = position - start + (isIndented ? 0 : indentation)
        if !trailing.isEmpty { plan.contentMargins.trailing = Theme.Cells.accessoryMargin }
        return plan
    }

    private func centered(_ size: CGSize, in x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let scale = traitCollection.displayScale
        return CGRect(
            x: x + ((width - size.width) / 2).roundedToPixel(scale: scale),
            y: ((height - size.height) / 2 + textOffset).roundedToPixel(scale: scale), width: size.width,
            height: size.height)
    }

    /// The distance of the text of a header or footer from the center of the row, in points.
    private var textOffset: CGFloat {
        guard row.role != .item, let content = contentConfiguration as? UIListContentConfiguration else { return 0 }
        return (content.directionalLayoutMargins.top - content.directionalLayoutMargins.bottom) / 2
    }

    /// The cell's own margins if set, otherwise those of the row.
    var rowMargins: NSDirectionalEdgeInsets {
        marginSettings.margins
            ?? NSDirectionalEdgeInsets(
                top: Theme.Cells.verticalMargin, leading: row.margin, bottom: Theme.Cells.verticalMargin,
                trailing: row.margin)
    }

    // MARK: - Accessories

    /// The accessories that are shown, in the order from the leading to the trailing edge.
    private var arrangedAccessories: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
        let shown = accessories.filter { $0.isShown(isEditing: isInEditing) }
        var leading = shown.filter { !$0.isCustom && $0.isLeading(in: self) }.sorted { $0.rank < $1.rank }
        var trailing = shown.filter { !$0.isCustom && !$0.isLeading(in: self) }.sorted { $0.rank < $1.rank }
        for accessory in shown {
            guard case .custom(let configuration) = accessory.content else { continue }
            switch configuration.placement {
            case .leading(_, let position):
                leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
            case .trailing(_, let position):
                trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
            }
        }
        return (leading, trailing)
    }

    /// Returns the size of an accessory's view, and the width that it takes.
    private func measure(_ accessory: UICellAccessory, height: CGFloat) -> (own: CGSize, width: CGFloat) {
        let own = accessoryViews.size(of: accessory, in: self)
        let width: CGFloat =
            switch accessory.width {
            case .custom(let width) where width.isFinite && width >= 0: min(width, bounds.width)
            case .standard: max(own.width, accessory.standardWidth)
            case .actual, .custom: own.width
            }
        return (own, width)
    }
}

extension ListCellPlan {
    /// The start of the reorder handle.
    var handleStart: CGFloat? {
        accessories.first { if case .reorder = $0.accessory.content { true } else { false } }?.frame.minX
    }
}

extension UICellAccessory {
    var isCustom: Bool { if case .custom = content { true } else { false } }

    /// Whether the accessory is a control that moves the content aside.
    var isEditingControl: Bool {
        switch content {
        case .delete, .insert, .multiselect: true
        default: false
        }
    }

    @MainActor
    func isLeading(in cell: UICollectionViewListCell) -> Bool {
        switch content {
        case .delete, .insert, .multiselect: true
        case .outlineDisclosure(let style, _): !isHeaderStyle(style, in: cell)
        default: false
        }
    }

    @MainActor
    func isHeaderStyle(_ style: OutlineDisclosureOptions.Style, in cell: UICollectionViewListCell) -> Bool {
        switch style {
        case .automatic: cell.row.role == .header
        case .header: true
        case .cell: false
        }
    }

    /// The position among the accessories of a side, from the leading to the trailing edge.
    fileprivate var rank: Int {
        switch content {
        case .delete, .insert, .multiselect: 0
        case .custom, .label: 1
        case .popUpMenu: 2
        case .checkmark: 3
        case .detail: 4
        case .outlineDisclosure: 5
        case .disclosureIndicator: 6
        case .reorder: 7
        }
    }

    /// The minimum width of the accessory, so that those of several rows align.
    fileprivate var standardWidth: CGFloat {
        if case .outlineDisclosure = content { return Theme.Lists.outlineWidth }
        return 0
    }
}
