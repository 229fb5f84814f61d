// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A view that shows the caret of a text.
@preconcurrency @MainActor
public protocol UITextCursorView: AnyObject {
    /// Whether the caret blinks.
    var isBlinking: Bool { get set }
    /// Shows the caret, and starts its blinking after a delay, as after a movement.
    func resetBlinkAnimation()
}

/// The default caret: a bar in the tint color that blinks.
///
/// It blinks on the render server, and stays visible after a while without changes.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private let bar = CaretLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(bar)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        layer.addSublayer(bar)
    }

    open var isBlinking = true {
        didSet { if isBlinking { bar.restart() } else { bar.rest() } }
    }

    /// The second place of a caret between characters of opposite directions, in the view's coordinates; `nil`
    /// elsewhere.
    var secondBounds: CGRect? {
        didSet { if secondBounds != oldValue { setNeedsLayout() } }
    }

    open func resetBlinkAnimation() {
        if isBlinking { bar.restart() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.backgroundColor = tintColor.cgColor(for: traitCollection)
        bar.place(bounds, second: secondBounds, scale: traitCollection.displayScale)
        if !isBlinking { bar.rest() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
