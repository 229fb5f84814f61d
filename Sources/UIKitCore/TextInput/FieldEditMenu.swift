// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The edit menu of a text field.
@MainActor
final class FieldEditMenu: UIEditMenuInteractionDelegate {
    private weak var field: UITextField?
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// When the menu went last: the press that it went with does not bring it back.
    private var goneAt = -Double.infinity

    init(field: UITextField) {
        self.field = field
        interaction.onRequest = { [weak self] in self?.prepare(for: $0) }
    }

    /// Shows the bar for what is selected, or for the caret.
    func present() {
        guard let field, field.isEditing else { return }
        let rect = target
        interaction.present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.midY)), as: .bar)
    }

    /// Whether the press that began at `time` took the menu away.
    func went(with time: TimeInterval) -> Bool {
        abs(time - goneAt) <= Theme.Popup.dismissalPressInterval
    }

    /// What the bar was about is not there any more.
    func textDidChange() {
        interaction.bar?.dismiss()
    }

    /// The bar follows what it belongs to.
    func targetDidMove() {
        if interaction.bar != nil { interaction.updateVisibleMenuPosition(animated: false) }
    }

    /// The list is about what is selected if the pointer is at it, else about the place that the pointer is at.
    private func prepare(for point: CGPoint?) {
        guard let field, field.becomeFirstResponder(), let point else { return }
        field.commitComposition()
        guard !field.isSelected(at: point) else { return }
        let offset = field.offset(at: point)
        field.select(offset, offset)
    }

    private var target: CGRect {
        guard let field else { return .null }
        let frames = field.selectionFrames(of: field.edited.selection)
        guard let first = frames.first else { return field.caretFrame(at: field.edited.head) }
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }
        let seen = whole.intersection(field.contentRect.insetBy(dx: 0, dy: -field.bounds.height))
        return seen.isNull ? field.contentRect : seen
    }

    // MARK: - UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let field, field.isEditing else { return UIMenu() }
        return field.editMenu(for: TextOffsetRange(field.edited.selection), suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let field else { return }
        field.delegate?.textField(field, willPresentEditMenuWith: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        goneAt = CACurrentMediaTime()
        guard let field else { return }
        field.delegate?.textField(field, willDismissEditMenuWith: animator)
    }
}

extension UITextField {
    /// Whether a selected character is at the point.
    func isSelected(at point: CGPoint) -> Bool {
        guard isEditing, !edited.selection.isEmpty else { return false }
        return selectionFrames(of: edited.selection).contains { $0.minX <= point.x && point.x < $0.maxX }
    }
}
