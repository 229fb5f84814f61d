// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
internal import TextEditing
package import Windowing

/// The state of a touch or pointer press that selects text.
@MainActor
package struct SelectingTouch {
    /// The unit of selection by dragging.
    ///
    /// The selection extends from the clicked unit to the one under the pointer.
    package enum Unit {
        case character, word
        /// The whole text of a text field, or a paragraph of a text view.
        case block
    }

    package var unit = Unit.character
    /// The range selected by the first click.
    package var origin = 0..<0
    /// The location of the touch, relative to the view's upper left corner; `nil` if there is none.
    package var location: CGPoint?
    package var start = CGPoint.zero
    /// The time at which the touch began, on the layers' clock.
    package var startTime: TimeInterval = 0
    package var scrolling: ScheduledCall?
    /// Whether the pointer was pressed on the selection, which may be dragged.
    package var mayDrag = false
    /// Whether the pointer was pressed on a prediction, which a click inserts.
    var isOnPrediction = false

    package mutating func end() {
        location = nil
        mayDrag = false
        isOnPrediction = false
        scrolling?.cancel()
        scrolling = nil
    }
}

extension TextEditor {
    package func installGestures(in view: UIView) {
        let press = UILongPressGestureRecognizer()
        press.delegate = longPressRules
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(
            self, action: { editor in { (press: UILongPressGestureRecognizer) in editor.longPressed(press) } })
        view.addGestureRecognizer(press)
    }

    /// Moves the caret with a long press.
    private func longPressed(_ press: UILongPressGestureRecognizer) {
        guard let view else { return }
        switch press.state {
        case .began:
            guard view.becomeFirstResponder() else { return }
            view.beginFloatingCursor(at: press.location(in: view))
            dragCaret(to: press.location(in: view))
        case .changed where isEditing:
            view.updateFloatingCursor(at: press.location(in: view))
            dragCaret(to: press.location(in: view))
        case .ended:
            view.endFloatingCursor()
            loupe.end()
            menu.present()
        default:
            view.endFloatingCursor()
            loupe.end()
        }
    }

    /// Moves the caret below a loupe.
    private func dragCaret(to point: CGPoint) {
        moveCaret(to: point)
        guard let view else { return }
        loupe.show(view.caretFrame(at: text.head), at: point, in: view)
    }

    private func moveCaret(to point: CGPoint) {
        commitComposition()
        guard let view else { return }
        let offset = view.offset(at: point)
        select(offset, offset)
    }

    // MARK: - Tracking

    package func beginSelecting(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let view else { return false }
        let location = touch.location(in: view)
        selecting.start = seen(location)
        selecting.startTime = CACurrentMediaTime()
        guard touch.type == .indirectPointer else { return true }
        showHandles(false)
        let extends = event?.modifierFlags.contains(.shift) == true && isEditing
        guard view.becomeFirstResponder() else { return false }
        commitComposition()
        if !extends, touch.tapCount == 1, predictions?.contains(location) == true {
            selecting.isOnPrediction = true
            return true
        }
        if !extends, touch.tapCount == 1, dragDrop?.canDrag(at: location) == true {
            selecting.mayDrag = true
            return true
        }
        selecting.location = seen(location)
        select(at: location, tapCount: touch.tapCount, extending: extends)
        return true
    }

    package func continueSelecting(_ touch: UITouch) -> Bool {
        guard let view else { return false }
        let location = touch.location(in: view)
        guard !selecting.mayDrag, !selecting.isOnPrediction else { return true }
        guard selecting.location != nil else { return isTap(at: location) }
        selecting.location = seen(location)
        dragSelection(to: location)
        scrollWithPointer()
        return true
    }

    /// Handles the end of a touch.
    ///
    /// `isInside` is whether it may be a tap.
    package func endSelecting(_ touch: UITouch?, isInside: Bool) {
        let (wasSelecting, wasOnSelection) = (selecting.location != nil, selecting.mayDrag)
        let wasOnPrediction = selecting.isOnPrediction
        selecting.end()
        if wasOnPrediction {
            if let touch, touch.phase == .ended { predictions?.take(at: touch.location(in: view)) }
            return
        }
        if wasOnSelection {
            // A click that dragged nothing places the caret.
            if let view, let touch, touch.phase == .ended { moveCaret(to: touch.location(in: view)) }
            return
        }
        if wasSelecting { return offerSelection() }
        let wasEditing = isEditing
        guard let view, let touch, touch.phase == .ended, isInside, view.becomeFirstResponder() else { return }
        commitComposition()
        let location = touch.location(in: view)
        if wasEditing, touch.tapCount == 1, predictions?.take(at: location) == true { return }
        if wasEditing, touch.tapCount == 1, isCurrent(at: location) {
            if !menu.went(with: selecting.startTime) { menu.present() }
            return
        }
        select(at: location, tapCount: touch.tapCount, extending: false)
        offerSelection()
        if (touch.tapCount - 1) % 3 != 0 { menu.present() }
    }

