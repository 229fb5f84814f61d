// SPDX-License-Identifier: MIT
package import Foundation
internal import TextEditing

/// The handles and the loupe by which fingers select in a text field or text view.
///
/// Created for the first selection by a finger.
@MainActor
package final class TextEditorHandles {
    private unowned let editor: TextEditor
    private let start = TextSelectionHandle(direction: .leading)
    private let end = TextSelectionHandle(direction: .trailing)
    private let drag: TextHandleDrag

    init(_ editor: TextEditor, in view: any TextEditorClient) {
        self.editor = editor
        drag = TextHandleDrag(view)
        drag.isShown = { [weak self] in self?.start.isHidden == false }
        drag.select = { [unowned editor] fixed, moved in
            editor.select(editor.offset(fixed), editor.offset(moved))
        }
        drag.willBegin = { [unowned editor] in editor.menu.interaction.dismissMenu() }
        drag.didEnd = { [unowned editor] in
            editor.offerSelection()
            editor.menu.present()
        }
        view.addGestureRecognizer(drag.gesture)
        for handle in [start, end] {
            handle.isHidden = true
            view.addSubview(handle)
        }
    }

    /// Moves the handles to the ends of the selection.
    func update() {
        guard let view = editor.view else { return }
        let ends = editor.isEditing && editor.showsHandles ? view.selectionEnds : nil
        for (handle, rect) in [(start, ends?.start), (end, ends?.end)] {
            guard let rect, view.isVisible(rect) else {
                handle.isHidden = true
                continue
            }
            handle.isHidden = false
            UIView.performWithoutAnimation { handle.frame = handle.preferredFrame(for: rect) }
        }
        if ends != nil, view.subviews.last !== end {
            view.bringSubviewToFront(start)
            view.bringSubviewToFront(end)
        }
    }

    /// Returns whether a touch at a point drags a handle.
    func isTarget(_ point: CGPoint) -> Bool { drag.isTarget(point) }

    /// The frames of the visible handles.
    package var frames: [CGRect] { [start, end].filter { !$0.isHidden }.map(\.frame) }
}

extension TextEditor {
    /// Shows the handles of the selection, or hides them after input by pointer or keyboard.
    package func showHandles(_ shows: Bool) {
        guard shows != showsHandles, let view else { return }
        showsHandles = shows
        if shows, handles == nil { handles = TextEditorHandles(self, in: view) }
        handles?.update()
    }
}

extension TextEditorClient {
    /// Whether the caret is in the visible part of the text.
    fileprivate func isVisible(_ caret: CGRect) -> Bool {
        visiblePart(of: caret.insetBy(dx: -1, dy: 0)).insetBy(dx: -1, dy: -1).contains(
            CGPoint(x: caret.midX, y: caret.midY))
    }
}
