// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// A button of the playback controls.
final class MovieButton: UIButton {
    private let drawing = CAShapeLayer()

    var glyph: MovieGlyph {
        didSet { if glyph != oldValue { showGlyph() } }
    }

    init(_ glyph: MovieGlyph) {
        self.glyph = glyph
        super.init(frame: .zero)
        drawing.lineWidth = 1.8
        drawing.lineCap = .round
        drawing.lineJoin = .round
        layer.addSublayer(drawing)
        showGlyph()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { drawing.opacity = isHighlighted ? Float(Theme.Movie.pressedAlpha) : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Theme.Movie.glyphSide
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        drawing.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
    }

    private func showGlyph() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawing.path = glyph.path
        let ink = Theme.Movie.foreground.cgColor
        drawing.fillColor = glyph.isLine ? nil : ink
        drawing.strokeColor = glyph.isLine ? ink : nil
        CATransaction.commit()
        accessibilityLabel = glyph.label
    }
}
