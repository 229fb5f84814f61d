// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting
import Windowing

/// A data source and delegate whose items can be moved, opened, and selected, and that records what happens.
@MainActor
final class Board: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var content: [[String]]
    var lines: [String] = []
    var canMove: (IndexPath) -> Bool = { _ in true }
    var canFocus: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var preferred: IndexPath?
    var allowsPan = false
    var menuPaths: [[IndexPath]] = []
    var size: ((IndexPath) -> CGSize)?

    init(_ content: [[String]]) { self.content = content }

    convenience init(_ count: Int) { self.init([(0..<count).map { "\($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { content.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TitleCell)?.title = content[indexPath.section][indexPath.item]
        cell.backgroundConfiguration = .clear()
        cell.configurationUpdateHandler = { cell, state in
            cell.backgroundConfiguration?.backgroundColor =
                state.isSelected ? .tintColor.withAlphaComponent(0.4) : .secondarySystemFill
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMove(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        lines.append("move \(source.item) \(destination.section).\(destination.item)")
        content[destination.section].insert(content[source.section].remove(at: source.item), at: destination.item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(originalIndexPath, proposedIndexPath) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("deselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("open \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        canFocus(indexPath)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allowsPan }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        lines.append("begin \(indexPath.item)")
        collectionView.isEditing = true
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { lines.append("end") }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menuPaths.append(indexPaths)
        return UIContextMenuConfiguration { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Open") { _ in self?.lines.append("menu \(indexPaths.map(\.item))") },
                UIAction(title: "Move to Trash", attributes: .destructive) { _ in },
            ])
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("menu appears") }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("menu ends") }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }

    /// Shows a grid of four columns, with items of 60 points and spaces of 20.
    func onStage(
        layout: UICollectionViewLayout? = nil, size: CGSize = CGSize(width: 340, height: 400), multiple: Bool = true
    ) -> (stage: Stage, view: UICollectionView) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 60, height: 60)
        flow.minimumLineSpacing = 20
        flow.minimumInteritemSpacing = 20
        flow.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let stage = Stage(size: size)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? flow)
        view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            EdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "edge")
        view.dataSource = self
        view.delegate = self
        view.allowsMultipleSelection = multiple
        stage.show(view)
        stage.advance(by: 0)
        return (stage, view)
    }
}

extension UICollectionView {
    var selectedItems: [Int] { (indexPathsForSelectedItems ?? []).map(\.item) }
    var focusedItemNumber: Int? { (window?.focusedView as? UICollectionViewCell).flatMap { indexPath(for: $0)?.item } }
}

extension Stage {
    private func point(
        _ kind: PointerEvent.Kind, _ place: CGPoint, _ modifiers: KeyModifiers, after delay: TimeInterval = 1.0 / 60
    ) {
        advance(by: delay)
        window.receive(
            .pointer(PointerEvent(kind: kind, location: place, timestamp: now, modifiers: modifiers)))
    }

    /// Clicks with modifier keys held.
    func click(at place: CGPoint, with modifiers: KeyModifiers) {
        holdPointer(at: place, then: [], with: modifiers)
        releasePointer(at: place, with: modifiers)
    }

    /// Presses the primary button, and moves the pointer to points without releasing it.
    func holdPointer(at start: CGPoint, then places: [CGPoint], with modifiers: KeyModifiers = []) {
        // A press soon after another one would be a double click.
        point(.moved, start, modifiers, after: 1)
        point(.pressed(.left), start, modifiers)
        for place in places { point(.moved, place, modifiers) }
        advance(by: 1.0 / 60)
    }

    func releasePointer(at place: CGPoint, with modifiers: KeyModifiers = []) {
        point(.released(.left), place, modifiers)
        advance(by: 0)
    }
}
