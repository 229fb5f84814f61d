// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import Windowing

/// A layer of any size that is drawn in tiles, as they become visible, at the resolution at which they are shown.
///
/// `draw(in:)`, or the delegate, draws each tile; the context is clipped to it. Tiles fade in. A few are drawn in each
/// run-loop iteration until all visible tiles exist. Tiles that are no longer visible are discarded once they use more
/// than 64 MiB.
///
/// > Note: Differs from UIKit: tiles are drawn on the main actor, not on background threads.
open class CATiledLayer: CALayer {
    /// Returns the duration of a new tile's fade-in, in seconds; 0.25 unless overridden.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of levels of detail, each with pixels twice as large as the previous one; 1 by default.
    open var levelsOfDetail = 1 {
        didSet { hosting.host?.setNeedsCommit() }
    }
    /// The number of levels that are finer than `contentsScale` pixels per point, for a layer that is magnified; 0 by
    /// default.
    open var levelsOfDetailBias = 0 {
        didSet { hosting.host?.setNeedsCommit() }
    }
    /// The maximum size of a tile, in pixels; 256 × 256 by default.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet {
            guard tileSize != oldValue else { return }
            dropAllTiles()
        }
    }

    let tiles = TileSet()

    /// Creates a tiled layer with one level of detail.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool { false }

    /// Redraws the tiles that are out of date.
    open override func display() {
        tiles.markStale(drawing.dirtyRect)
        drawing.setClean()
        hosting.host?.setNeedsCommit()
    }

    private func dropAllTiles() {
        tiles.removeAll()
        setPieces([])
        hosting.host?.setNeedsCommit()
    }
}

/// The tiles that a layer has at the moment.
@MainActor
final class TileSet {
    struct Place: Hashable {
        /// The resolution, as the binary logarithm of pixels per point relative to the layer's scale.
        let level: Int
        let column: Int
        let row: Int
    }

    struct Tile {
        let layer: CALayer
        /// The tile's rectangle in the tiled layer's coordinates.
        let rect: CGRect
        var isStale = true
        var lastUse = 0
        var drawnAt: TimeInterval = 0
        var bytes = 0
    }

    /// The memory limit for tiles that are not visible, in bytes.
    static let maximumBytes = 64 << 20
    /// The number of tiles drawn in one run-loop iteration, which keeps the iteration short.
    static let tilesPerTurn = 6
    /// The maximum number of tiles shown, however small they are.
    static let maximumTiles = 4_096

    var tiles: [Place: Tile] = [:]
    var useCount = 0

    func markStale(_ rect: CGRect?) {
        for (place, tile) in tiles where rect.map({ $0.intersects(tile.rect) }) ?? true {
            tiles[place]?.isStale = true
        }
    }

    func removeAll() {
        tiles = [:]
    }
}

extension CATiledLayer {
    /// Draws visible tiles that are missing.
    ///
    /// Returns true if more remain for the next iteration.
    func updateTiles(in root: CALayer, scale: CGFloat) -> Bool {
        let (visible, zoom) = seen(in: root, scale: scale)
        guard !visible.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
        let level = levelOfDetail(zoom)
        let unit = contentsScale * CGFloat(sign: .plus, exponent: level, significand: 1)
        let (width, height) = (max(tileSize.width.sanitized, 16), max(tileSize.height.sanitized, 16))
        let points = CGSize(width: min(width, 4_096) / unit, height: min(height, 4_096) / unit)
        let wanted = places(visible.insetBy(dx: -points.width / 2, dy: -points.height / 2), points, level)
        tiles.useCount += 1
        var waiting = false
        var drawn = 0
        let now = localTime(CACurrentMediaTime())
        for (place, rect) in wanted {
            if tiles.tiles[place] == nil { tiles.tiles[place] = TileSet.Tile(layer: CALayer(), rect: rect) }
            tiles.tiles[place]?.lastUse = tiles.useCount
            guard let tile = tiles.tiles[place], tile.isStale || tile.rect != rect else { continue }
            guard drawn < TileSet.tilesPerTurn else {
                waiting = true
                continue
            }
            drawn += 1
            draw(place, rect, unit, now)
        }
        let fading = giveUpTiles(level, now, waiting: waiting)
        let pieces = tiles.tiles.sorted { left, right in
            // Finer tiles lie above coarser ones.
            (left.key.level == level ? 1 : 0, left.key.level, left.key.row, left.key.column)
                < (right.key.level == level ? 1 : 0, right.key.level, right.key.row, right.key.column)
        }
        setPieces(pieces.filter { !$0.value.isStale || $0.value.bytes > 0 }.map(\.value.layer))
        if let fading {
            _ = LayerClock.timeSource.schedule(after: fading) { [weak self] in self?.hosting.host?.setNeedsCommit() }
        }
        return waiting
    }

