// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView: FocusFollower {
    var focusFollow: FocusFollow { selection.follow }
    var focusedPath: IndexPath? { focusedItem }
    var selectedPath: IndexPath? { selection.paths.min() }

    func isSelected(_ path: IndexPath) -> Bool { selection.paths.contains(path) }

    func existingPath(near path: IndexPath) -> IndexPath? {
        loadIfNeeded()
        if content.has(path) { return path }
        guard content.counts.indices.contains(path.section) else { return content.lastPath }
        let count = content.counts[path.section]
        if count > 0 { return IndexPath(item: min(path.item, count - 1), section: path.section) }
        let start = IndexPath(item: 0, section: path.section)
        return content.path(after: start) ?? content.path(before: start)
    }

    func revealedView(at path: IndexPath) -> UIView? {
        reveal(path)
        return shownCell(at: path)
    }

    func followsFocus(to path: IndexPath) -> Bool {
        guard selection.paths != [path], content.has(path) else { return false }
        return collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? followsFocus(at: path)
    }

    /// Returns whether the selection follows the focus to an item, unless the delegate decides.
    ///
    /// An item that opens something, by its disclosure indicator or its segue, isn't selected by passing it.
    func followsFocus(at path: IndexPath) -> Bool {
        guard selection.follow.isSet == nil else { return selectionFollowsFocus }
        guard selectionFollowsFocus else { return false }
        guard let cell = shownCell(at: path) else { return true }
        if cell.selectionTrigger != nil { return cell.triggersDetail }
        let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
        return !accessories.contains { $0.accessoryType == .disclosureIndicator }
    }

    func selectFocused(_ path: IndexPath) {
        choose(path, as: .only, isPrimary: false, isFollowing: true)
    }
}

extension UICollectionView: ItemDeletion {
    var selectedPaths: [IndexPath] { Array(selection.paths) }

    func deletion(at path: IndexPath) -> (@MainActor () -> Void)? { content.has(path) ? swipeDeletion(at: path) : nil }

    func deleteByCommand() {
        if canDeleteItems { deleteItems() }
    }

    /// The commands of the Edit menu.
    static func addingEditActions(to table: ActionTable) -> ActionTable {
        table.adding("delete:", UICollectionView.deleteByCommand)
            .adding("selectAll:", UICollectionView.selectAllItems)
    }

    /// Returns whether a command of the Edit menu can be performed; `nil` for other commands.
    func canPerformEdit(_ action: Selector) -> Bool? {
        switch action {
        case "delete:": canDeleteItems
        case "selectAll:": allowsMultipleSelectionNow && content.firstPath != nil
        default: nil
        }
    }
}
