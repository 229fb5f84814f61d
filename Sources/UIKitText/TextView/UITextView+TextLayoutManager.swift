// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// The objects of the newer kind behind a text view.
struct ModernText {
    var manager: NSTextLayoutManager
    /// Kept here, because the layout manager doesn't.
    var content: NSTextContentManager
}

extension UITextView {
    /// Creates a text view with or without a layout manager of the newer kind.
    ///
    /// Without it, `textLayoutManager` is `nil`; the text is laid out in the same way.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
        hasTextLayoutManager = usingTextLayoutManager
    }

    func preparedTextLayoutManager() -> NSTextLayoutManager? {
        if let modern { return modern.manager }
        guard hasTextLayoutManager else { return nil }
        let manager = NSTextLayoutManager(engine: manager, container: textContainer)
        let content = NSTextContentStorage(storage: storage)
        modern = ModernText(manager: manager, content: content)
        content.addTextLayoutManager(manager)
        manager.textViewportLayoutController.delegate = self
        return manager
    }
}

extension UITextView: NSTextViewportLayoutControllerDelegate {
    public func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    }

    /// Does nothing: the view draws its text itself.
    public func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {}
}