    /// Returns the part of the bounds that can be visible, and the number of window pixels for each of its points.
    private func seen(in root: CALayer, scale: CGFloat) -> (CGRect, CGFloat) {
        var chain: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            chain.append(current)
            layer = current.parent
        }
        var visible = root.bounds
        var last = root
        for current in chain.reversed() {
            guard !current.isHidden else { return (.zero, 1) }
            if current !== last { visible = current.convert(visible, from: last) }
            if current.masksToBounds || current === self { visible = visible.intersection(current.bounds) }
            if visible.isNull || visible.isEmpty { return (.zero, 1) }
            last = current
        }
        let outside = root.convert(visible, from: self)
        let zoom = max(outside.width / max(visible.width, 1e-9), outside.height / max(visible.height, 1e-9))
        return (visible, zoom * scale)
    }

    private func levelOfDetail(_ zoom: CGFloat) -> Int {
        let finest = min(max(levelsOfDetailBias, 0), 16)
        let coarsest = finest - min(max(levelsOfDetail, 1), 32) + 1
        guard zoom > 0, zoom.isFinite else { return min(finest, 0) }
        // Tolerates rounding: division can give a value slightly above a power of two.
        let needed = Int((log2(zoom / contentsScale) - 0.001).rounded(.up))
        return min(max(needed, coarsest), finest)
    }

    private func places(_ area: CGRect, _ size: CGSize, _ level: Int) -> [(TileSet.Place, CGRect)] {
        let area = area.intersection(bounds)
        guard !area.isNull, !area.isEmpty else { return [] }
        let columns =
            Int(
                pixel: (area.minX - bounds.minX) / size.width, .down)...max(
                Int(pixel: (area.minX - bounds.minX) / size.width, .down),
                Int(pixel: (area.maxX - bounds.minX) / size.width, .up) - 1)
        let rows =
            Int(
                pixel: (area.minY - bounds.minY) / size.height, .down)...max(
                Int(pixel: (area.minY - bounds.minY) / size.height, .down),
                Int(pixel: (area.maxY - bounds.minY) / size.height, .up) - 1)
        var places: [(TileSet.Place, CGRect)] = []
        for row in rows {
            for column in columns {
                guard places.count < TileSet.maximumTiles else { return places }
                let rect = CGRect(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height
                ).intersection(bounds)
                guard !rect.isNull, !rect.isEmpty else { continue }
                places.append((TileSet.Place(level: level, column: column, row: row), rect))
            }
        }
        return places
    }

    private func draw(_ place: TileSet.Place, _ rect: CGRect, _ unit: CGFloat, _ now: TimeInterval) {
        let width = max(1, Int(pixel: rect.width * unit - 0.001, .up))
        let height = max(1, Int(pixel: rect.height * unit - 0.001, .up))
        guard let bitmap = try? Bitmap(width: width, height: height), let tile = tiles.tiles[place] else { return }
        let context = bitmap.makeContext()
        context.scaleBy(x: unit, y: unit)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        context.clip(to: rect)
        draw(in: context)
        let isNew = tile.bytes == 0
        tiles.tiles[place] = TileSet.Tile(
            layer: tile.layer, rect: rect, isStale: false, lastUse: tiles.useCount, drawnAt: isNew ? now : tile.drawnAt,
            bytes: width * height * 4)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        tile.layer.bounds = CGRect(origin: .zero, size: rect.size)
        tile.layer.position = CGPoint(x: rect.midX, y: rect.midY)
        tile.layer.contents = bitmap
        CATransaction.commit()
        let fade = Self.fadeDuration()
        guard isNew, fade > 0, isCommitted else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = fade
        tile.layer.add(animation, forKey: "tile")
    }

    /// Discards tiles that are no longer needed.
    ///
    /// Returns the time to check again if some only wait for others to fade in.
    private func giveUpTiles(_ level: Int, _ now: TimeInterval, waiting: Bool) -> TimeInterval? {
        let current = tiles.tiles.filter { $0.value.lastUse == tiles.useCount }
        let fade = Self.fadeDuration()
        let latest = current.values.map(\.drawnAt).max() ?? now
        let others = tiles.tiles.filter { $0.key.level != level }
        var again: TimeInterval?
        if !others.isEmpty, !waiting {
            if now - latest >= fade {
                for place in others.keys { tiles.tiles[place] = nil }
            } else {
                again = fade - (now - latest)
            }
        }
        var bytes = tiles.tiles.values.reduce(0) { $0 + $1.bytes }
        guard bytes > TileSet.maximumBytes else { return again }
        for (place, tile) in tiles.tiles.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > TileSet.maximumBytes, tile.lastUse < tiles.useCount else { break }
            tiles.tiles[place] = nil
            bytes -= tile.bytes
        }
        return again
    }
}
