// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The drag and drop of a collection view's items: its delegates, interactions, gap, and placeholders.
@MainActor
final class CollectionDragDrop {
    weak var view: UICollectionView?
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    private var dragInteraction: UIDragInteraction?
    private var dropInteraction: UIDropInteraction?
    private var scroller: DragAutoScroller?

    /// The session of a drag of the collection view's items.
    weak var dragSession: (any UIDragSession)?
    /// The items that are dragged, by drag item.
    var sources: [UIDragItem: IndexPath] = [:]
    private var shownState = UICollectionViewCell.DragState.none
    private var dimmed: [UICollectionViewCell] = []
    /// The session of a drag over the collection view.
    weak var dropSession: (any UIDropSession)?
    /// The item that makes space for a drop.
    private(set) var gap: CollectionGap?
    private weak var highlighted: UICollectionViewCell?
    var destination: IndexPath?
    var lastProposal: UICollectionViewDropProposal?
    var coordinator: CollectionDropCoordinator?
    var placeholders: [CollectionPlaceholder] = []
    /// Whether cells are away from the positions that the layout gives them.
    private var isShifted = false

    var isDragEnabled = true {
        didSet { dragInteraction?.isEnabled = isDragEnabled }
    }

    /// Adds the interactions that the delegates need.
    func delegatesDidChange() {
        guard let view else { return }
        if dragDelegate != nil, dragInteraction == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = isDragEnabled
            dragInteraction = interaction
            view.addInteraction(interaction)
        }
        if dropDelegate != nil, dropInteraction == nil {
            let interaction = UIDropInteraction(delegate: self)
            dropInteraction = interaction
            view.addInteraction(interaction)
        }
    }

    // MARK: - Gap

    func setGap(_ new: CollectionGap?) {
        guard new != gap else { return }
        gap = new
        animateItems()
    }

    /// Closes the gap without moving items, because an update follows.
    func forgetGap() {
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
        guard gap != nil || !placeholders.isEmpty || isShifted else { return }
        isShifted = gap != nil || !placeholders.isEmpty
        for (element, cell) in view.content.views {
            guard case .cell(let path) = element, let own = cell.applied, own.container == nil, !own.isPinned else {
                continue
            }
            let center = center(ofSlot: slot(of: path), for: own, at: path, in: view)
            if cell.center != center { cell.center = center }
        }
        for placeholder in placeholders {
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
        for placeholder in placeholders where slot.section == placeholder.path.section {
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

    private func frame(of placeholder: CollectionPlaceholder, in view: UICollectionView) -> CGRect {
        if view.content.has(placeholder.path), let own = view.attributes(of: .cell(placeholder.path)) {
            return own.frame
        }
        // After the last item, the placeholder stays where it was dropped.
        let last = IndexPath(item: placeholder.path.item - 1, section: placeholder.path.section)
        let size = view.content.has(last) ? view.attributes(of: .cell(last))?.size : nil
        let side = size ?? Theme.Collection.placeholderSize
        return CGRect(
            x: placeholder.place.x - side.width / 2, y: placeholder.place.y - side.height / 2, width: side.width,
            height: side.height)
    }

    func setHighlight(_ path: IndexPath?) {
        let cell = path.flatMap { view?.cellForItem(at: $0) }
        guard cell !== highlighted else { return }
        highlighted?.isHighlighted = false
        cell?.isHighlighted = true
        highlighted = cell
    }

    // MARK: - Updates

    /// Maps index paths after an update.
    func follow(_ goal: (IndexPath) -> IndexPath?) {
        guard !sources.isEmpty || !placeholders.isEmpty || gap != nil else { return }
        setHighlight(nil)
        sources = sources.compactMapValues(goal)
        for placeholder in placeholders {
            if let path = goal(placeholder.path) { placeholder.path = path }
        }
        if let path = gap?.path { gap?.path = goal(path) ?? path }
        if let source = gap?.source { gap?.source = goal(source) }
    }

    /// Removes everything that refers to items before a reload.
    func contentWillReload() {
        for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
        placeholders = []
        gap = nil
    }

    // MARK: - Scrolling

    func scroll(at location: CGPoint) {
        guard let view else { return }
        let scroller = scroller ?? DragAutoScroller(view)
        self.scroller = scroller
        scroller.move(to: location)
    }

    /// Ends the effects of a drag over the collection view.
    func endHover() {
        scroller?.end()
        setHighlight(nil)
        destination = nil
    }

    // MARK: - Sources

    /// Shows which items are dragged.
    func setDragState(_ state: UICollectionViewCell.DragState) {
        guard let view, state != shownState else { return }
        shownState = state
        for path in Set(sources.values) { view.cellForItem(at: path)?.dragStateDidChange(state) }
        dimDraggedItems()
    }

    /// Shows that added items are dragged too.
    func itemsWereAdded() {
        shownState = .none
    }

    private func dimDraggedItems() {
        guard let view, shownState == .dragging || !dimmed.isEmpty else { return }
        for cell in dimmed { cell.alpha = cell.applied?.alpha ?? 1 }
        dimmed = shownState == .dragging ? Set(sources.values).compactMap(view.cellForItem) : []
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

/// A placeholder and its cell.
@MainActor
final class CollectionPlaceholder {
    var path: IndexPath
    /// The location of the drop, in the collection view's coordinates.
    let place: CGPoint
    let cell: UICollectionViewCell
    let updateHandler: ((UICollectionViewCell) -> Void)?

    init(
        path: IndexPath, place: CGPoint, cell: UICollectionViewCell,
        updateHandler: ((UICollectionViewCell) -> Void)?
    ) {
        self.path = path
        self.place = place
        self.cell = cell
        self.updateHandler = updateHandler
    }
}
