// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An object that shows a caret at the position of a drop.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
    /// The view that shows the caret, which the caller has added to the text's view.
    public let cursorView: any UIView & UITextCursorView
    /// The text.
    public private(set) weak var textInput: (any UIResponder & UITextInput)?

    /// Creates an animator, whose caret is hidden at first.
    public init(textCursorView: any UIView & UITextCursorView, textInput: any UIResponder & UITextInput) {
        cursorView = textCursorView
        self.textInput = textInput
        super.init()
        cursorView.alpha = 0
    }

    /// Shows or hides the caret.
    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        animate(animated) { self.cursorView.alpha = visible ? 1 : 0 }
    }

    /// Moves the caret to a position of the text.
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        guard let textInput, let container = cursorView.superview else { return }
        let rect = textInput.caretRect(for: position)
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite else { return }
        let frame = container.convert(rect, from: textInput.textInputView ?? container)
        animate(animated) { self.cursorView.frame = frame }
    }

    /// Performs changes with the animation of the caret.
    open func animate(alongsideChanges animation: @escaping () -> Void, completion: (() -> Void)?) {
        UIView.animate(withDuration: Theme.TextView.dropCaretDuration) {
            animation()
        } completion: { _ in
            completion?()
        }
    }

    private func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
        guard isAnimated else { return UIView.performWithoutAnimation(changes) }
        animate(alongsideChanges: changes, completion: nil)
    }
}
