// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop
internal import Windowing

/// The drag and drop of a collection view's items: its delegates, gap, and placeholders.
@MainActor
final class CollectionDragDrop {
    weak var view: UICollectionView?
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    let items = ItemDragDrop()
    private var dimmed: [UICollectionViewCell] = []
    /// The item that makes space for a drop.
    private(set) var gap: CollectionGap?
    var cadence = UICollectionView.ReorderingCadence.immediate
    /// The gap that will open unless the drag moves on before.
    private var pendingGap: (gap: CollectionGap?, call: ScheduledCall)?
    var destination: IndexPath?
    var lastProposal: UICollectionViewDropProposal?
    /// Whether cells are away from the positions that the layout gives them.
    private var isShifted = false

    init() {
        items.host = self
    }

    /// Adds the interactions that the delegates need.
    func delegatesDidChange() {
        // Without a drop delegate, items can still be moved within the view.
        items.addInteractions(
            forDragging: dragDelegate != nil, forDropping: dragDelegate != nil || dropDelegate != nil)
    }

    // MARK: - Gap

    /// Makes space for a drop after the delay of the cadence, or closes the gap at once for `nil`.
    func setGap(_ new: CollectionGap?) {
        guard new != (pendingGap == nil ? gap : pendingGap?.gap) else { return }
        cancelPendingGap()
        guard new != gap else { return }
        guard new != nil, cadence.delay > 0 else { return show(new) }
        let call = LayerClock.timeSource.schedule(after: cadence.delay) { [weak self] in
            self?.pendingGap = nil
            self?.show(new)
        }
        pendingGap = (new, call)
    }

    private func show(_ new: CollectionGap?) {
        gap = new
        animateItems()
    }

    private func cancelPendingGap() {
        pendingGap?.call.cancel()
        pendingGap = nil
    }

    /// Closes the gap without moving items, because an update follows.
    func forgetGap() {
        cancelPendingGap()
        gap = nil
    }

    func animateItems() {
        UIView.animate(
            withDuration: Theme.DragDrop.gapDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            place()
        }
    }

    /// Moves the visible cells that make space, and dims those that are dragged; called after each placement.
    func place() {
        guard let view else { return }
        dimDraggedItems()
        guard gap != nil || !items.placeholders.isEmpty || isShifted else { return }
        isShifted = gap != nil || !items.placeholders.isEmpty
        for (element, cell) in view.content.views {
            guard case .cell(let path) = element, let own = cell.applied, own.container == nil, !own.isPinned else {
                continue
            }
            let center = center(ofSlot: slot(of: path), for: own, at: path, in: view)
            if cell.center != center { cell.center = center }
        }
        for placeholder in items.placeholders {
            let frame = frame(of: placeholder, in: view)
            if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
        }
    }

    /// Returns the item whose place another one takes while there is space for a drop.
    private func slot(of path: IndexPath) -> IndexPath {
        var slot = path
        if let gap {
            if let source = gap.source {
                if path == source { return gap.path }
                if slot.section == source.section, slot.item > source.item { slot.item -= 1 }
            }
            if slot.section == gap.path.section, slot.item >= gap.path.item { slot.item += 1 }
        }
        for placeholder in items.placeholders where slot.section == placeholder.path.section {
            if slot.item >= placeholder.path.item { slot.item += 1 }
        }
        return slot
    }

    /// Returns the position of an item in another one's place.
    ///
    /// Items stay where they are if the sizes differ.
    private func center(
        ofSlot slot: IndexPath, for own: UICollectionViewLayoutAttributes, at path: IndexPath, in view: UICollectionView
    ) -> CGPoint {
        if slot == path { return own.center }
        if let center = centerInColumn(ofSlot: slot, for: own, at: path, in: view) { return center }
        if view.content.has(slot) {
            guard let target = view.attributes(of: .cell(slot)), target.size == own.size else { return own.center }
            return target.center
        }
        // After the last item: next to it, or below the first of its line.
        let last = IndexPath(item: view.content.counts[path.section] - 1, section: path.section)
        guard last.item > 0, let end = view.attributes(of: .cell(last))?.center,
            let previous = view.attributes(of: .cell(IndexPath(item: last.item - 1, section: last.section)))?.center,
            let first = view.attributes(of: .cell(IndexPath(item: 0, section: last.section)))?.center
        else { return own.center }
        let step = CGPoint(x: end.x - previous.x, y: end.y - previous.y)
        let isInside = end.x + step.x + own.size.width / 2 <= view.contentSize.width
        if step.y == 0, !isInside { return CGPoint(x: first.x, y: end.y + own.size.height) }
        guard step.x < 0 else { return CGPoint(x: end.x + step.x, y: end.y + step.y) }
        // The last item is the first of its line.
        return CGPoint(x: end.x + own.size.width, y: end.y)
    }

    private func frame(of placeholder: ItemPlaceholder, in view: UICollectionView) -> CGRect {
        if view.content.has(placeholder.path), let own = view.attributes(of: .cell(placeholder.path)) {
            return own.frame
        }
        // After the last item, the placeholder stays where it was dropped.
        let last = IndexPath(item: placeholder.path.item - 1, section: placeholder.path.section)
        let size = view.content.has(last) ? view.attributes(of: .cell(last))?.size : nil
        let side = size ?? Theme.Collection.placeholderSize
        return CGRect(
            x: placeholder.location.x - side.width / 2, y: placeholder.location.y - side.height / 2, width: side.width,
            height: side.height)
    }

    // MARK: - Updates

    /// Maps index paths after an update.
    func follow(_ goal: (IndexPath) -> IndexPath?) {
        guard !items.sources.isEmpty || !items.placeholders.isEmpty || gap != nil else { return }
        items.follow(goal)
        if let path = gap?.path { gap?.path = goal(path) ?? path }
        if let source = gap?.source { gap?.source = goal(source) }
    }

    /// Removes everything that refers to items before a reload.
    func contentWillReload() {
        items.contentWillReload()
        gap = nil
    }

    // MARK: - Sources

    func dimDraggedItems() {
        guard let view, items.state == .dragging || !dimmed.isEmpty else { return }
        for cell in dimmed { cell.alpha = cell.applied?.alpha ?? 1 }
        dimmed = items.state == .dragging ? items.sourcePaths.compactMap(view.shownCell) : []
        for cell in dimmed { cell.alpha = Theme.DragDrop.sourceOpacity }
    }
}

/// The space for a drop.
struct CollectionGap: Equatable {
    /// The item whose place is free.
    var path: IndexPath
    /// The only item that is moved within the collection view, whose own place the others fill.
    var source: IndexPath?
}
