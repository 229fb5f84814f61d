// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewListCell {
    // MARK: - Background

    /// Updates the fill color: the cell's own, its configuration's, or that of the list's appearance, in this order.
    func updateFill() {
        var color = ownBackgroundColor
        if color == nil, backgroundConfiguration == nil, backgroundView == nil { color = usualFill }
        super.backgroundColor = color
    }

    private var usualFill: UIColor? {
        switch (row.role, row.appearance) {
        case (.item, .grouped), (.item, .insetGrouped): .secondarySystemGroupedBackground
        case (.item, .plain): .systemBackground
        // The headers of a plain list are opaque, because rows scroll below them.
        case (.header, .plain): Theme.Cells.plainHeader
        case (.header, .sidebarPlain): Theme.Lists.sidebarFill
        default: nil
        }
    }

    /// Rounds the corners of the first and last row of a group, and of all rows of a sidebar.
    func updateCorners() {
        var corners: CACornerMask = []
        if row.role == .item, row.isGrouped {
            if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        let isSidebar = row.appearance == .sidebar && row.role == .item
        let radius = isSidebar ? Theme.Lists.sidebarRadius : corners.isEmpty ? 0 : Theme.Cells.cardRadius
        layer.cornerRadius = radius
        layer.cornerCurve = radius == 0 ? .circular : .continuous
        layer.maskedCorners = corners.isEmpty ? .all : corners
        // Clipping costs a rendering pass, so it is enabled only for rounded corners or a swiped row.
        clipsToBounds = !corners.isEmpty || isSwiped
        shade?.layer.cornerRadius = isSidebar ? radius : 0
    }

    // MARK: - Selection

    var isShownSelected: Bool { (isSelected || isHighlighted) && row.role == .item }

    func selectionDidChange() {
        updateLook(animated: !isSelected && !isHighlighted)
        setNeedsLayout()
        host?.layOutSeparator(before: self)
    }

    private var shadeColor: UIColor? {
        guard backgroundConfiguration == nil, row.role == .item else { return nil }
        if isShownSelected {
            guard selectedBackgroundView == nil else { return nil }
            if isInEditing, isSelected, accessories.contains(where: { $0.accessoryType == .multiselect }) {
                return tintColor.withAlphaComponent(Theme.Cells.chosenAlpha)
            }
            return traitCollection.accessibilityContrast == .high ? Theme.Cells.strongSelected : Theme.Cells.selected
        }
        let isSelectable = host?.allowsSelectionNow ?? false
        return isHovered && isSelectable && isUserInteractionEnabled ? Theme.Cells.hovered : nil
    }

    /// Updates the selection, highlighting, and hover appearance.
    ///
    /// Appears at once; disappears with a fade if `animated`.
    func updateLook(animated: Bool) {
        let color = shadeColor
        guard color != nil || shade != nil else { return }
        let shade = shade ?? makeShade()
        if let color {
            shade.layer.removeAllAnimations()
            shade.backgroundColor = color
            shade.alpha = 1
            return
        }
        guard animated, window != nil, shade.alpha > 0 else { return shade.alpha = 0 }
        UIView.animate(
            withDuration: Theme.Cells.highlightRelease, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { shade.alpha = 0 })
    }

    private func makeShade() -> UIView {
        let shade = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        shade.isUserInteractionEnabled = false
        shade.alpha = 0
        self.shade = shade
        insertSubview(shade, belowSubview: shownContentView)
        return shade
    }
}

extension UICollectionView {
    private func listCell(_ offset: Int, from cell: UICollectionViewListCell) -> UICollectionViewListCell? {
        guard let path = indexPath(for: cell) else { return nil }
        return shownCell(at: IndexPath(item: path.item + offset, section: path.section)) as? UICollectionViewListCell
    }

    /// Returns whether the item below a cell is shown selected, so that no separator is between them.
    func isItemAfterSelected(_ cell: UICollectionViewListCell) -> Bool {
        listCell(1, from: cell)?.isShownSelected ?? false
    }

    func layOutSeparator(before cell: UICollectionViewListCell) {
        listCell(-1, from: cell)?.setNeedsLayout()
    }
}
