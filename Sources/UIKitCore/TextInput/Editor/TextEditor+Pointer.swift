// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import TextEditing
internal import Windowing

/// A touch or a press of the pointer's button that selects.
@MainActor
struct SelectingTouch {
    /// What a drag selects: the run that was clicked, as far as the run under the pointer.
    enum Unit {
        case character, word
        /// All of one line, or a paragraph of many.
        case block
    }

    var unit = Unit.character
    /// What the first click selected.
    var origin = 0..<0
    /// Where the touch is, from the view's upper left corner; `nil` when there is none.
    var location: CGPoint?
    var start = CGPoint.zero
    /// When the touch began, by the layers' clock.
    var startTime: TimeInterval = 0
    var scrolling: ScheduledCall?

    mutating func end() {
        location = nil
        scrolling?.cancel()
        scrolling = nil
    }
}

extension TextEditor {
    func installGestures(in view: UIView) {
        let press = UILongPressGestureRecognizer()
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(
            self, action: { editor in { (press: UILongPressGestureRecognizer) in editor.longPressed(press) } })
        view.addGestureRecognizer(press)
    }

    /// A finger that rests takes the caret with it.
    private func longPressed(_ press: UILongPressGestureRecognizer) {
        guard let view else { return }
        switch press.state {
        case .began:
            guard view.becomeFirstResponder() else { return }
            moveCaret(to: press.location(in: view))
        case .changed where isEditing:
            moveCaret(to: press.location(in: view))
        case .ended:
            menu.present()
        default: break
        }
    }

    private func moveCaret(to point: CGPoint) {
        commitComposition()
        guard let view else { return }
        let offset = view.offset(at: point)
        select(offset, offset)
    }

    // MARK: - Tracking

    func beginSelecting(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let view else { return false }
        let location = touch.location(in: view)
        selecting.start = seen(location)
        selecting.startTime = CACurrentMediaTime()
        guard touch.type == .indirectPointer else { return true }
        let extends = event?.modifierFlags.contains(.shift) == true && isEditing
        guard view.becomeFirstResponder() else { return false }
        commitComposition()
        selecting.location = seen(location)
        select(at: location, tapCount: touch.tapCount, extending: extends)
        return true
    }

    func continueSelecting(_ touch: UITouch) -> Bool {
        guard let view else { return false }
        let location = touch.location(in: view)
        guard selecting.location != nil else { return isTap(at: location) }
        selecting.location = seen(location)
        dragSelection(to: location)
        scrollWithPointer()
        return true
    }

    /// The end of a touch: `isInside` where it may count as a tap.
    func endSelecting(_ touch: UITouch?, isInside: Bool) {
        let wasSelecting = selecting.location != nil
        selecting.end()
        if wasSelecting { return offerSelection() }
        let wasEditing = isEditing
        guard let view, let touch, touch.phase == .ended, isInside, view.becomeFirstResponder() else { return }
        commitComposition()
        let location = touch.location(in: view)
        if wasEditing, touch.tapCount == 1, isCurrent(at: location) {
            if !menu.went(with: selecting.startTime) { menu.present() }
            return
        }
        select(at: location, tapCount: touch.tapCount, extending: false)
        offerSelection()
        if (touch.tapCount - 1) % 3 != 0 { menu.present() }
    }

    /// Whether a touch that has come to `location` has not wandered.
    func isTap(at location: CGPoint) -> Bool {
        let (start, location) = (selecting.start, seen(location))
        return hypot(location.x - start.x, location.y - start.y) <= Theme.TextInput.tapMovement
    }

    /// A place as it is on the screen, whatever the content does below it.
    private func seen(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }

    /// Where the pointer is that selects.
    var selectingLocation: CGPoint? {
        selecting.location.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }

    private var origin: CGPoint { view?.bounds.origin ?? .zero }

    /// Whether the caret, or what is selected, is at the point.
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

    /// The word, or what is between two, under a point: that of the character there, not of the position nearest to it.
    private func run(at location: CGPoint) -> Range<Int> {
        guard let view, !view.isSecureTextEntry else { return 0..<text.length }
        return text.boundaries.run(at: view.character(under: location)?.lowerBound ?? view.offset(at: location))
    }

    func dragSelection(to location: CGPoint) {
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

    /// A pointer that is held beyond the edge brings what is there into view.
    private func scrollWithPointer() {
        guard let view, let location = selectingLocation, selecting.scrolling == nil, view.isBeyondEdge(location)
        else { return }
        selecting.scrolling = LayerClock.timeSource.schedule(after: Theme.TextInput.edgeScrollInterval) { [weak self] in
            guard let self, let view = self.view, let location = selectingLocation else { return }
            selecting.scrolling = nil
            if view.isBeyondEdge(location), view.scrollSelecting(towards: location) { scrollWithPointer() }
        }
    }

    // MARK: - The middle button

    /// Whether the touch is one of the middle button, which brings what is selected elsewhere.
    func pasteSelection(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let view, view.acceptsEdits, let touch = touches.first, touch.type == .indirectPointer,
            event?.buttonMask == .button(3)
        else { return false }
        guard view.becomeFirstResponder() else { return true }
        moveCaret(to: touch.location(in: view))
        paste(from: .selection)
        return true
    }

    /// Lets others have what is selected with the middle button.
    func offerSelection() {
        guard let view, !view.isSecureTextEntry, !text.selection.isEmpty else { return }
        UIPasteboard.selection.string = text.substring(text.selection)
    }
}
