// SPDX-License-Identifier: MIT
package import Foundation
internal import TextEditing

/// The floating caret, which follows a point freely while the text's own caret stays, paler, at the nearest position.
extension TextEditor {
    /// Whether a caret follows a finger.
    package var isFloating: Bool { floatingCaret != nil }

    /// The color of the text's own caret.
    package var caretColor: UIColor {
        let color = view?.tintColor ?? .tintColor
        return isFloating ? color.withAlphaComponent(Theme.TextInput.restingCaretAlpha) : color
    }

    /// Shows the floating caret; without effect in a text that isn't being edited.
    package func beginFloating(at point: CGPoint) {
        guard let view, isEditing, view.acceptsEdits else { return }
        commitComposition()
        showHandles(false)
        menu.interaction.dismissMenu()
        if floatingCaret == nil {
            let caret = FloatingCaretView(size: view.caretFrame(at: text.head).size)
            view.addSubview(caret)
            floatingCaret = caret
        }
        updateFloating(at: point)
    }

    /// Moves the floating caret to a point, as far as it is in the view, and the selection to the nearest position.
    package func updateFloating(at point: CGPoint) {
        guard let view, let floatingCaret, point.x.isFinite, point.y.isFinite else { return }
        let offset = view.offset(at: point)
        select(offset, offset)
        let size = view.caretFrame(at: offset).size
        let area = view.bounds.insetBy(
            dx: min(size.width, view.bounds.width) / 2, dy: min(size.height, view.bounds.height) / 2)
        let center = CGPoint(
            x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY))
        UIView.performWithoutAnimation {
            floatingCaret.frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        view.bringSubviewToFront(floatingCaret)
        view.setNeedsLayout()
    }

    /// Removes the floating caret; the text's own caret stays where it is.
    package func endFloating() {
        guard let floatingCaret else { return }
        floatingCaret.removeFromSuperview()
        self.floatingCaret = nil
        view?.setNeedsLayout()
    }
}
