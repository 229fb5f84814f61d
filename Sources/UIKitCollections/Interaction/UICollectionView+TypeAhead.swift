// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

extension UICollectionView {
    /// Moves the focus to the next item whose text starts with the typed text, wrapping around at the end.
    func findItem(_ characters: String, after path: IndexPath) -> Bool {
        guard let first = characters.first, first.isLetter || first.isNumber || !interaction.typed.isEmpty else {
            return false
        }
        let isFirst = interaction.typed.isEmpty
        interaction.typed += characters
        interaction.typingEnds?.cancel()
        interaction.typingEnds = LayerClock.timeSource.schedule(after: Theme.Collection.typingInterval) { [weak self] in
            self?.interaction.typed = ""
        }
        var candidate = isFirst ? content.path(after: path) : path
        // The search is limited, because it creates the cells of items out of sight.
        for _ in 0..<Theme.Collection.maximumItemsSearched {
            guard let path = candidate ?? content.firstPath else { return true }
            if text(of: path)?.range(
                of: interaction.typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil,
                mayFocus(path)
            {
                return moveFocus(to: path, FocusStep(), .down)
            }
            candidate = content.path(after: path)
            if candidate == (isFirst ? focusedItem.flatMap(content.path(after:)) : focusedItem) { return true }
        }
        return true
    }

    private func text(of path: IndexPath) -> String? {
        if let cell = shownCell(at: path) { return cell.searchText }
        guard let dataSource else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        defer { if cell.element == nil, cell.superview == nil { reuse.keep(cell) } }
        return cell.searchText
    }
}

extension UICollectionViewCell {
    /// The text by which the item is found: that of its configuration, or of its first label.
    fileprivate var searchText: String? {
        if let list = contentConfiguration as? UIListContentConfiguration {
            return list.attributedText?.string ?? list.text
        }
        return accessibilityLabel ?? contentView.firstLabelText
    }
}

extension UIView {
    fileprivate var firstLabelText: String? {
        if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
        for view in subviews where !view.isHidden {
            if let text = view.firstLabelText { return text }
        }
        return nil
    }
}
