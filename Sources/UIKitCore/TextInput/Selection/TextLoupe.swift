// SPDX-License-Identifier: MIT
internal import Foundation

/// The loupe of one gesture, if it has one.
@MainActor
final class TextLoupe {
    private(set) var session: UITextLoupeSession?

    /// Shows the text at a caret while a finger is at `point`; both are in the coordinates of `view`.
    func show(_ caret: CGRect, at point: CGPoint, in view: UIView) {
        guard caret.isDrawable else { return }
        let session = session ?? UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: view)
        self.session = session
        session?.move(to: point, withCaretRect: caret, trackingCaret: true)
    }

    func end() {
        session?.invalidate()
        session = nil
    }
}
