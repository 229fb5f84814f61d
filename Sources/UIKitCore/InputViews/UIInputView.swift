// SPDX-License-Identifier: MIT
public import Foundation

/// A view with the background of a keyboard, for use as an input view or accessory view.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// Constants for the background of an input view.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The background of a keyboard.
        case keyboard = 1
    }

    /// The style that determines the background.
    public let inputViewStyle: Style

    /// Whether the content's constraints, rather than the frame, determine the view's height; `false` by default.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Creates an input view, whose width becomes that of the window.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        prepareBackground()
    }

    /// Creates an input view with the style `default`.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Creates an input view with the style `default` from an interface file.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.decodeInterface(self, as: UIInputView.self)
    }

    private func prepareBackground() {
        if inputViewStyle == .keyboard { backgroundColor = Theme.InputViews.background }
    }
}
