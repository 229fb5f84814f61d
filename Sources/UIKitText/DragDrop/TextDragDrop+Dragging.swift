// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import UIKitCore
package import UIKitDragDrop

extension TextDragDrop: UIDragInteractionDelegate {
    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view = editor.view, canDrag(at: session.location(in: view)) else { return [] }
        editor.commitComposition()
        let range = editor.text.selection
        let text = editor.text.substring(range)
        guard !text.isEmpty else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: text))
        item.localObject = text
        dragged = DraggedText(range: range, text: text, session: session)
        guard let dragDelegate, let draggable else { return [item] }
        let request = DragRequest(range: TextOffsetRange(range), item: item, session: session)
        let items = dragDelegate.textDraggableView(draggable, itemsForDrag: request)
        if items.isEmpty { dragged = nil }
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let dragDelegate, let draggable else { return preview(of: session) }
        return dragDelegate.textDraggableView(draggable, dragPreviewForLiftingItem: item, session: session)
    }

    /// Returns a preview of the visible part of the selected text.
    func preview(of session: any UIDragSession) -> UITargetedDragPreview? {
        guard let view = editor.view, let dragged, view.window != nil else { return nil }
        let frames = view.selectionFrames(of: dragged.range).map { $0.intersection(view.bounds) }
            .filter { !$0.isNull && !$0.isEmpty }
        guard let first = frames.first else { return nil }
        guard options.contains(.stripTextColorFromPreviews) else {
            return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(textLineRects: frames))
        }
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }
        let label = UILabel(frame: CGRect(origin: .zero, size: whole.size))
        label.numberOfLines = frames.count
        label.text = String(dragged.text.prefix(Theme.TextView.dragPreviewLength))
        label.font = view.textAttributes[.font] as? UIFont ?? label.font
        label.textColor = .label
        let target = UIDragPreviewTarget(container: view, center: CGPoint(x: whole.midX, y: whole.midY))
        return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        editor.menu.interaction.dismissMenu()
        guard let draggable else { return }
        dragDelegate?.textDraggableView(draggable, willAnimateLiftWith: animator, session: session)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { editor.view?.acceptsEdits == true }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let draggable else { return }
        dragDelegate?.textDraggableView(draggable, dragSessionWillBegin: session)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if operation == .move { removeMovedText() }
        dragged = nil
        guard let draggable else { return }
        dragDelegate?.textDraggableView(draggable, dragSessionDidEnd: session, with: operation)
    }

    /// Removes text that was moved to another view or application, unless it has changed since.
    private func removeMovedText() {
        guard let dragged, !dragged.isMoved, dragged.range.upperBound <= editor.text.length,
            editor.text.substring(dragged.range) == dragged.text
        else { return }
        editor.commitComposition()
        editor.userChange(dragged.range, to: "", kind: .other)
    }
}

private final class DragRequest: UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected = true
    let dragSession: any UIDragSession

    init(range: UITextRange, item: UIDragItem, session: any UIDragSession) {
        dragRange = range
        suggestedItems = [item]
        existingItems = session.items
        dragSession = session
    }
}
