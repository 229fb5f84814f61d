// SPDX-License-Identifier: MIT
package import Foundation
internal import TextEditing

/// Conformance to the editor's client.
extension UITextField: TextEditorClient {
    package var acceptsEdits: Bool { isEnabled }

    package func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    // MARK: - Spelling

    package var visibleText: Range<Int> { 0..<edited.length }

    package func markMisspelled(_ words: [Range<Int>], in part: Range<Int>) { content.setNeedsDisplay() }

    // MARK: - Predictions

    package func hasSpace(forPredictionOf width: CGFloat) -> Bool {
        let availableSpace = contentRect.width - Theme.TextInput.caretWidth
        guard width <= availableSpace else { return false }
        // The prediction isn't reduced along with the text.
        return !adjustsFontSizeToFitWidth || line(focus: edited.head).width + width <= availableSpace
    }

    package var caretBaseline: CGFloat { baseline }

    package func predictionDidChange() {
        setNeedsLayout()
        content.setNeedsDisplay()
    }

    // MARK: - Edit menu

    package func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    package func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: - Pointer

    package func character(under point: CGPoint) -> Range<Int>? {
        // A drag continues above and below the field.
        characterRange(at: CGPoint(x: point.x, y: bounds.midY)).map(editor.offsets)
    }

    package func isSelected(at point: CGPoint) -> Bool {
        guard isEditing, !edited.selection.isEmpty else { return false }
        return selectionFrames(of: edited.selection).contains { $0.minX <= point.x && point.x < $0.maxX }
    }

    package func isBeyondEdge(_ location: CGPoint) -> Bool {
        let rect = contentRect
        return location.x < rect.minX || location.x > rect.maxX
    }

    package func scrollSelecting(towards location: CGPoint) -> Bool {
        let before = edited.head
        let (rect, step) = (contentRect, Theme.TextInput.edgeScrollStep)
        let beyond = location.x < rect.minX ? rect.minX - step : rect.maxX + step
        editor.dragSelection(to: CGPoint(x: beyond, y: location.y))
        return edited.head != before
    }

    package func visiblePart(of rect: CGRect) -> CGRect {
        let seen = rect.intersection(contentRect.insetBy(dx: 0, dy: -bounds.height))
        return seen.isNull ? contentRect : seen
    }
}
