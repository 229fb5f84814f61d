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
        let wasFocused = !allowsMultipleSelectionNow && focusIsOnSelection
        setSelection(allowsMultipleSelectionNow ? selection.paths.union([indexPath]) : [indexPath])
        selection.anchor = indexPath
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        selectionWasSet(to: indexPath, wasFocused: wasFocused)
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
        for path in changed { shownCell(at: path)?.isSelected = paths.contains(path) }
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

    /// Selects an item on behalf of the user, and calls the delegate.
    ///
    /// A primary action opens the item too. An item that the selection follows the focus to shows its detail.
    func choose(_ path: IndexPath, as choice: SelectionChoice, isPrimary: Bool, isFollowing: Bool = false) {
        guard allowsSelectionNow, content.has(path) else { return }
        switch allowsMultipleSelectionNow ? choice : .only {
        case .toggled where selection.paths.contains(path): deselectByUser(path)
        case .range: return changeSelection(to: Set(range(to: path)))
        case .addedRange: return changeSelection(adding: range(to: path), removing: [])
        case .only, .toggled:
            // An item that may not be selected doesn't end the selection of others.
            guard maySelect(path) else { break }
            if !allowsMultipleSelectionNow || choice == .only {
                changeSelection(adding: [], removing: selection.paths.filter { $0 != path })
            }
            select(path)
        }
        selection.anchor = path
        guard isPrimary || isFollowing, content.has(path) else { return }
        if !isEditing, selection.paths.contains(path), let cell = cellForItem(at: path) { cell.selectionTrigger?(cell) }
        guard isPrimary, content.has(path), let collectionDelegate,
            collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    /// Calls the delegate even if the item is already selected, because it may have been chosen to open something.
    func selectByUser(_ path: IndexPath) {
        if maySelect(path) { select(path) }
    }

    private func maySelect(_ path: IndexPath) -> Bool {
        content.has(path) && collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    }

    private func select(_ path: IndexPath) {
        guard content.has(path) else { return }
        if selection.paths.insert(path).inserted { shownCell(at: path)?.isSelected = true }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    func deselectByUser(_ path: IndexPath) {
        guard selection.paths.contains(path),
            collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
        else { return }
        selection.paths.remove(path)
        shownCell(at: path)?.isSelected = false
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Changes the selection on behalf of the user as a whole, and calls the delegate for each item that changes.
    func changeSelection(to paths: Set<IndexPath>) {
        changeSelection(adding: paths.subtracting(selection.paths), removing: selection.paths.subtracting(paths))
    }

    /// Selects and deselects items on behalf of the user, in ascending order.
    ///
    /// The cost depends on the number of items that change only.
    func changeSelection(adding added: some Collection<IndexPath>, removing removed: some Collection<IndexPath>) {
        guard allowsSelectionNow, !added.isEmpty || !removed.isEmpty else { return }
        let generation = content.generation
        let removed = removed.sorted().filter {
            selection.paths.contains($0) && collectionDelegate?.collectionView(self, shouldDeselectItemAt: $0) ?? true
        }
        let added = added.sorted().filter {
            content.has($0) && !selection.paths.contains($0)
                && collectionDelegate?.collectionView(self, shouldSelectItemAt: $0) ?? true
        }
        guard content.generation == generation else { return }
        selection.paths.subtract(removed)
        selection.paths.formUnion(added)
        for path in removed { shownCell(at: path)?.isSelected = false }
        for path in added { shownCell(at: path)?.isSelected = true }
        for path in removed where content.generation == generation {
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
        }
        for path in added where content.generation == generation {
            collectionDelegate?.collectionView(self, didSelectItemAt: path)
        }
    }

    func range(to path: IndexPath) -> [IndexPath] {
        if selection.anchor == nil { selection.anchor = path }
        return range(from: selection.anchor ?? path, to: path)
    }

    /// Returns the items between two items, which are included.
    func range(from anchor: IndexPath, to path: IndexPath) -> [IndexPath] {
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
