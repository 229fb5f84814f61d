// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Masks and surfaces")
struct MaskTests {
    private func mask(_ frame: CGRect, alpha: CGFloat = 1) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(gray: 0.3, alpha: alpha)
        return layer
    }

    @Test("A layer and its sublayers are masked by the mask's alpha")
    func mask() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 10), .blue, to: layer)
        let half = mask(CGRect(x: 5, y: 5, width: 10, height: 10))
        half.addSublayer(mask(CGRect(x: 10, y: 0, width: 10, height: 10), alpha: 0.5))
        layer.mask = half
        let frame = try #require(scene.frame())
        #expect(frame.pixel(12, 12) == white)
        #expect(frame.pixel(16, 16) == blue)
        #expect(frame.pixel(16, 22) == red)
        #expect(isClose(frame.pixel(26, 22), 0xFFFF_7F7F))
        #expect(frame.pixel(26, 28) == white)
        #expect(half.superlayer === layer && layer.sublayers?.count == 1)
        scene.withoutActions { half.position.x += 3 }
        let second = try #require(scene.frame())
        #expect(second.pixel(16, 22) == white && second.pixel(20, 22) == red)
        #expect(second.damage.allSatisfy { $0.x >= 10 && $0.y >= 10 && $0.maxX <= 40 && $0.maxY <= 30 })
        layer.mask = nil
        #expect(try #require(scene.frame()).pixel(12, 12) == blue)
        #expect(half.superlayer == nil)
    }

    @Test("A mask moves and fades with its layer, and can be rotated")
    func moving() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.mask = mask(CGRect(x: 0, y: 0, width: 10, height: 20))
        scene.frame()
        scene.withoutActions {
            layer.position = CGPoint(x: 25, y: 25)
            layer.opacity = 0.5
        }
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 5) == white)
        #expect(isClose(frame.pixel(18, 25), 0xFFFF_8080))
        #expect(frame.pixel(28, 25) == white)
        scene.withoutActions {
            layer.opacity = 1
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        let turned = try #require(scene.frame())
        #expect(turned.pixel(25, 18) == red && turned.pixel(25, 32) == white)
    }

    @Test("An empty mask hides everything; a layer can't mask itself, a descendant, or two layers")
    func odd() throws {
        let scene = Scene()
        let log = LogRecorder()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = scene.add(CGRect(x: 20, y: 0, width: 10, height: 10))
        log.record {
            layer.mask = layer
            layer.mask = scene.root
        }
        #expect(layer.mask == nil && log.messages.map(\.level) == [.warning, .warning])
        let shared = mask(CGRect(x: 0, y: 0, width: 5, height: 10))
        layer.mask = shared
        other.mask = shared
        #expect(layer.mask == nil && other.mask === shared)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(7, 5) == red && frame.pixel(22, 5) == red && frame.pixel(27, 5) == white)
        other.mask = CALayer()
        #expect(try #require(scene.frame()).pixel(22, 5) == white)
        other.mask?.removeFromSuperlayer()
        #expect(other.mask == nil)
        #expect(try #require(scene.frame()).pixel(27, 5) == red)
    }

    @Test("A mask is laid out, drawn and animated like any layer, and freed with its layer")
    func life() throws {
        weak var freed: CALayer?
        do {
            let scene = Scene()
            let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
            let painter = Painter()
            let drawn = CALayer()
            drawn.frame = layer.bounds
            drawn.delegate = painter
            drawn.setNeedsDisplay()
            drawn.setNeedsLayout()
            layer.mask = drawn
            freed = drawn
            let frame = try #require(scene.frame())
            #expect(frame.pixel(10, 10) == red)
            #expect(painter.drawCount == 1 && painter.layoutCount == 1)
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 30
            animation.toValue = 30
            animation.duration = 1
            drawn.add(animation, forKey: nil)
            #expect(try #require(scene.frame()).pixel(10, 10) == white)
            layer.removeFromSuperlayer()
            scene.frame()
        }
        CATransaction.flush()
        #expect(freed == nil)
    }

    @Test("A part of the contents can be shown")
    func contentsRect() throws {
        let bitmap = try Bitmap(width: 20, height: 20)
        let context = bitmap.makeContext()
        for (index, color) in [CGColor.red, .green, .blue, .black].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: index % 2 * 10, y: index / 2 * 10, width: 10, height: 10))
        }
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.contents = bitmap
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let frame = try #require(scene.frame())
        #expect((0..<10).allSatisfy { x in (0..<10).allSatisfy { frame.pixel(x, $0) == green } })
        scene.withoutActions {
            layer.bounds.size = CGSize(width: 20, height: 20)
            layer.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
        }
        let second = try #require(scene.frame())
        #expect(second.pixel(1, 14) == blue && second.pixel(14, 1) == black)
        for odd in [
            CGRect.zero, CGRect(x: 2, y: 2, width: 1, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        ] {
            scene.withoutActions { layer.contentsRect = odd }
            scene.frame()
        }
        #expect(scene.host.snapshotImage(scale: 1) != nil)
    }

    @Test("A shadow path casts the shadow")
    func shadowPath() throws {
        let scene = Scene(width: 60, height: 60)
        let layer = scene.add(CGRect(x: 20, y: 20, width: 10, height: 10))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: CGRect(x: 15, y: 0, width: 10, height: 5))
        let frame = try #require(scene.frame())
        #expect(frame.pixel(40, 22) == black && frame.pixel(40, 27) == white && frame.pixel(33, 22) == white)
        scene.withoutActions { layer.shadowRadius = 4 }
        let soft = try #require(scene.frame())
        #expect(soft.pixel(40, 22) != black && soft.pixel(40, 30) != white)
        #expect(soft.pixel(40, 45) == white)
        scene.withoutActions { layer.shadowPath = nil }
        #expect(try #require(scene.frame()).pixel(45, 22) == white)
    }

    @Test("A rasterized layer looks unchanged, reflects changes inside it, and moves without being redrawn")
    func rasterize() throws {
        let scene = Scene(width: 60, height: 60)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        let inner = scene.add(CGRect(x: 5, y: 5, width: 30, height: 5), .blue, to: layer)
        let plain = try #require(scene.frame()).pixels
        scene.withoutActions { layer.shouldRasterize = true }
        let image = try #require(scene.host.snapshotImage(scale: 1))
        scene.frame()
        #expect(image.bitmap.pixel(x: 44, y: 17) == Bitmap.Pixel(red: 0, green: 0, blue: 255))
        scene.withoutActions { inner.backgroundColor = .green }
        let frame = try #require(scene.frame())
        #expect(frame.pixel(44, 17) == green && frame.pixel(12, 12) == red)
        #expect(frame.damage.allSatisfy { $0.y >= 14 && $0.maxY <= 21 })
        scene.withoutActions { inner.backgroundColor = .blue }
        #expect(try #require(scene.frame()).pixels == plain)
        scene.withoutActions { layer.position.x += 5 }
        let moved = try #require(scene.frame())
        #expect(moved.pixel(49, 17) == blue && moved.pixel(12, 12) == white)
        scene.withoutActions {
            layer.rasterizationScale = 0.25
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        }
        #expect(try #require(scene.frame()).pixel(25, 24) != white)
    }

    @Test("Drawing can build on existing content")
    func clearing() throws {
        let scene = Scene()
        let painter = Painter()
        painter.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.delegate = painter
        for _ in 0..<3 {
            layer.setNeedsDisplay()
            #expect(isClose(try #require(scene.frame() ?? scene.lastFrame).pixel(5, 5), 0xFFFF_8080))
        }
        layer.clearsBeforeDrawing = false
        layer.setNeedsDisplay()
        #expect(isClose(try #require(scene.frame()).pixel(5, 5), 0xFFFF_4040))
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 10))
        let part = try #require(scene.frame())
        #expect(isClose(part.pixel(2, 5), 0xFFFF_2020, within: 4) && isClose(part.pixel(7, 5), 0xFFFF_4040))
        layer.setNeedsDisplay()
        let whole = try #require(scene.frame())
        #expect(
            isClose(whole.pixel(2, 5), 0xFFFF_1010, within: 4) && isClose(whole.pixel(7, 5), 0xFFFF_2020, within: 4))
    }
}
