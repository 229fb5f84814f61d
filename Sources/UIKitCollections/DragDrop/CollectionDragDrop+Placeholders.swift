// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension CollectionDragDrop {
    /// Shows a placeholder; `nil` for an index path at which no item can be inserted.
    func insert(_ placeholder: UICollectionViewPlaceholder, of session: any UIDropSession) -> ItemPlaceholder? {
        guard let view else { return nil }
        let path = placeholder.insertionIndexPath
        let counts = view.content.counts
        guard path.count == 2, counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item)
        else { return nil }
        let cell = view.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        let shown = ItemPlaceholder(path: path, cell: cell, location: session.location(in: view)) { [weak cell] in
            if let cell { placeholder.cellUpdateHandler?(cell) }
        }
        items.placeholders.append(shown)
        view.insertSubview(cell, belowSubview: view.board)
        UIView.performWithoutAnimation { place() }
        return shown
    }

    func commit(_ placeholder: ItemPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let view, remove(placeholder, isReplaced: true) else { return false }
        change(placeholder.path)
        view.insertItems(at: [placeholder.path])
        return true
    }

    func remove(_ placeholder: ItemPlaceholder) -> Bool { remove(placeholder, isReplaced: false) }

    private func remove(_ placeholder: ItemPlaceholder, isReplaced: Bool) -> Bool {
        guard items.forget(placeholder) else { return false }
        // The item that replaces a placeholder pushes those after it on.
        for other in items.placeholders where isReplaced && other.path.section == placeholder.path.section {
            if other.path.item >= placeholder.path.item { other.path.item += 1 }
        }
        placeholder.cell.removeFromSuperview()
        if !isReplaced { animateItems() }
        return true
    }
}
