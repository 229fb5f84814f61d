// SPDX-License-Identifier: MIT
import LayerTree
import UIKit

/// A map that is too large for a single bitmap.
final class TilesCard: ScrollCard {
    private let map = MapView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "tiles"
        scrollView.addSubview(map)
        scrollView.contentSize = map.bounds.size
        scrollView.contentOffset = CGPoint(x: 9_800, y: 9_900)
    }
}

/// Contour lines of hills, computed from the position alone so that tiles match at their edges.
private final class MapView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }

    override func draw(_ rect: CGRect) {
        UIColor(hue: 0.28, saturation: 0.12, brightness: 0.96, alpha: 1).setFill()
        UIRectFill(rect)
        let step: CGFloat = 200
        let reach: CGFloat = 190
        let (left, right) = (Int((rect.minX - reach) / step), Int((rect.maxX + reach) / step))
        let (top, bottom) = (Int((rect.minY - reach) / step), Int((rect.maxY + reach) / step))
        for column in left...max(left, right) {
            for row in top...max(top, bottom) {
                drawHill(column, row, step)
            }
        }
    }

    private func drawHill(_ column: Int, _ row: Int, _ step: CGFloat) {
        let seed = abs((column &* 73_856_093) ^ (row &* 19_349_663)) % 1000
        let middle = CGPoint(
            x: (CGFloat(column) + CGFloat(seed % 10) / 10) * step, y: (CGFloat(row) + CGFloat(seed / 100) / 10) * step)
        let height = 30 + CGFloat(seed % 130)
        UIColor(hue: 0.1, saturation: 0.4, brightness: 0.55, alpha: 0.5).setStroke()
        for ring in 1...4 {
            let radius = height * CGFloat(ring) / 4
            let path = UIBezierPath(
                ovalIn: CGRect(
                    x: middle.x - radius, y: middle.y - radius * 0.7, width: radius * 2, height: radius * 1.4))
            path.lineWidth = 1
            path.stroke()
        }
    }
}
