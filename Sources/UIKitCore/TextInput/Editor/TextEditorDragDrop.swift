// SPDX-License-Identifier: MIT
package import Foundation

/// The drag and drop of a text's selection.
@MainActor
package protocol TextEditorDragDrop: AnyObject {
    /// Returns whether a press at a point of the view may begin a drag of the selection, so that it doesn't move the caret
    /// before it ends.
    func canDrag(at point: CGPoint) -> Bool
    /// Whether the application's paste delegate may give pasted text attributes.
    var stylesPastedText: Bool { get }
    /// Pastes from a pasteboard through the application's paste delegate; returns `false` without one.
    func paste(from pasteboard: UIPasteboard) -> Bool
}
