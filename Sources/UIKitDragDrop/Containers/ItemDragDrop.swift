// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKitCore

/// The drag and drop of the items of a table or collection view: its interactions, sessions, and dragged items.
///
/// What depends on the layout of the view, and its delegates, are supplied by an ``ItemDragDropHost``.
@MainActor
package final class ItemDragDrop {
    package weak var host: (any ItemDragDropHost)?
    private var dragInteraction: UIDragInteraction?
    private var dropInteraction: UIDropInteraction?
    private var scroller: DragAutoScroller?

    /// The session of a drag of the view's items.
    package internal(set) weak var dragSession: (any UIDragSession)?
    /// The items that are dragged, by drag item.
    package internal(set) var sources: [UIDragItem: IndexPath] = [:]
    /// The state that the cells of the dragged items show.
    package internal(set) var state = ItemDragState.none
    /// The session of a drag over the view.
    package internal(set) weak var dropSession: (any UIDropSession)?
    /// The animations of the last drop, until its session ends.
    var drop: ItemDrop?
    package var placeholders: [ItemPlaceholder] = []
    private var highlightedPath: IndexPath?
    private weak var highlightedCell: UIView?

    package var isDragEnabled = true {
        didSet { dragInteraction?.isEnabled = isDragEnabled }
    }

    package init() {}

    /// Adds the interactions that the view's delegates need.
    package func addInteractions(forDragging isDragging: Bool, forDropping isDropping: Bool) {
        guard let view = host?.scrollView else { return }
        if isDragging, dragInteraction == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = isDragEnabled
            dragInteraction = interaction
            view.addInteraction(interaction)
        }
        if isDropping, dropInteraction == nil {
            let interaction = UIDropInteraction(delegate: self)
            dropInteraction = interaction
            view.addInteraction(interaction)
        }
    }

    /// Returns whether a drop session carries items of this view.
    package func isOwn(_ session: any UIDropSession) -> Bool {
        guard let dragSession, let local = session.localDragSession else { return false }
        return local === dragSession
    }

    /// Returns whether a drop session takes its items out of this view.
    package func isMove(_ session: any UIDropSession) -> Bool { isOwn(session) && session.allowsMoveOperation }

    /// The index paths of the dragged items.
    package var sourcePaths: Set<IndexPath> { Set(sources.values) }

    func setState(_ new: ItemDragState) {
        guard new != state else { return }
        state = new
        host?.dragStateDidChange(new)
    }

    func endDrag() {
        setState(.none)
        sources = [:]
        dragSession = nil
    }

    // MARK: - Hovering

    /// Highlights the item that a drop would change; `nil` for none.
    package func setHighlight(_ path: IndexPath?) {
        let cell = path.flatMap { host?.cell(at: $0) }
        guard path != highlightedPath || cell !== highlightedCell else { return }
        if let highlightedCell { host?.setHighlighted(false, highlightedCell) }
        if let cell { host?.setHighlighted(true, cell) }
        highlightedPath = path
        highlightedCell = cell
    }

    func scroll(at location: CGPoint) {
        guard let view = host?.scrollView else { return }
        let scroller = scroller ?? DragAutoScroller(view)
        self.scroller = scroller
        scroller.move(to: location)
    }

    /// Ends the effects of a drag over the view, except for the gap.
    func endHover() {
        scroller?.end()
        setHighlight(nil)
    }

    // MARK: - Updates

    /// Maps index paths after an update of the view.
    package func follow(_ goal: (IndexPath) -> IndexPath?) {
        setHighlight(nil)
        sources = sources.compactMapValues(goal)
        for placeholder in placeholders {
            if let path = goal(placeholder.path) { placeholder.path = path }
        }
    }

    /// Removes a placeholder from the list; returns whether it was in it.
    package func forget(_ placeholder: ItemPlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        return true
    }

    /// Removes everything that refers to items before a reload.
    package func contentWillReload() {
        for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
        placeholders = []
    }
}
