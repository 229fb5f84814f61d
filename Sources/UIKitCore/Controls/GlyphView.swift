// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree

/// A glyph of a control, drawn as strokes.
package final class GlyphView: SymbolGlyphView {
    /// The shape to draw, in a unit square.
    package enum Glyph {
        case minus, plus, chevronLeft, chevronRight, chevronUp, chevronDown, chevronUpDown, checkmark
    }

    private let lineWidth: CGFloat

    package var glyph: Glyph {
        didSet { if glyph != oldValue { setNeedsLayout() } }
    }

    package init(_ glyph: Glyph, lineWidth: CGFloat, color: UIColor? = nil) {
        self.glyph = glyph
        self.lineWidth = lineWidth
        super.init(frame: .zero)
        self.color = color
        shape?.lineWidth = lineWidth
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        shape?.path = path
    }

    /// Points of the strokes in the unit square, inset by half the line width.
    private var points: [[(x: CGFloat, y: CGFloat)]] {
        switch glyph {
        case .minus: [[(0, 0.5), (1, 0.5)]]
        case .plus: [[(0, 0.5), (1, 0.5)], [(0.5, 0), (0.5, 1)]]
        case .chevronLeft: [[(0.75, 0), (0.25, 0.5), (0.75, 1)]]
        case .chevronRight: [[(0.25, 0), (0.75, 0.5), (0.25, 1)]]
        case .chevronUp: [[(0, 0.75), (0.5, 0.25), (1, 0.75)]]
        case .chevronDown: [[(0, 0.25), (0.5, 0.75), (1, 0.25)]]
        case .chevronUpDown: [[(0, 0.3), (0.5, 0), (1, 0.3)], [(0, 0.7), (0.5, 1), (1, 0.7)]]
        case .checkmark: [[(0, 0.55), (0.35, 0.9), (1, 0.1)]]
        }
    }

    private var path: CGPath {
        let area = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let path = CGMutablePath()
        for line in points {
            for (index, point) in line.enumerated() {
                let place = CGPoint(x: area.minX + area.width * point.x, y: area.minY + area.height * point.y)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
        }
        return path
    }
}
