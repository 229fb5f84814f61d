// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// Shows one of the bars' signs in the tint colour, sharp at every scale.
final class BarSymbolView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var symbol: BarSymbol? {
        didSet { if symbol != oldValue { setNeedsLayout() } }
    }

    /// `nil` stands for the tint colour.
    var color: UIColor? {
        didSet { if color != oldValue { updateColor() } }
    }

    init(_ symbol: BarSymbol?) {
        self.symbol = symbol
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shape?.lineCap = .round
        shape?.lineJoin = .round
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Theme.Bars.symbolSize, height: Theme.Bars.symbolSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape, let symbol else { return }
        let scale = min(bounds.width, bounds.height) / BarSymbol.side
        var transform = CGAffineTransform(scaleX: scale, y: scale)
        if symbol.isDirectional, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            transform = CGAffineTransform(translationX: bounds.width, y: 0).scaledBy(x: -scale, y: scale)
        }
        let path = CGMutablePath()
        path.addPath(symbol.path, transform: transform)
        shape.path = path
        shape.lineWidth = Theme.Bars.symbolLineWidth * scale
        updateColor()
    }

    override func tintColorDidChange() {
        updateColor()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateColor()
    }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    private func updateColor() {
        let color: UIColor = color ?? tintColor
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        let isFilled = symbol?.isFilled == true
        shape?.strokeColor = isFilled ? nil : resolved
        shape?.fillColor = isFilled ? resolved : nil
    }
}
