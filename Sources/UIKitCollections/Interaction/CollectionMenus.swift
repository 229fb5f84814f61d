// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Presents the context menus of items on a right click, a long press, or the Menu key.
@MainActor
final class CollectionMenus: UIContextMenuInteractionDelegate {
    weak var view: UICollectionView?
    /// The item at which the menu was requested.
    private var path: IndexPath?

    private var delegate: (any UICollectionViewDelegate)? { view?.collectionDelegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, view.interaction.movement == nil else { return nil }
        path = view.shownItem(at: location)
        // A menu at a selected item refers to all selected items.
        let isSelected = path.map(view.selection.paths.contains) ?? false
        let paths = isSelected ? view.selection.paths.sorted() : path.map { [$0] } ?? []
        let configuration = delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location)
        if let configuration { return configuration }
        return path.flatMap { editMenu(of: $0, in: view) ?? swipeMenu(of: $0, in: view) }
    }

    /// Returns a menu with the editing commands that the delegate allows for an item.
    private func editMenu(of path: IndexPath, in view: UICollectionView) -> UIContextMenuConfiguration? {
        guard let delegate, delegate.collectionView(view, shouldShowMenuForItemAt: path) else { return nil }
        return UIContextMenuConfiguration {
            delegate.collectionView(view, canPerformAction: $0, forItemAt: path, withSender: view)
        } perform: { [weak view] action in
            guard let view, view.content.has(path) else { return }
            view.collectionDelegate?.collectionView(view, performAction: action, forItemAt: path, withSender: view)
        }
    }

    /// Returns the swipe actions of an item as a menu, for pointer users.
    private func swipeMenu(of path: IndexPath, in view: UICollectionView) -> UIContextMenuConfiguration? {
        let sides = [false, true].map { view.swipeActions(at: path, isTrailing: $0)?.actions ?? [] }
        guard !view.isEditing, let cell = view.shownCell(at: path), sides.contains(where: { !$0.isEmpty }) else {
            return nil
        }
        return UIContextMenuConfiguration { [weak cell] _ in
            let menus = sides.map { actions in
                UIMenu(options: .displayInline, children: actions.compactMap { $0.menuElement(for: cell) })
            }
            return UIMenu(children: menus.filter { !$0.children.isEmpty })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        guard let view, let path else { return nil }
        return delegate?.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        guard let view, let path else { return nil }
        return delegate?.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? preview
    }

    /// The cell in its place; `nil` while it is out of sight.
    private var preview: UITargetedPreview? {
        guard let view, let path, let cell = view.shownCell(at: path), cell.superview != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view else { return }
        delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        view.endPressNow()
        delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
