// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A view that draws a bar symbol in the tint color, sharp at every scale.
final class BarSymbolView: SymbolGlyphView {
    var symbol: BarSymbol? {
        didSet { if symbol != oldValue { setNeedsLayout() } }
    }

    init(_ symbol: BarSymbol?) {
        self.symbol = symbol
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var isFilled: Bool { symbol?.isFilled == true }

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
}
