// SPDX-License-Identifier: MIT
package import Foundation
internal import TextEditing
package import UIKitCore
internal import UIKitDragDrop

/// The drag and drop of one text field or text view.
@MainActor
package final class TextDragDrop: TextEditorDragDrop {
    unowned let editor: TextEditor
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var options: UITextDragOptions = []

    private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)

    /// The drag of this text in progress.
    var dragged: DraggedText?
    /// The drags that are over this text.
    var over: [any UIDropSession] = []
    /// The proposal for the location at which a drag is.
    var proposal: UITextDropProposal?
    var caret: UITextCursorDropPositionAnimator?
    /// The transfer of dropped or pasted items.
    var incoming: IncomingText?

    /// Adds drag and drop to the text fields and text views that are created from now on.
    package static func install() {
        guard TextEditor.didAttach == nil else { return }
        TextEditor.didAttach = { editor in
            guard let view = editor.view else { return }
            let dragDrop = TextDragDrop(editor)
            editor.dragDrop = dragDrop
            view.addInteraction(dragDrop.dragInteraction)
            view.addInteraction(dragDrop.dropInteraction)
        }
    }

    private init(_ editor: TextEditor) {
        self.editor = editor
    }

    var draggable: (any UIView & UITextDraggable)? { editor.view as? any UIView & UITextDraggable }
    var droppable: (any UIView & UITextDroppable)? { editor.view as? any UIView & UITextDroppable }

    // MARK: - TextEditorDragDrop

    package func canDrag(at point: CGPoint) -> Bool {
        guard dragInteraction.isEnabled, let view = editor.view, editor.isEditing, !view.isSecureTextEntry else {
            return false
        }
        return view.isSelected(at: point)
    }

    package var stylesPastedText: Bool { pasteDelegate != nil }

    package func paste(from pasteboard: UIPasteboard) -> Bool {
        guard pasteDelegate != nil, let provider = pasteboard.textProvider else { return false }
        incoming?.cancel()
        incoming = IncomingText([(provider, nil)], in: self, range: nil)
        return true
    }
}

/// Text that is being dragged out of a view.
struct DraggedText {
    let range: Range<Int>
    let text: String
    weak var session: (any UIDragSession)?
    /// Whether the text was moved within its view, so that nothing is left to remove.
    var isMoved = false
}

extension TextEditorClient {
    /// The drag and drop of the text; `nil` if it was created before it was installed.
    var textDragDrop: TextDragDrop? { editor.dragDrop as? TextDragDrop }
}
