// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Called when the content of a visible cell may need another height.
    func cellSizeDidChange(_ cell: UITableViewCell, fromConstraints: Bool) {
        switch selfSizingInvalidation {
        case .disabled: return
        case .enabled: if fromConstraints { return }
        case .enabledIncludingConstraints: break
        }
        guard !content.isPlacing, !content.isLoading, indexPath(for: cell) != nil else { return }
        content.resized.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    /// Measures the cells whose content has changed, and moves the rows.
    ///
    /// The top visible row stays in place. The change is animated unless animations are disabled.
    func resizeRows() {
        guard !content.resized.isEmpty, !content.needsLoad, updates.depth == 0 else { return }
        let resized = content.resized
        content.resized = []
        let top = bounds.minY + adjustedContentInset.top
        let anchor = content.geometry.rows(from: top, to: bounds.maxY).first
        let before = anchor.map { content.geometry.span(of: $0).y }
        var hasChanged = false
        for (path, cell) in content.cells where resized.contains(ObjectIdentifier(cell)) {
            if fixedHeight(of: path) == nil, takeHeight(of: cell, at: path) != 0 { hasChanged = true }
        }
        guard hasChanged else { return }
        if let anchor, let before {
            let shift = content.geometry.span(of: anchor).y - before
            if shift != 0 { shiftContent(by: CGPoint(x: 0, y: shift)) }
        }
        guard window != nil, UIView.areAnimationsEnabled else { return }
        UIView.animate(
            springDuration: Theme.Table.updateDuration, bounce: 0, options: [.allowUserInteraction],
            animations: { placeRows() }, completion: nil)
    }
}
