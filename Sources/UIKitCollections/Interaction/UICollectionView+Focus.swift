// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// The focused item.
    var focusedItem: IndexPath? { window?.focusedView.flatMap(itemOfCell) }

    /// Returns the item of a cell that the collection view shows; `nil` for other views.
    func itemOfCell(_ view: UIView?) -> IndexPath? {
        (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    // MARK: - Entering

    /// The item that becomes focused when focus enters the collection view.
    private var preferredItem: IndexPath? {
        let preferred = collectionDelegate?.indexPathForPreferredFocusedView(in: self)
        if let preferred, content.has(preferred) { return preferred }
        if remembersLastFocusedIndexPath, let last = interaction.lastFocused, content.has(last) { return last }
        return selection.paths.min()
    }

    var preferredFocusCell: UICollectionViewCell? { preferredItem.flatMap { shownCell(at: $0) } }

    // MARK: - Changes

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        guard let collectionDelegate else { return true }
        return collectionDelegate.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
    }

    func focusDidMove(_ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        collectionDelegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
        guard let path = itemOfCell(context.nextFocusedView) else { return }
        let isEntered = context.previouslyFocusedView?.isDescendant(of: self) != true
        if isEntered, !context.focusHeading.isEmpty, interaction.step == nil, redirectFocus(from: path) { return }
        interaction.lastFocused = path
        follow(context, to: path, by: interaction.step)
    }

    /// Moves focus that has entered at an item to the preferred one, which may be out of sight.
    private func redirectFocus(from path: IndexPath) -> Bool {
        guard let preferred = preferredItem, preferred != path, mayFocus(preferred) else { return false }
        // The current change of focus must end first.
        UIApplication.afterLayout { [weak self] in
            guard let self, self.focusedItem == path, self.content.has(preferred) else { return }
            if let view = self.revealedView(at: preferred) { self.window?.focusSystem.move(to: view, heading: []) }
        }
        return true
    }
}
