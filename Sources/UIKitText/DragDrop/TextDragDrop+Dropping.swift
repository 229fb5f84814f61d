// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import UIKitCore
package import UIKitDragDrop

extension TextDragDrop: UIDropInteractionDelegate {
    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view = editor.view, session.canLoadObjects(ofClass: String.self) || pasteDelegate != nil else {
            return false
        }
        return view.acceptsEdits || editability(for: session) != .no
    }

    private func editability(for session: any UIDropSession) -> UITextDropEditability {
        guard let dropDelegate, let droppable, droppable is UITextView else { return .no }
        return dropDelegate.textDroppableView(droppable, willBecomeEditableForDrop: request(session))
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        over.append(session)
        guard let droppable else { return }
        dropDelegate?.textDroppableView(droppable, dropSessionDidEnter: session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let request = request(session)
        var proposal = request.suggestedProposal
        if let droppable, let dropDelegate {
            dropDelegate.textDroppableView(droppable, dropSessionDidUpdate: session)
            proposal = dropDelegate.textDroppableView(droppable, proposalForDrop: request)
        }
        self.proposal = proposal
        let isInserted = proposal.operation == .copy || proposal.operation == .move
        if isInserted, proposal.dropAction == .insert { showCaret(at: request.dropPosition) } else { hideCaret() }
        return proposal
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        over.removeAll { $0 === session }
        hideCaret()
        guard let droppable else { return }
        dropDelegate?.textDroppableView(droppable, dropSessionDidExit: session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        over.removeAll { $0 === session }
        hideCaret()
        guard let droppable else { return }
        dropDelegate?.textDroppableView(droppable, dropSessionDidEnd: session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let droppable, let dropDelegate else { return defaultPreview }
        return dropDelegate.textDroppableView(droppable, previewForDroppingAllItemsWithDefault: defaultPreview)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view = editor.view, let droppable else { return }
        let request = request(session)
        let proposal = proposal ?? request.suggestedProposal
        hideCaret()
        dropDelegate?.textDroppableView(droppable, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        let wasEditable = view.acceptsEdits
        let editability = wasEditable ? .yes : editability(for: session)
        guard editability != .no else { return }
        if !wasEditable { (view as? UITextView)?.isEditable = true }
        let finish = { @MainActor [weak view] in
            if editability == .temporary { (view as? UITextView)?.isEditable = false }
        }
        guard view.becomeFirstResponder() else { return finish() }
        editor.commitComposition()
        let position = editor.offset(request.dropPosition)
        let range: Range<Int>
        switch proposal.dropAction {
        case .insert: range = position..<position
        case .replaceSelection: range = editor.text.selection
        case .replaceAll: range = 0..<editor.text.length
        }
        if request.isSameView, proposal.useFastSameViewOperations, proposal.dropAction == .insert,
            pasteDelegate == nil, let dragged
        {
            place(dragged, at: position, isMove: session.effectiveOperation == .move)
            return finish()
        }
        incoming?.cancel()
        let incoming = IncomingText(
            session.items.map { ($0.itemProvider, $0.localObject) }, in: self, range: range, completion: finish)
        self.incoming = incoming
        session.progress.totalUnitCount += 1
        session.progress.addChild(incoming.progress, withPendingUnitCount: 1)
    }

    // MARK: - Within one view

    /// Moves or copies text within the view, as one change, which is undone in one step.
    private func place(_ dragged: DraggedText, at position: Int, isMove: Bool) {
        let source = editor.text.clamped(dragged.range)
        guard isMove, editor.text.substring(source) == dragged.text else {
            return select(editor.insert(dragged.text, in: position..<position))
        }
        self.dragged?.isMoved = true
        guard position < source.lowerBound || position > source.upperBound else { return }
        // The text between the old and the new place is part of the change.
        let isForward = position > source.upperBound
        let passed = isForward ? source.upperBound..<position : position..<source.lowerBound
        let whole = min(source.lowerBound, position)..<max(source.upperBound, position)
        let styles = editor.styles?.length == editor.text.length ? editor.styles : nil
        let parts = (isForward ? [passed, source] : [source, passed]).map { range in
            styles?.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
        }
        let (first, second) = isForward ? (passed, source) : (source, passed)
        let before = editor.text.length
        guard editor.insert(editor.text.substring(first) + editor.text.substring(second), in: whole) != nil,
            editor.text.length == before
        else { return }
        if let first = parts[0], let second = parts[1] {
            let both = NSMutableAttributedString(attributedString: first)
            both.append(second)
            editor.setAttributes(of: both, in: whole)
        }
        let start = isForward ? position - source.count : position
        select(start..<start + source.count)
    }

    func select(_ range: Range<Int>?) {
        guard let range else { return }
        editor.select(range.lowerBound, range.upperBound)
    }

    // MARK: - Requests

    private func request(_ session: any UIDropSession) -> DropRequest {
        let offset = editor.view.map { view in view.offset(at: session.location(in: view)) } ?? 0
        let isSame = dragged?.session != nil && dragged?.session === session.localDragSession
        let isOnItself =
            isSame && dragged.map { $0.range.lowerBound <= offset && offset <= $0.range.upperBound } == true
        let operation: UIDropOperation = isOnItself ? .cancel : isSame ? .move : .copy
        return DropRequest(
            position: TextOffset(offset), proposal: UITextDropProposal(operation: operation), isSameView: isSame,
            session: session)
    }

    // MARK: - Caret

    private func showCaret(at position: UITextPosition) {
        guard let view = editor.view else { return }
        if caret == nil {
            let cursor = UIStandardTextCursorView(frame: .zero)
            cursor.isBlinking = false
            view.addSubview(cursor)
            caret = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: view)
        }
        caret?.placeCursor(at: position, animated: false)
        caret?.setCursorVisible(true, animated: false)
    }

    private func hideCaret() {
        caret?.cursorView.removeFromSuperview()
        caret = nil
    }
}

private final class DropRequest: UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(position: UITextPosition, proposal: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
        dropPosition = position
        suggestedProposal = proposal
        self.isSameView = isSameView
        dropSession = session
    }
}
