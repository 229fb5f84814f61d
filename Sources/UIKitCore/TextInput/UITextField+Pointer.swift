// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// A touch or a press of the pointer's button that selects.
@MainActor
struct SelectingTouch {
    /// What a drag selects: the run that was clicked, as far as the run under the pointer.
    enum Unit {
        case character, word, all
    }

    var unit = Unit.character
    /// What the first click selected.
    var origin = 0..<0
    /// Where the touch is, in the field; `nil` when there is none.
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

extension UITextField {
    func prepareGestures() {
        let press = UILongPressGestureRecognizer()
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(self, action: UITextField.longPressed)
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
        selecting.start = location
        selecting.startTime = CACurrentMediaTime()
        guard touch.type == .indirectPointer else { return true }
        let extends = event?.modifierFlags.contains(.shift) == true && isEditing
        guard becomeFirstResponder() else { return false }
        commitComposition()
        selecting.location = location
        select(at: location, tapCount: touch.tapCount, extending: extends)
        return true
    }

    func continueSelecting(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        guard selecting.location != nil else {
            let start = selecting.start
            return hypot(location.x - start.x, location.y - start.y) <= Theme.TextInput.tapMovement
        }
        selecting.location = location
        dragSelection(to: location)
        scrollWithPointer()
        return true
    }

    func endSelecting(_ touch: UITouch?) {
        let wasSelecting = selecting.location != nil
        selecting.end()
        if wasSelecting { return offerSelection() }
        let wasEditing = isEditing
        guard let touch, touch.phase == .ended, isTouchInside, becomeFirstResponder() else { return }
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
            selecting.unit = isSecureTextEntry ? .all : .word
            selecting.origin = run(at: location)
        default:
            selecting.unit = .all
            selecting.origin = 0..<edited.length
        }
        select(selecting.origin.lowerBound, selecting.origin.upperBound)
    }

    /// The word, or what is between two, under a point: that of the character there, not of the position nearest to it.
    private func run(at location: CGPoint) -> Range<Int> {
        guard !isSecureTextEntry else { return 0..<edited.length }
        let hit = characterRange(at: CGPoint(x: location.x, y: bounds.midY)).map(offsets)
        return edited.boundaries.run(at: hit?.lowerBound ?? offset(at: location))
    }

    private func dragSelection(to location: CGPoint) {
        let origin = selecting.origin
        switch selecting.unit {
        case .character: select(origin.lowerBound, offset(at: location))
        case .word:
            let run = run(at: location)
            if run.lowerBound < origin.lowerBound {
                select(origin.upperBound, run.lowerBound)
            } else {
                select(origin.lowerBound, max(run.upperBound, origin.upperBound))
            }
        case .all: break
        }
    }

    /// A pointer that is held beyond the edge brings what is there into view.
    private func scrollWithPointer() {
        guard let location = selecting.location, selecting.scrolling == nil else { return }
        let rect = contentRect
        guard location.x < rect.minX || location.x > rect.maxX else { return }
        selecting.scrolling = LayerClock.timeSource.schedule(after: Theme.TextInput.edgeScrollInterval) { [weak self] in
            guard let self, let location = selecting.location else { return }
            selecting.scrolling = nil
            let before = edited.head
            let step = Theme.TextInput.edgeScrollStep
            let beyond = location.x < rect.minX ? rect.minX - step : rect.maxX + step
            dragSelection(to: CGPoint(x: beyond, y: location.y))
            if edited.head != before { scrollWithPointer() }
        }
    }

    // MARK: - The middle button

    /// Whether the touch is one of the middle button, which brings what is selected elsewhere.
    func pasteSelection(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard isEnabled, let touch = touches.first, touch.type == .indirectPointer,
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
