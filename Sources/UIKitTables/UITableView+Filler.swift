// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The separators of empty rows below the content of a plain table.
final class TableFillerView: UIView {
    private var lines: [UIView] = []

    /// Shows the separators of rows of the given height.
    func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: UIColor) {
        let scale = max(traitCollection.displayScale, 1)
        let count = min(Int((bounds.height / max(rowHeight, 1)).rounded(.down)), Theme.Table.maximumFillerRows)
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView(frame: .zero)
            addSubview(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            line.backgroundColor = color
            line.frame = CGRect(
                x: inset.left, y: CGFloat(index + 1) * rowHeight - 1 / scale,
                width: max(bounds.width - inset.left - inset.right, 0), height: 1 / scale)
        }
    }
}

extension UITableView {
    /// Fills the visible area below the content with the separators of empty rows, if there are to be any.
    func layOutFiller() {
        let height = fillerRowHeight < 0 ? Theme.Table.rowHeight : fillerRowHeight
        let start = content.geometry.height
        let space = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - start
        guard style == .plain, height > 0, separatorStyle != .none, space > 0 else {
            filler?.removeFromSuperview()
            filler = nil
            return
        }
        let view = filler ?? TableFillerView(frame: .zero)
        filler = view
        view.isUserInteractionEnabled = false
        if view.superview == nil { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        view.frame = CGRect(x: 0, y: start, width: bounds.width, height: space)
        var inset = setsSeparatorInset ? separatorInset : UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0)
        if !setsSeparatorInset, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (inset.left, inset.right) = (inset.right, inset.left)
        }
        view.show(rowHeight: height, inset: inset, color: separatorColor ?? .separator)
    }
}
