// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView: SwipeHost {
    var allowsSwiping: Bool { !isEditing }

    func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)? {
        guard storedLayout is UICollectionViewCompositionalLayout, let path = shownItem(at: point),
            let cell = swipeableRow(of: path)
        else { return nil }
        return (path, cell)
    }

    func swipeableRow(of path: IndexPath) -> (any SwipeableRow)? { shownCell(at: path) as? UICollectionViewListCell }

    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return nil }
        let provider =
            isTrailing
            ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
        return actions
    }

    func willSwipe(_ path: IndexPath) {
        endPressNow()
        index.setShown(false)
    }

    func didEndSwipe(of row: any SwipeableRow) { index.setShown(!swipe.isOpen) }

    func isShown(_ row: any SwipeableRow) -> Bool {
        (row as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil
    }
}

extension UICollectionViewCompositionalLayout {
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        geometry.sections.indices.contains(section) ? geometry.sections[section].section.list?.configuration : nil
    }
}

extension UICollectionViewListCell: SwipeableRow {
    var isRowMirrored: Bool { isMirrored }

    func showActions(_ actionsView: SwipeActionsView) {
        self.actionsView?.removeFromSuperview()
        self.actionsView = actionsView
        isSwiped = true
        clipsToBounds = true
        addSubview(actionsView)
    }

    func hideActions(_ actionsView: SwipeActionsView) {
        actionsView.removeFromSuperview()
        guard self.actionsView === actionsView else { return }
        self.actionsView = nil
        isSwiped = false
        setNeedsLayout()
    }

    func confirmationDidChange(to isShown: Bool, animated: Bool) {
        let button = accessoryViews.shown[.delete] as? EditControlButton
        guard let button, button.isTurned != isShown else { return }
        guard animated, window != nil else { return button.isTurned = isShown }
        UIView.animate(withDuration: Theme.Cells.editingDuration) { button.isTurned = isShown }
    }

    /// Reveals the trailing swipe actions, as the delete button does.
    func revealSwipeActions() {
        guard let host, let path = host.indexPath(for: self) else { return }
        host.swipe.reveal(path, focused: false)
    }
}
