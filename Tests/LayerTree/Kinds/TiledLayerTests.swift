// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

/// Draws the tiles' positions and counts the calls.
@MainActor
private final class TilePainter: CALayerDelegate {
    private(set) var clips: [CGRect] = []
    private(set) var scales: [CGFloat] = []
    var color = CGColor.red

    func draw(_ layer: CALayer, in ctx: CGContext) {
        clips.append(ctx.boundingBoxOfClipPath)
        scales.append(ctx.convertToDeviceSpace(CGSize(width: 1, height: 0)).width)
        ctx.setFillColor(color)
        ctx.fill(layer.bounds)
    }

    func takeClips() -> [CGRect] {
        defer { clips = [] }
        return clips
    }
}

private final class SuddenTiles: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }
}

@MainActor
@Suite("Tiled and scroll layers")
struct TiledLayerTests {
    private func scene(_ layer: CATiledLayer, _ painter: TilePainter, size: CGFloat = 50_000) -> (Scene, CAScrollLayer)
    {
        let scene = Scene(width: 100, height: 100)
        let scroll = CAScrollLayer()
        scroll.frame = scene.root.bounds
        scene.root.addSublayer(scroll)
        layer.delegate = painter
        layer.tileSize = CGSize(width: 64, height: 64)
        layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
        scroll.addSublayer(layer)
        return (scene, scroll)
    }

    @Test("Only the visible part of a huge layer is drawn, and more when it becomes visible")
    func immense() throws {
        let painter = TilePainter()
        let layer = SuddenTiles()
        let (scene, scroll) = scene(layer, painter)
        scene.frame()
        scene.frame()
        #expect(try #require(scene.lastFrame).pixel(99, 99) == red)
        let first = painter.takeClips()
        #expect(first.count >= 4 && first.count <= 9)
        #expect(first.allSatisfy { $0.maxX <= 192 && $0.maxY <= 192 && $0.width == 64 })
        scene.withoutActions { scroll.scroll(to: CGPoint(x: 40_000, y: 30_000)) }
        scene.frame()
        #expect(try #require(scene.lastFrame).pixel(50, 50) == red)
        #expect(painter.takeClips().allSatisfy { $0.minX >= 39_900 && $0.minY >= 29_900 })
        scene.withoutActions { scroll.scroll(to: CGPoint(x: 40_010, y: 30_000)) }
        scene.frame()
        #expect(painter.takeClips().count <= 4)
        #expect(layer.sublayers == nil)
    }

    @Test("Only the marked area is redrawn")
    func invalidation() throws {
        let painter = TilePainter()
        let layer = SuddenTiles()
        let (scene, _) = scene(layer, painter)
        scene.frame()
        _ = painter.takeClips()
        painter.color = .blue
        layer.setNeedsDisplay(CGRect(x: 70, y: 70, width: 5, height: 5))
        scene.frame()
        let frame = try #require(scene.lastFrame)
        #expect(painter.takeClips() == [CGRect(x: 64, y: 64, width: 64, height: 64)])
        #expect(frame.pixel(70, 70) == blue && frame.pixel(60, 60) == red)
        layer.setNeedsDisplay()
        scene.frame()
        #expect(try #require(scene.lastFrame).pixel(10, 10) == blue)
    }

    @Test("Magnified tiles are drawn at a higher resolution and reduced ones at a lower, within the levels of detail")
    func levels() throws {
        let painter = TilePainter()
        let layer = SuddenTiles()
        layer.levelsOfDetail = 3
        layer.levelsOfDetailBias = 1
        let (scene, scroll) = scene(layer, painter, size: 1_000)
        func scales(_ zoom: CGFloat) -> Set<CGFloat> {
            _ = painter.takeClips()
            let before = painter.scales.count
            scene.withoutActions {
                layer.anchorPoint = .zero
                layer.position = .zero
                scroll.sublayers?.first?.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
            }
            scene.frame()
            scene.frame()
            return Set(painter.scales[before...])
        }
        #expect(scales(1) == [1])
        #expect(scales(2) == [2])
        #expect(scales(8).isSubset(of: [2]))
        #expect(scales(0.5) == [0.5])
        #expect(scales(0.1).isSubset(of: [0.5]))
        #expect(try #require(scene.lastFrame).pixel(50, 50) == red)
    }

    @Test("New tiles fade in")
    func fade() throws {
        let painter = TilePainter()
        let layer = CATiledLayer()
        let (scene, scroll) = scene(layer, painter)
        scene.frame()
        scene.frame(after: 1)
        scene.withoutActions { scroll.scroll(to: CGPoint(x: 0, y: 5_000)) }
        scene.frame()
        scene.frame(after: 0.125)
        let pixel = try #require(scene.lastFrame).pixel(50, 50)
        #expect(pixel != red && pixel != white && pixel >> 16 == 0xFFFF)
        scene.frame(after: 0.2)
        #expect(try #require(scene.lastFrame).pixel(50, 50) == red)
    }

    @Test("Memory is bounded however far the layer scrolls, and unusual sizes are harmless")
    func memory() {
        let painter = TilePainter()
        let layer = SuddenTiles()
        let (scene, scroll) = scene(layer, painter)
        layer.tileSize = CGSize(width: 1_024, height: 1_024)
        for step in 0..<40 {
            scene.withoutActions { scroll.scroll(to: CGPoint(x: 0, y: step * 1_000)) }
            scene.frame()
        }
        #expect(layer.tiles.tiles.values.reduce(0) { $0 + $1.bytes } <= TileSet.maximumBytes + 8 << 20)
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: -5), CGSize(width: 1e12, height: 1e12)] {
            layer.tileSize = size
            scene.frame()
        }
        layer.levelsOfDetail = .max
        layer.levelsOfDetailBias = .min
        scene.withoutActions { layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1)) }
        scene.frame()
        layer.removeFromSuperlayer()
        scene.frame()
    }

    @Test("A scroll layer scrolls along its axes, and by the smallest distance that shows a rectangle")
    func scroll() {
        let scroll = CAScrollLayer()
        scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
        scroll.addSublayer(content)
        scroll.scroll(to: CGPoint(x: 30, y: 40))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40) && scroll.masksToBounds)
        #expect(content.visibleRect == CGRect(x: 30, y: 40, width: 100, height: 100))
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 99, y: 10))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 10))
        content.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 120))
        content.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 120))
        scroll.scrollMode = .none
        content.scroll(CGPoint(x: 5, y: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 120))
        scroll.scrollMode = .both
        content.scroll(CGPoint(x: 5, y: CGFloat.nan))
        #expect(scroll.bounds.origin == CGPoint(x: 5, y: 0))
        #expect(CALayer().visibleRect == .zero)
    }
}
