// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The gestures of a text interaction.
@MainActor
final class TextInteractionGestures: UIGestureRecognizerDelegate {
    private unowned let interaction: UITextInteraction
    private let press = TextPressRecognizer()
    private let tap = TextTapRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private var drag: TextHandleDrag?
    private let loupe = TextLoupe()
    /// The unit that a drag of the pointer extends the selection by, and the range selected by the click.
    private var unit = UITextGranularity.character
    private var origin: UITextRange?

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        press.addTarget(self, action: TextInteractionGestures.pressed)
        tap.addTarget(self, action: TextInteractionGestures.tapped)
        hold.addTarget(self, action: TextInteractionGestures.held)
        tap.allowedTouchTypes = [.direct, .pencil]
        hold.allowedTouchTypes = [.direct, .pencil]
        for recognizer in [press, tap, hold] { recognizer.delegate = self }
    }

    var recognizers: [UIGestureRecognizer] { [press, tap, hold] + (drag.map { [$0.gesture] } ?? []) }

    func attach(to view: UIView, _ input: any UITextInput) {
        let drag = TextHandleDrag(input)
        drag.isShown = { [weak interaction] in
            interaction?.display?.isActivated == true && interaction?.display?.showsHandles == true
        }
        drag.select = { [weak interaction] in interaction?.select($0, $1) }
        drag.willBegin = { [weak interaction] in
            guard let interaction else { return }
            interaction.menu.dismissMenu()
            interaction.delegate?.interactionWillBegin(interaction)
        }
        drag.didEnd = { [weak self] in self?.end(showsMenu: true) }
        self.drag = drag
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    func detach(from view: UIView) {
        for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
        loupe.end()
        drag = nil
    }

    // MARK: - UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = interaction.view else { return false }
        return interaction.delegate?.interactionShouldBegin(interaction, at: gestureRecognizer.location(in: view))
            ?? true
    }

    // MARK: - Pointer

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let view = interaction.view else { return }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            let extends = recognizer.modifierFlags.contains(.shift) && view.isFirstResponder
            guard begin() else { return }
            interaction.display?.showsHandles = false
            if press.isMiddleButton { return pasteSelection(at: point) }
            if extends, let anchor = interaction.ends?.anchor, let head = position(at: point) {
                unit = .character
                origin = interaction.textInput?.range(anchor, anchor)
                interaction.select(anchor, head)
            } else {
                select(at: point, tapCount: press.tapCount)
            }
        case .changed: extend(to: point)
        case .ended, .cancelled: end(showsMenu: false)
        case .possible, .failed: break
        }
    }

    /// Pastes the primary selection.
    private func pasteSelection(at point: CGPoint) {
        guard interaction.acceptsEdits, let position = position(at: point) else { return }
        interaction.select(position, position)
        interaction.paste(from: .selection)
    }

    private func select(at point: CGPoint, tapCount: Int) {
        guard let input = interaction.textInput, let position = position(at: point) else { return }
        unit = [.character, .word, .paragraph][max(tapCount - 1, 0) % 3]
        if input.isSecureTextEntry, unit == .word { unit = .document }
        let caret = input.range(position, position)
        origin = unit == .character ? caret : range(at: point) ?? caret
        if let origin { interaction.select(origin.start, origin.end) }
    }

    /// Extends the selection from the clicked unit to the one at a point.
    private func extend(to point: CGPoint) {
        guard let origin, let input = interaction.textInput, let position = position(at: point) else { return }
        guard unit != .character, let range = range(at: point) else {
            return interaction.select(origin.start, position)
        }
        if input.compare(range.start, to: origin.start) == .orderedAscending {
            interaction.select(origin.end, range.start)
        } else {
            let isAfter = input.compare(range.end, to: origin.end) == .orderedDescending
            interaction.select(origin.start, isAfter ? range.end : origin.end)
        }
    }

    private func position(at point: CGPoint) -> UITextPosition? {
        interaction.textInput?.closestPosition(to: interaction.inText(point))
    }

    /// Returns the unit of the character at a point, which may differ from that of the nearest position.
    private func range(at point: CGPoint) -> UITextRange? {
        let character = interaction.textInput?.characterRange(at: interaction.inText(point))
        return (character?.start ?? position(at: point)).flatMap { interaction.unit(unit, at: $0) }
    }

    // MARK: - Finger

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard let view = interaction.view, let input = interaction.textInput else { return }
        let point = recognizer.location(in: view)
        let wasEditing = view.isFirstResponder
        let selection = input.selectedTextRange
        guard begin() else { return }
        if wasEditing, tap.tapCount == 1, isCurrent(point, selection) {
            if !interaction.menuWasDismissed(at: tap.startTime) { interaction.presentMenu() }
            return end(showsMenu: false)
        }
        interaction.menu.dismissMenu()
        select(at: point, tapCount: tap.tapCount)
        end(showsMenu: unit != .character)
    }

    /// Returns whether a point is at the caret or in the selection.
    private func isCurrent(_ point: CGPoint, _ selection: UITextRange?) -> Bool {
        guard let input = interaction.textInput, let selection else { return false }
        guard selection.isEmpty else { return interaction.isSelected(at: point) }
        return position(at: point).map { input.compare($0, to: selection.start) == .orderedSame } ?? false
    }

    private func held(_ recognizer: UIGestureRecognizer) {
        guard let view = interaction.view, let input = interaction.textInput else { return }
        switch recognizer.state {
        case .began:
            guard begin() else { return }
            input.beginFloatingCursor(at: interaction.inText(recognizer.location(in: view)))
            fallthrough
        case .changed:
            let point = recognizer.location(in: view)
            guard view.isFirstResponder, let position = position(at: point) else { return }
            if recognizer.state == .changed { input.updateFloatingCursor(at: interaction.inText(point)) }
            interaction.select(position, position)
            let source = input.textInputView ?? view
            loupe.show(view.convert(input.caretRect(for: position), from: source), at: point, in: view)
        case .ended, .cancelled:
            input.endFloatingCursor()
            end(showsMenu: recognizer.state == .ended)
        case .possible, .failed: break
        }
    }

    // MARK: - Beginning and end

    private func begin() -> Bool {
        guard let view = interaction.view, let input = interaction.textInput else { return false }
        interaction.delegate?.interactionWillBegin(interaction)
        guard view.isFirstResponder || view.becomeFirstResponder() else { return false }
        if input.markedTextRange != nil { input.unmarkText() }
        return true
    }

    private func end(showsMenu: Bool) {
        origin = nil
        loupe.end()
        interaction.offerSelection()
        interaction.delegate?.interactionDidEnd(interaction)
        if showsMenu { interaction.presentMenu() }
    }
}

extension UITextInteraction {
    /// Returns whether the press that began at `time` dismissed the menu.
    func menuWasDismissed(at time: TimeInterval) -> Bool {
        abs(time - menuWasDismissedAt) <= Theme.Popup.dismissalPressInterval
    }

    func menuDidDismiss() {
        menuWasDismissedAt = CACurrentMediaTime()
    }
}
