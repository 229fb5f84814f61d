// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
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

extension TextEditing {
    func prepareGestures() {
        let press = UILongPressGestureRecognizer()
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(self, action: { text in { (press: UILongPressGestureRecognizer) in text.longPressed(press) } })
        addGestureRecognizer(press)
    }

    /// A finger that rests takes the caret with it.
    private func longPressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            guard becomeFirstResponder() else { return }
            moveCaret(to: press.location(in: self))
        case .changed where isEditing:
            moveCaret(to: press.location(in: self))
        case .ended:
            editMenu.present()
        default: break
        }
    }

    private func moveCaret(to point: CGPoint) {
        commitComposition()
        let offset = offset(at: point)
        select(offset, offset)
    }

    // MARK: - Tracking

    func beginSelecting(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        selecting.start = seen(location)
        selecting.startTime = CACurrentMediaTime()
        guard touch.type == .indirectPointer else { return true }
        let extends = event?.modifierFlags.contains(.shift) == true && isEditing
        guard becomeFirstResponder() else { return false }
        commitComposition()
        selecting.location = seen(location)
        select(at: location, tapCount: touch.tapCount, extending: extends)
        return true
    }

    func continueSelecting(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
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
        guard let touch, touch.phase == .ended, isInside, becomeFirstResponder() else { return }
        commitComposition()
        let location = touch.location(in: self)
        if wasEditing, touch.tapCount == 1, isCurrent(at: location) {
            if !editMenu.went(with: selecting.startTime) { editMenu.present() }
            return
        }
        select(at: location, tapCount: touch.tapCount, extending: false)
        offerSelection()
        if (touch.tapCount - 1) % 3 != 0 { editMenu.present() }
    }

    /// Whether a touch that has come to `location` has not wandered.
    func isTap(at location: CGPoint) -> Bool {
        let (start, location) = (selecting.start, seen(location))
        return hypot(location.x - start.x, location.y - start.y) <= Theme.TextInput.tapMovement
    }

    /// A place as it is on the screen, whatever the content does below it.
    private func seen(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    }

    /// Where the pointer is that selects.
    var selectingLocation: CGPoint? {
        selecting.location.map { CGPoint(x: $0.x + bounds.minX, y: $0.y + bounds.minY) }
    }

    /// Whether the caret, or what is selected, is at the point.
    private func isCurrent(at location: CGPoint) -> Bool {
        edited.selection.isEmpty ? offset(at: location) == edited.head : isSelected(at: location)
    }

    private func select(at location: CGPoint, tapCount: Int, extending: Bool) {
        let offset = offset(at: location)
        guard !extending else {
            selecting.unit = .character
            selecting.origin = edited.anchor..<edited.anchor
            return select(edited.anchor, offset)
        }
        switch (tapCount - 1) % 3 {
        case 0:
            selecting.unit = .character
            selecting.origin = offset..<offset
        case 1:
            selecting.unit = isSecureTextEntry ? .block : .word
            selecting.origin = run(at: location)
        default:
            selecting.unit = .block
            selecting.origin = block(at: offset)
        }
        select(selecting.origin.lowerBound, selecting.origin.upperBound)
    }

    /// The word, or what is between two, under a point: that of the character there, not of the position nearest to it.
    private func run(at location: CGPoint) -> Range<Int> {
        guard !isSecureTextEntry else { return 0..<edited.length }
        return edited.boundaries.run(at: character(under: location)?.lowerBound ?? offset(at: location))
    }

    func dragSelection(to location: CGPoint) {
        let origin = selecting.origin
        let piece: Range<Int>
        switch selecting.unit {
        case .character: return select(origin.lowerBound, offset(at: location))
        case .word: piece = run(at: location)
        case .block: piece = block(at: offset(at: location))
        }
        if piece.lowerBound < origin.lowerBound {
            select(origin.upperBound, piece.lowerBound)
        } else {
            select(origin.lowerBound, max(piece.upperBound, origin.upperBound))
        }
    }

    /// A pointer that is held beyond the edge brings what is there into view.
    private func scrollWithPointer() {
        guard let location = selectingLocation, selecting.scrolling == nil, isBeyondEdge(location) else { return }
        selecting.scrolling = LayerClock.timeSource.schedule(after: Theme.TextInput.edgeScrollInterval) { [weak self] in
            guard let self, let location = selectingLocation else { return }
            selecting.scrolling = nil
            if isBeyondEdge(location), scrollSelecting(towards: location) { scrollWithPointer() }
        }
    }

    // MARK: - The middle button

    /// Whether the touch is one of the middle button, which brings what is selected elsewhere.
    func pasteSelection(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard isOpenToChanges, let touch = touches.first, touch.type == .indirectPointer,
            event?.buttonMask == .button(3)
        else { return false }
        guard becomeFirstResponder() else { return true }
        moveCaret(to: touch.location(in: self))
        paste(from: .selection)
        return true
    }

    /// Lets others have what is selected with the middle button.
    func offerSelection() {
        guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
        UIPasteboard.selection.string = edited.substring(edited.selection)
    }
}
