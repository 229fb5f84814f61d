// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Contents")
struct ContentsTests {
    /// Left half red, right half blue.
    private func picture(width: Int, height: Int) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(.blue)
        context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
        return bitmap
    }

    @Test("An image fills the bounds by default")
    func resize() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 10), nil)
        layer.contents = try picture(width: 4, height: 4)
        layer.magnificationFilter = .nearest
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 10) == red)
        #expect(frame.pixel(19, 19) == red)
        #expect(frame.pixel(20, 10) == blue)
        #expect(frame.pixel(29, 19) == blue)
        #expect(frame.pixel(9, 10) == white)
        #expect(frame.pixel(30, 19) == white)
    }

    @Test(
        "Gravity places an image of a different size",
        arguments: [
            (.center, 14, 13), (.top, 14, 10), (.bottom, 14, 16), (.left, 10, 13), (.right, 18, 13),
            (.topLeft, 10, 10), (.topRight, 18, 10), (.bottomLeft, 10, 16), (.bottomRight, 18, 16),
        ] as [(CALayerContentsGravity, Int, Int)])
    func gravity(gravity: CALayerContentsGravity, x: Int, y: Int) throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 12, height: 10), nil)
        layer.contentsGravity = gravity
        layer.contents = try picture(width: 4, height: 4)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(x, y) == red)
        #expect(frame.pixel(x + 3, y + 3) == blue)
        #expect(frame.pixel(x - 1, y) == white)
        #expect(frame.pixel(x + 4, y + 3) == white)
        #expect(frame.pixel(x, y - 1) == white)
        #expect(frame.pixel(x, y + 4) == white)
    }

    @Test("Aspect fit leaves margins, and aspect fill extends beyond the bounds")
    func aspect() throws {
        let scene = Scene()
        let fit = scene.add(CGRect(x: 0, y: 0, width: 20, height: 8), nil)
        fit.contentsGravity = .resizeAspect
        fit.contents = try picture(width: 4, height: 4)
        let fill = scene.add(CGRect(x: 0, y: 20, width: 20, height: 8), nil)
        fill.contentsGravity = .resizeAspectFill
        fill.masksToBounds = true
        fill.contents = try picture(width: 4, height: 4)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 4) == white)
        #expect(frame.pixel(6, 4) == red)
        #expect(frame.pixel(13, 4) == blue)
        #expect(frame.pixel(14, 4) == white)
        #expect(frame.pixel(0, 24) == red)
        #expect(frame.pixel(19, 24) == blue)
        #expect(frame.pixel(5, 19) == white)
        #expect(frame.pixel(5, 28) == white)
    }

    @Test("The center of a nine-part image stretches, even if it is a line, and the corners don't")
    func nineParts() throws {
        let bitmap = try Bitmap(width: 6, height: 6)
        let context = bitmap.makeContext()
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 30, height: 20), nil)
        layer.contents = bitmap
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 0)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(1, 10) == red)
        #expect(frame.pixel(2, 10) == blue)
        #expect(frame.pixel(27, 10) == blue)
        #expect(frame.pixel(28, 10) == red)
        #expect(frame.pixel(15, 1) == red)
        #expect(frame.pixel(15, 2) == blue)
    }

    @Test("A layer without drawing has no bitmap")
    func noBackingStore() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.setNeedsDisplay()
        let painter = Painter()
        painter.draws = false
        let other = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        other.delegate = painter
        other.setNeedsDisplay()
        scene.frame()
        #expect(layer.contents == nil)
        #expect(other.contents == nil)
        #expect(!layer.needsDisplay())
        #expect(painter.drawCount == 0)
    }

    @Test("A subclass draws in its own coordinates at the contents' scale")
    func subclass() throws {
        final class Striped: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.red)
                ctx.fill(CGRect(x: bounds.minX + 5, y: bounds.minY, width: 5, height: 10))
            }
        }
        let scene = Scene(width: 60, height: 60, scale: 2)
        let layer = Striped()
        layer.contentsScale = 2
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.bounds.origin = CGPoint(x: 100, y: 50)
        scene.root.addSublayer(layer)
        layer.setNeedsDisplay()
        let frame = try #require(scene.frame())
        #expect((layer.contents as? Bitmap)?.width == 20)
        #expect(frame.pixel(29, 20) == white)
        #expect(frame.pixel(30, 20) == red)
        #expect(frame.pixel(39, 39) == red)
        #expect(frame.pixel(40, 39) == white)
    }

    @Test("A bitmap rounded up to whole pixels is not scaled, so text stays sharp")
    func sharpness() throws {
        let scene = Scene(width: 60, height: 60, scale: 1.5)
        let painter = Painter()
        painter.onDraw = { _, context in
            // One-pixel stripes, which any resampling would turn gray.
            context.setFillColor(.black)
            for x in stride(from: 0, to: 30, by: 2) {
                context.fill(CGRect(x: CGFloat(x) / 1.5, y: 0, width: 1 / 1.5, height: 20))
            }
        }
        let layer = scene.add(CGRect(x: 3.3, y: 3.7, width: 10.3, height: 10.1), nil)
        layer.contentsScale = 1.5
        layer.delegate = painter
        layer.setNeedsDisplay()
        let frame = try #require(scene.frame())
        let row = (5..<18).map { frame.pixel($0, 12) }
        #expect(row == (5..<18).map { $0 % 2 == 1 ? black : white })
    }

    @Test("Partial redraw changes the marked area and keeps all other pixels")
    func partialRedraw() throws {
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        layer.delegate = painter
        layer.setNeedsDisplay()
        scene.frame()
        painter.color = .blue
        for _ in 0..<4 {
            // Several times, since two bitmaps alternate.
            layer.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
            let frame = try #require(scene.frame())
            #expect(painter.lastClip.contains(CGRect(x: 10, y: 10, width: 20, height: 20)))
            #expect(frame.pixel(9, 20) == red)
            #expect(frame.pixel(10, 10) == blue)
            #expect(frame.pixel(29, 29) == blue)
            #expect(frame.pixel(30, 30) == red)
            painter.color = painter.color == .blue ? .green : .blue
            layer.setNeedsDisplay(CGRect(x: 12, y: 12, width: 2, height: 2))
            let other = try #require(scene.frame())
            #expect(other.pixel(11, 12) == blue)
            #expect(other.pixel(12, 12) == green)
            #expect(other.pixel(20, 20) == blue)
            painter.color = .blue
        }
    }

    @Test("Redrawing doesn't change bitmaps that were returned earlier")
    func copyOnWrite() throws {
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.delegate = painter
        layer.setNeedsDisplay()
        scene.frame()
        let first = try #require(layer.contents as? Bitmap)
        painter.color = .blue
        for _ in 0..<5 {
            layer.setNeedsDisplay()
            scene.frame()
        }
        #expect(first.pixel(x: 3, y: 3) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
        #expect(layer.contents as? Bitmap !== first)
    }

    @Test("A layer that draws repeatedly reuses two bitmaps, and releases one when it stops")
    func reuse() throws {
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.delegate = painter
        var seen: Set<ObjectIdentifier> = []
        var kept: [Bitmap] = []
        for _ in 0..<6 {
            layer.setNeedsDisplay()
            scene.frame()
            kept = [try #require(layer.contents as? Bitmap)]
            seen.formUnion(kept.map { ObjectIdentifier($0) })
            kept = []
        }
        #expect(seen.count <= 3)
        weak var spare: Bitmap?
        let before = try #require(layer.contents as? Bitmap)
        spare = before
        _ = consume before
        layer.setNeedsDisplay()
        scene.frame()
        scene.withoutActions { layer.position.x += 1 }
        scene.frame()
        #expect(spare == nil)
    }

    @Test("After a change of size the bitmap is stretched, unless it is to be redrawn")
    func boundsChange() throws {
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.delegate = painter
        layer.setNeedsDisplay()
        scene.frame()
        scene.withoutActions { layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30) }
        let frame = try #require(scene.frame())
        #expect(painter.drawCount == 1)
        #expect(frame.pixel(29, 29) == red)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 20
        scene.frame(after: 1)
        #expect(painter.drawCount == 2)
    }

    @Test("Content behind an opaque layer isn't painted, and a false promise of opacity is harmless")
    func opaque() throws {
        func pixelsPainted(draws color: CGColor, promises: Bool) throws -> (Int, UInt32) {
            let scene = Scene(width: 100, height: 100)
            let painter = Painter()
            painter.color = color
            for _ in 0..<5 { scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), .blue) }
            let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            layer.isOpaque = promises
            layer.delegate = painter
            layer.setNeedsDisplay()
            let frame = try #require(scene.frame())
            return (scene.host.statistics.pixelsPainted, frame.pixel(50, 50))
        }
        #expect(try pixelsPainted(draws: .red, promises: true) == (10_000, red))
        #expect(try pixelsPainted(draws: .red, promises: false) == (20_000, red))
        let (count, pixel) = try pixelsPainted(draws: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), promises: true)
        #expect(count == 20_000)
        #expect(isClose(pixel, 0xFF80_007F))
    }

    @Test("A layer too large for a bitmap logs a message when it paints, and has no contents")
    func tooLarge() {
        let scene = Scene()
        let log = LogRecorder()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 1e9, height: 20), nil)
        layer.name = "endless"
        layer.delegate = painter
        layer.setNeedsDisplay()
        _ = log.record { scene.frame() }
        #expect(painter.drawCount == 1, "painting, not drawing, needs the bitmap")
        #expect(layer.contents == nil)
        #expect(log.texts.count == 1)
        #expect(log.texts.first?.contains("endless") == true)
    }

    @Test("Contents that are not an image are treated as nil")
    func otherContents() {
        let layer = CALayer()
        layer.contents = "a string"
        #expect(layer.contents == nil)
    }
}
