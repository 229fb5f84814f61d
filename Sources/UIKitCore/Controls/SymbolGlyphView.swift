// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
package import LayerTree

/// The base of glyphs in bars and controls: strokes with round caps in a single color, sharp at every scale.
@_spi(Toolkit)
open class SymbolGlyphView: UIView {
    open override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The color; `nil` uses the tint color.
    package var color: UIColor? {
        didSet { if color != oldValue { updateColor() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        shape?.lineCap = .round
        shape?.lineJoin = .round
        updateColor()
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether the path is filled instead of stroked.
    var isFilled: Bool { false }

    open override func tintColorDidChange() {
        updateColor()
    }

    open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateColor()
    }

    package var shape: CAShapeLayer? { layer as? CAShapeLayer }

    func updateColor() {
        let color: UIColor = color ?? tintColor
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        shape?.strokeColor = isFilled ? nil : resolved
        shape?.fillColor = isFilled ? resolved : nil
    }
}
