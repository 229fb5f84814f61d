// SPDX-License-Identifier: MIT
import UIKit

/// Numbered tiles in columns and rows.
///
/// Tiles that scroll off screen are reused.
final class TileBoard: UIView {
    /// A tile's column and row.
    struct Place: Hashable {
        var column: Int
        var row: Int
    }

    static let side: CGFloat = 80
    static let count = 1000
    static var size: CGSize { CGSize(width: CGFloat(count) * side, height: CGFloat(count) * side) }

    /// The tiles that have a view.
    private(set) var tiles: [Place: TileView] = [:]
    private var spares: [TileView] = []
    /// The number of tile views created so far.
    private(set) var madeCount = 0

    /// The rendering scale of tiles, in pixels per point of the board.
    var detail: CGFloat = 1 {
        didSet {
            guard detail != oldValue else { return }
            for tile in tiles.values { tile.detail = detail }
        }
    }

    /// Shows the tiles in `rect`, and removes all others unless `keepsOthers`.
    func show(_ rect: CGRect, keepsOthers: Bool) {
        let (columns, rows) = (Self.range(rect.minX, rect.maxX), Self.range(rect.minY, rect.maxY))
        if !keepsOthers {
            for (place, tile) in tiles where !columns.contains(place.column) || !rows.contains(place.row) {
                tile.removeFromSuperview()
                tiles[place] = nil
                spares.append(tile)
            }
        }
        for column in columns {
            for row in rows where tiles[Place(column: column, row: row)] == nil {
                add(Place(column: column, row: row))
            }
        }
    }

    private static func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
        let first = min(max((low / side).rounded(.down), 0), CGFloat(count))
        let end = min(max((high / side).rounded(.up), first), CGFloat(count))
        return Int(first)..<Int(end)
    }

    private func add(_ place: Place) {
        let tile = spares.popLast() ?? makeTile()
        tile.detail = detail
        // The zoom animation must not animate the positions of tiles.
        UIView.performWithoutAnimation {
            tile.show(place)
            tile.frame = CGRect(
                x: CGFloat(place.column) * Self.side, y: CGFloat(place.row) * Self.side, width: Self.side,
                height: Self.side)
            addSubview(tile)
        }
        tiles[place] = tile
    }

    private func makeTile() -> TileView {
        madeCount += 1
        return TileView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    }
}

/// A tile labeled with its position.
final class TileView: UIView {
    let label = UILabel("", font: .monospacedDigitSystemFont(ofSize: 15, weight: .medium))
    private let face: UIView

    var detail: CGFloat = 1 {
        didSet { if detail != oldValue { label.contentScaleFactor = detail } }
    }

    override init(frame: CGRect) {
        face = UIView(frame: CGRect(origin: .zero, size: frame.size).insetBy(dx: 2, dy: 2))
        super.init(frame: frame)
        face.layer.cornerRadius = 8
        face.layer.cornerCurve = .continuous
        label.frame = face.bounds
        label.textAlignment = .center
        face.addSubview(label)
        addSubview(face)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ place: TileBoard.Place) {
        label.text = "\(place.column)·\(place.row)"
        let shades: [UIColor] = [.systemBlue, .systemTeal, .systemGreen, .systemIndigo]
        face.backgroundColor = shades[(place.column + 2 * place.row) % shades.count].withAlphaComponent(0.25)
    }
}
