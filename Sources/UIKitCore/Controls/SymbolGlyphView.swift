// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The base of glyphs in bars and controls: strokes with round caps in a single color, sharp at every scale.
class SymbolGlyphView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The color; `nil` uses the tint color.
    var color: UIColor? {
        didSet { if color != oldValue { updateColor() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        shape?.lineCap = .round
        shape?.lineJoin = .round
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    /// Whether the path is filled instead of stroked.
    var isFilled: Bool { false }

    override func tintColorDidChange() {
        updateColor()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateColor()
    }

    var shape: CAShapeLayer? { layer as? CAShapeLayer }

    func updateColor() {
        let color: UIColor = color ?? tintColor
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        shape?.strokeColor = isFilled ? nil : resolved
        shape?.fillColor = isFilled ? resolved : nil
    }
}
