// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A sign that a pen with a round tip draws in one colour, sharp at every scale; the base of those in bars and controls.
class SymbolGlyphView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// `nil` stands for the tint colour.
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

    /// Whether the colour fills the outline rather than following it.
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
