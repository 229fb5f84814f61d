// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

/// Draws its left half red and its right half blue, with one green row at the top.
private final class Halves: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height))
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 2))
    }
}

@MainActor
@Suite("Content modes")
struct UIViewContentModeTests {
    /// The position of the content of a view drawn at 20 × 10 points in one of 40 × 40 points.
    nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
        (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
        (.redraw, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
        (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
        (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
    ]

    @Test("Each content mode positions the drawn pixels at every scale", arguments: places, [1, 2] as [CGFloat])
    func placement(mode: (mode: UIView.ContentMode, place: CGRect), scale: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: scale)
        let clip = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        let view = Halves(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        clip.clipsToBounds = true
        clip.backgroundColor = .white
        clip.addSubview(view)
        view.contentMode = mode.mode
        stage.show(clip)
        view.frame = clip.bounds
        stage.advance(by: 0)
        #expect(view.drawings == (mode.mode == .redraw ? 2 : 1))
        let picture = stage.screenshot(of: clip)
        let area = mode.place.intersection(CGRect(x: 0, y: 0, width: 40, height: 40))
        // Away from the edges and the green row, where stretching blends colors.
        let greenHeight = mode.mode == .redraw ? 2 : mode.place.height / 5
        let core = area.insetBy(dx: 2, dy: 0).inset(
            by: UIEdgeInsets(top: greenHeight + 4, left: 0, bottom: 2, right: 0))
        var checked = 0
        for x in stride(from: 0.5, to: 40, by: 1) where abs(x - mode.place.midX) > 3 {
            for y in stride(from: 0.5, to: 40, by: 1) {
                let point = CGPoint(x: x, y: y)
                let pixel = try #require(picture[Int(x * scale), Int(y * scale)])
                let color = [pixel.red, pixel.green, pixel.blue]
                if core.contains(point) {
                    #expect(color == (x < mode.place.midX ? [255, 0, 0] : [0, 0, 255]), "\(point)")
                    checked += 1
                } else if !area.insetBy(dx: -1, dy: -1).contains(point) {
                    #expect(color == [255, 255, 255], "\(point)")
                    checked += 1
                }
            }
        }
        #expect(checked > 300)
        let top = try #require(picture[Int((area.midX + 4) * scale), Int((area.minY + 0.75) * scale)])
        #expect(top.green > 120 && top.red < 120)
    }

    @Test("The area outside contentStretch keeps its size")
    func contentStretch() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = Halves(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.contentStretch = CGRect(x: 0, y: 0.5, width: 1, height: 0)
        stage.show(view)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
        stage.advance(by: 0)
        #expect(view.drawings == 1)
        for y in [0, 1] { #expect(stage.pixel(at: CGPoint(x: 5, y: CGFloat(y)))?.green == 255) }
        for y in [3, 30, 58] { #expect(stage.pixel(at: CGPoint(x: 5, y: CGFloat(y)))?.red == 255) }
        view.contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
        view.setNeedsDisplay()
        view.frame.size.height = 10
        stage.advance(by: 0)
        view.frame.size.height = 60
        stage.advance(by: 0)
        #expect(stage.pixel(at: CGPoint(x: 5, y: 8))?.green == 255)
    }

    @Test("Contents assigned to the layer of a view that doesn't draw are kept, and positioned by the content mode")
    func givenContents() throws {
        final class Quiet: UIView {}
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bitmap = try Bitmap(width: 10, height: 10)
        let context = bitmap.makeContext()
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        for (index, view) in [UIView(), Quiet()].enumerated() {
            view.frame = CGRect(x: CGFloat(index) * 50, y: 0, width: 40, height: 40)
            view.contentMode = .bottomRight
            view.layer.contents = bitmap.makeImage()
            root.addSubview(view)
        }
        stage.show(root)
        for x in [35, 85] as [CGFloat] {
            #expect(stage.pixel(at: CGPoint(x: x, y: 35))?.red == 0)
            #expect(stage.pixel(at: CGPoint(x: x, y: 25))?.red != 0)
        }
        root.subviews.forEach { $0.setNeedsDisplay() }
        stage.advance(by: 0)
        #expect(stage.pixel(at: CGPoint(x: 85, y: 35))?.red == 0)
    }
}

@MainActor
@Suite("Views with custom layer classes")
struct UIViewLayerClassTests {
    @Test("A layer that draws on its own is visible even if the view doesn't draw")
    func drawingLayer() {
        final class GreenLayer: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(bounds)
            }
        }
        final class GreenView: UIView {
            override class var layerClass: AnyClass { GreenLayer.self }
        }
        let stage = Stage(size: CGSize(width: 50, height: 50))
        let view = GreenView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.show(view)
        #expect(stage.pixel(at: CGPoint(x: 25, y: 25))?.red == 0)
        view.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(stage.pixel(at: CGPoint(x: 25, y: 25))?.red == 0)
    }
}
