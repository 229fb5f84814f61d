// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    // MARK: - Queries

    /// The selected items, in ascending order; empty if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }

    var allowsSelectionNow: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionNow : allowsSelection
    }

    var allowsMultipleSelectionNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
    }

    // MARK: - Programmatic selection

    /// Selects an item and scrolls to it, without calling the delegate.
    ///
    /// `nil` clears the selection. Without a scroll position, the content doesn't scroll. An item that does not exist
    /// is not selected.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else { return setSelection([]) }
        guard content.has(indexPath), allowsSelectionNow else { return }
        setSelection(allowsMultipleSelectionNow ? selection.paths.union([indexPath]) : [indexPath])
        selection.anchor = indexPath
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item, without calling the delegate.
    ///
    /// Does nothing if the item is not selected.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.paths.contains(indexPath) else { return }
        setSelection(selection.paths.subtracting([indexPath]))
    }

    func setSelection(_ paths: Set<IndexPath>) {
        guard paths != selection.paths else { return }
        let changed = paths.symmetricDifference(selection.paths)
        selection.paths = paths
        for path in changed { cellForItem(at: path)?.isSelected = paths.contains(path) }
    }

    /// Deselects the items that may no longer be selected.
    func trimSelection() {
        if !allowsSelectionNow {
            setSelection([])
        } else if !allowsMultipleSelectionNow, selection.paths.count > 1 {
            setSelection(Set(selection.paths.sorted().prefix(1)))
        }
    }

    // MARK: - User selection

    /// The effect of selecting an item in a collection view that allows multiple selection.
    enum Choice {
        /// Replaces the selection.
        case only
        /// Adds the item to the selection, or removes it.
        case toggled
        /// Selects all items from the previously selected one to this one.
        case range
    }

    /// Selects an item on behalf of the user, and calls the delegate.
    func choose(_ path: IndexPath, as choice: Choice, isPrimary: Bool) {
        guard allowsSelectionNow, content.has(path) else { return }
        switch allowsMultipleSelectionNow ? choice : .only {
        case .toggled where selection.paths.contains(path): deselectByUser(path)
        case .range:
            for path in range(to: path) where !selection.paths.contains(path) { selectByUser(path) }
            return
        case .only, .toggled:
            if !allowsMultipleSelectionNow || choice == .only {
                for other in selection.paths.sorted() where other != path { deselectByUser(other) }
            }
            selectByUser(path)
        }
        selection.anchor = path
        guard isPrimary, content.has(path), let collectionDelegate,
            collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    /// Calls the delegate even if the item is already selected, because it may have been chosen to open something.
    func selectByUser(_ path: IndexPath) {
        guard content.has(path), collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true,
            content.has(path)
        else { return }
        setSelection(selection.paths.union([path]))
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    func deselectByUser(_ path: IndexPath) {
        guard selection.paths.contains(path),
            collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
        else { return }
        setSelection(selection.paths.subtracting([path]))
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    private func range(to path: IndexPath) -> [IndexPath] {
        let anchor = selection.anchor ?? path
        let (first, last) = (min(anchor, path), max(anchor, path))
        var paths: [IndexPath] = []
        for section in first.section...last.section where content.counts.indices.contains(section) {
            let count = content.counts[section]
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? min(last.item, count - 1) : count - 1
            if start <= end { paths += (start...end).map { IndexPath(item: $0, section: section) } }
        }
        return paths
    }
}
