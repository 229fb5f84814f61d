// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// A button that shows a glyph.
final class GlyphButton: UIControl {
    let glyphView: GlyphView
    private let side: CGFloat
    /// The factor by which the glyph is enlarged for large text.
    private var growth: CGFloat {
        min(Theme.Text.enlargement(for: traitCollection), Theme.Text.maximumWidthGrowth)
    }

    init(_ glyph: GlyphView.Glyph, side: CGFloat, lineWidth: CGFloat) {
        glyphView = GlyphView(glyph, lineWidth: lineWidth)
        self.side = side
        super.init(frame: .zero)
        layer.cornerRadius = Theme.Button.mediumCornerRadius
        layer.cornerCurve = .continuous
        addSubview(glyphView)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    override var triggersPrimaryActionOnPress: Bool { true }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? { toolTip(accessibilityLabel) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = (side * growth).rounded()
        glyphView.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
        glyphView.alpha = !isEnabled ? Theme.Button.disabledAlpha : isHighlighted ? Theme.Button.pressedAlpha : 1
        backgroundColor = isHovered && isEnabled ? Theme.Button.plainHovered : nil
    }

    override var preventsTapsOfAncestors: Bool { true }
}
