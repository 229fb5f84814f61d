// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
package import Graphics
package import LayerTree
internal import Localization
internal import TextEditing
internal import Windowing

/// The view that shows a text field's text and caret.
final class FieldContentView: UIView {
    /// The distance by which glyphs may extend beyond their advance, in points.
    static let overhang: CGFloat = 2

    weak var field: UITextField?
    private let caret = CaretLayer()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
        clipsToBounds = true
        layer.addSublayer(caret)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawContent(in: context)
    }

    package func lookDidChange() {
        caret.backgroundColor = tintColor.cgColor(for: traitCollection)
        setNeedsDisplay()
    }

    /// Called when the selection has changed.
    func selectionDidChange() {
        caret.restart()
        setNeedsDisplay()
    }

    /// Moves the caret to its position.
    func update() {
        guard let field else { return }
        let shows = field.isEditing && field.edited.selection.isEmpty && field.window?.showsCarets == true
        caret.isHidden = !shows
        guard shows else { return caret.rest() }
        caret.backgroundColor = field.editor.caretColor.cgColor(for: traitCollection)
        let frame = field.caretFrame(at: field.edited.head).offsetBy(dx: -frame.minX, dy: -frame.minY)
        let second = field.secondaryCaretFrame(at: field.edited.head)?
            .offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
        caret.place(frame, second: second, scale: traitCollection.displayScale)
        if field.editor.isFloating { caret.rest() }
    }

    /// The frame of the visible caret, for tests.
    package var caretFrame: CGRect? { caret.isHidden ? nil : caret.frame }
    /// The frame of the lower half of a split caret, for tests.
    package var secondaryCaretFrame: CGRect? { caret.isHidden ? nil : caret.secondaryFrame }
}

/// A caret that blinks on the render server, independently of the main actor.
///
/// Between text of opposite directions it is split: the upper half is where text in the paragraph's direction would be
/// inserted, and the lower half where text in the other direction would be.
package final class CaretLayer: CALayer {
    private var isBlinking = false
    private var lowerHalf: CALayer?

    package override var backgroundColor: CGColor? {
        didSet { lowerHalf?.backgroundColor = backgroundColor }
    }

    package func place(_ frame: CGRect, second: CGRect? = nil, scale: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let scale = max(scale, 1)
        // On whole pixels, because a blurred caret is hard to see.
        func pixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
        let x = pixel(frame.minX)
        let height = second == nil ? frame.height : frame.height / 2
        self.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: height)
        cornerRadius = frame.width / 2
        if let second {
            let half = lowerHalf ?? CALayer()
            if lowerHalf == nil { addSublayer(half) }
            lowerHalf = half
            half.frame = CGRect(x: pixel(second.minX) - x, y: height, width: frame.width, height: height)
            half.cornerRadius = cornerRadius
            half.backgroundColor = backgroundColor
        } else {
            lowerHalf?.removeFromSuperlayer()
            lowerHalf = nil
        }
        CATransaction.commit()
        if !isBlinking { restart() }
    }

    /// Shows the caret, and starts its blinking after a delay.
    package func restart() {
        isBlinking = true
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [Float(0), Float(1)]
        blink.keyTimes = [0, 0.5, 1]
        blink.calculationMode = .discrete
        blink.duration = 2 * Theme.TextInput.blinkHalfPeriod
        blink.beginTime = CACurrentMediaTime() + Theme.TextInput.blinkDelay
        blink.repeatDuration = Theme.TextInput.blinkDuration
        add(blink, forKey: "blink")
    }

    /// The frame of the lower half of a split caret, in the superlayer; `nil` unless it is split.
    package var secondaryFrame: CGRect? { lowerHalf?.frame.offsetBy(dx: frame.minX, dy: frame.minY) }

    package func rest() {
        guard isBlinking else { return }
        isBlinking = false
        removeAnimation(forKey: "blink")
    }
}

/// The border of a text field.
final class FieldBorderView: UIView {
    var style = UITextField.BorderStyle.none {
        didSet { if style != oldValue { styleDidChange() } }
    }
    var isFieldEnabled = true {
        didSet { if isFieldEnabled != oldValue { styleDidChange() } }
    }
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            picture?.removeFromSuperview()
            picture = image.map { UIImageView(image: $0) }
            if let picture {
                picture.frame = bounds
                picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(picture)
            }
            styleDidChange()
        }
    }
    private var picture: UIImageView?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styleDidChange()
    }

    private func styleDidChange() {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        layer.cornerRadius = style == .roundedRect ? Theme.TextField.cornerRadius : 0
        layer.cornerCurve = .continuous
        guard image == nil || style == .roundedRect else {
            layer.borderWidth = 0
            backgroundColor = nil
            return
        }
        switch style {
        case .none:
            layer.borderWidth = 0
            backgroundColor = nil
        case .line:
            layer.borderWidth = 1
            show(isFieldEnabled ? Theme.TextField.line : Theme.TextField.disabledBorder, fill: nil)
        case .bezel:
            layer.borderWidth = 2
            showFilled()
        case .roundedRect:
            layer.borderWidth = hairline
            showFilled()
        }
    }

    private func showFilled() {
        show(
            isFieldEnabled ? Theme.TextField.border : Theme.TextField.disabledBorder,
            fill: isFieldEnabled ? Theme.TextField.fill : Theme.TextField.disabledFill)
    }

    private func show(_ border: UIColor, fill: UIColor?) {
        layer.borderColor = border.cgColor(for: traitCollection)
        backgroundColor = fill
    }
}

/// The button that clears a text field.
///
/// It is not focusable, because the keyboard has Ctrl+A and Delete.
final class FieldClearButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = Phrase.clearText.text
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    override var canBecomeFocused: Bool { false }
    override var cursorShape: CursorShape? { .default }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? { toolTip(accessibilityLabel) }

    /// Extends the touch area beyond the visible glyph.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        accessibilityBounds.contains(point)
    }

    override var accessibilityBounds: CGRect { bounds.insetBy(dx: -6, dy: -8) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = isHighlighted || isHovered ? Theme.TextField.clearButtonPressed : Theme.TextField.clearButton
        let circle = bounds.insetBy(dx: 1.5, dy: 1.5)
        context.setFillColor(color.cgColor(for: traitCollection))
        context.fillEllipse(in: circle)
        context.setStrokeColor(Theme.TextField.clearCross.cgColor(for: traitCollection))
        context.setLineWidth(1.5)
        context.setLineCap(.round)
        let cross = circle.insetBy(dx: circle.width * 0.32, dy: circle.height * 0.32)
        context.move(to: CGPoint(x: cross.minX, y: cross.minY))
        context.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        context.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        context.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        context.strokePath()
    }

    override var preventsTapsOfAncestors: Bool { true }
}