    /// Returns whether a touch at `location` is still close enough to its start to be a tap.
    package func isTap(at location: CGPoint) -> Bool {
        let (start, location) = (selecting.start, seen(location))
        return hypot(location.x - start.x, location.y - start.y) <= Theme.TextInput.tapMovement
    }

    /// Converts a location in the content to one in the visible area, which doesn't change while the content scrolls.
    private func seen(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }

    /// The current location of the selecting pointer.
    package var selectingLocation: CGPoint? {
        selecting.location.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }

    private var origin: CGPoint { view?.bounds.origin ?? .zero }

    /// Returns whether the point is at the caret or in the selection.
    private func isCurrent(at location: CGPoint) -> Bool {
        guard let view else { return false }
        return text.selection.isEmpty ? view.offset(at: location) == text.head : view.isSelected(at: location)
    }

    private func select(at location: CGPoint, tapCount: Int, extending: Bool) {
        guard let view else { return }
        let offset = view.offset(at: location)
        guard !extending else {
            selecting.unit = .character
            selecting.origin = text.anchor..<text.anchor
            return select(text.anchor, offset)
        }
        switch (tapCount - 1) % 3 {
        case 0:
            selecting.unit = .character
            selecting.origin = offset..<offset
        case 1:
            selecting.unit = view.isSecureTextEntry ? .block : .word
            selecting.origin = run(at: location)
        default:
            selecting.unit = .block
            selecting.origin = view.block(at: offset)
        }
        select(selecting.origin.lowerBound, selecting.origin.upperBound)
    }

    /// Returns the word, or the run between two words, of the character under a point, which may differ from that of
    /// the nearest position.
    private func run(at location: CGPoint) -> Range<Int> {
        guard let view, !view.isSecureTextEntry else { return 0..<text.length }
        return text.boundaries.run(at: view.character(under: location)?.lowerBound ?? view.offset(at: location))
    }

    package func dragSelection(to location: CGPoint) {
        guard let view else { return }
        let origin = selecting.origin
        let piece: Range<Int>
        switch selecting.unit {
        case .character: return select(origin.lowerBound, view.offset(at: location))
        case .word: piece = run(at: location)
        case .block: piece = view.block(at: view.offset(at: location))
        }
        if piece.lowerBound < origin.lowerBound {
            select(origin.upperBound, piece.lowerBound)
        } else {
            select(origin.lowerBound, max(piece.upperBound, origin.upperBound))
        }
    }

    /// Scrolls while the pointer is held beyond the edge.
    private func scrollWithPointer() {
        guard let view, let location = selectingLocation, selecting.scrolling == nil, view.isBeyondEdge(location)
        else { return }
        selecting.scrolling = LayerClock.timeSource.schedule(after: Theme.TextInput.edgeScrollInterval) { [weak self] in
            guard let self, let view = self.view, let location = selectingLocation else { return }
            selecting.scrolling = nil
            if view.isBeyondEdge(location), view.scrollSelecting(towards: location) { scrollWithPointer() }
        }
    }

    // MARK: - Middle button

    /// Pastes the primary selection if the touch is a press of the middle button, and returns whether it is.
    package func pasteSelection(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let view, view.acceptsEdits, let touch = touches.first, touch.type == .indirectPointer,
            event?.buttonMask == .button(3)
        else { return false }
        guard view.becomeFirstResponder() else { return true }
        moveCaret(to: touch.location(in: view))
        paste(from: .selection)
        return true
    }

    /// Offers the selected text as the primary selection.
    package func offerSelection() {
        guard let view, !view.isSecureTextEntry, !text.selection.isEmpty else { return }
        // The selection changes with each key, but is seldom pasted.
        UIPasteboard.selection.setText(text.parts(of: text.selection))
    }
}

/// The rule by which a long press on the selection drags it, and elsewhere moves the caret.
@MainActor
final class TextLongPressRules: UIGestureRecognizerDelegate {
    private unowned let editor: TextEditor

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        editor.dragDrop?.canDrag(at: gestureRecognizer.location(in: gestureRecognizer.view)) != true
    }
}
