// SPDX-License-Identifier: MIT
internal import Foundation

/// The gesture by which a finger drags the handles of a selection.
///
/// The dragged end can be moved past the other one.
@MainActor
final class TextHandleDrag: UIGestureRecognizerDelegate {
    let gesture = UIPanGestureRecognizer()
    private weak var input: (any UITextInput)?
    private let loupe = TextLoupe()
    /// The end of the selection that isn't dragged.
    private var fixed: UITextPosition?
    /// The location of the finger when it touched, and its distance from the center of the dragged caret.
    private var start = CGPoint.zero
    private var grip = CGPoint.zero

    /// Returns whether the handles are visible.
    var isShown: () -> Bool = { false }
    /// Selects from the end that stays to the one that moves.
    var select: (_ fixed: UITextPosition, _ moved: UITextPosition) -> Void = { _, _ in }
    var willBegin: () -> Void = {}
    var didEnd: () -> Void = {}

    init(_ input: any UITextInput) {
        self.input = input
        gesture.allowedTouchTypes = [.direct, .pencil]
        gesture.maximumNumberOfTouches = 1
        gesture.delegate = self
        gesture.addTarget(self, action: TextHandleDrag.dragged)
    }

    private var view: UIView? { input?.textInputView ?? gesture.view }

    /// Returns whether a touch at a point drags a handle.
    func isTarget(_ point: CGPoint) -> Bool { isShown() && end(at: point) != nil }

    /// Whether a handle is being dragged.
    var isDragging: Bool { fixed != nil }

    // MARK: - UIGestureRecognizerDelegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isShown(), let view else { return false }
        start = touch.location(in: view)
        return end(at: start) != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // Scroll views wait, so that a handle is dragged instead.
        otherGestureRecognizer is UIPanGestureRecognizer
    }

    // MARK: - Dragging

    /// Returns the caret and the handle's side nearest to a point, if it is within the target of a handle.
    private func end(at point: CGPoint) -> (isStart: Bool, caret: CGRect)? {
        guard let ends = input?.selectionEnds else { return nil }
        let knob = Theme.TextInput.knobSize / 2
        func distance(_ rect: CGRect, _ y: CGFloat) -> CGFloat? {
            let reach = Theme.TextInput.handleTarget / 2
            // From the center of the knob to the other end of the bar.
            let area = CGRect(
                x: rect.midX, y: min(y, rect.minY), width: 0, height: max(y, rect.maxY) - min(y, rect.minY))
            guard area.insetBy(dx: -reach, dy: -reach).contains(point) else { return nil }
            return hypot(point.x - rect.midX, point.y - y)
        }
        let first = distance(ends.start, ends.start.minY - knob)
        let second = distance(ends.end, ends.end.maxY + knob)
        switch (first, second) {
        case (let first?, let second?): return first < second ? (true, ends.start) : (false, ends.end)
        case (.some, nil): return (true, ends.start)
        case (nil, .some): return (false, ends.end)
        case (nil, nil): return nil
        }
    }

    private func dragged(_ gesture: UIGestureRecognizer) {
        guard let view else { return }
        switch gesture.state {
        case .began:
            guard let range = input?.selectedTextRange, let end = end(at: start) else { return }
            fixed = end.isStart ? range.end : range.start
            grip = CGPoint(x: start.x - end.caret.midX, y: start.y - end.caret.midY)
            willBegin()
            move(to: gesture.location(in: view), in: view)
        case .changed: move(to: gesture.location(in: view), in: view)
        case .ended, .cancelled: finish()
        case .possible, .failed: break
        }
    }

    private func move(to location: CGPoint, in view: UIView) {
        guard let input, let fixed else { return }
        let point = CGPoint(x: location.x - grip.x, y: location.y - grip.y)
        guard let moved = input.closestPosition(to: point) else { return }
        // A handle on top of the other one would leave a caret without handles.
        if input.compare(moved, to: fixed) != .orderedSame { select(fixed, moved) }
        guard let range = input.selectedTextRange, let ends = input.selectionEnds else { return }
        let isAtStart = input.compare(range.start, to: fixed) != .orderedSame
        loupe.show(isAtStart ? ends.start : ends.end, at: location, in: view)
    }

    private func finish() {
        guard fixed != nil else { return }
        fixed = nil
        loupe.end()
        didEnd()
    }
}
