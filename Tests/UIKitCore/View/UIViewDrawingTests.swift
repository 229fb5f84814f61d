// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

/// Fills with one color, and records the rectangles that it was asked to draw.
private final class PaintedView: UIView {
    var color: UIColor
    var rects: [CGRect] = []
    var onDraw: (() -> Void)?

    init(frame: CGRect, color: UIColor = .red) {
        self.color = color
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        onDraw?()
        color.setFill()
        UIRectFill(bounds)
    }
}

private final class TappedView: UIView {
    var log: [String] = []
    var onTouch: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("touch")
        onTouch?()
    }

    override func layoutSubviews() {
        log.append("layout \(subviews.first.map { Int($0.frame.width) } ?? 0)")
    }
}

@MainActor
@Suite("Drawing and layout passes")
struct UIViewDrawingTests {
    private func expect(_ pixel: StagePicture.Pixel?, red: UInt8, green: UInt8, blue: UInt8) {
        #expect(pixel?.red == red && pixel?.green == green && pixel?.blue == blue)
    }

    @Test("S-V-1 A pass runs the handler, autoresizing, layoutSubviews, and draw; nothing is drawn inside the handler")
    func passOrder() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let parent = TappedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = PaintedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = .flexibleWidth
        child.isUserInteractionEnabled = false
        parent.addSubview(child)
        stage.show(parent)
        parent.log.removeAll()
        child.onDraw = { parent.log.append("draw") }
        parent.onTouch = {
            parent.bounds.size.width = 150
            child.setNeedsDisplay()
            parent.log.append("handled")
        }
        try stage.tap(parent)
        #expect(parent.log == ["touch", "handled", "layout 100", "draw"])
    }

    @Test("S-V-2 Invalidations are coalesced: three of each cause one layout and one drawing")
    func deferredMarks() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let parent = TappedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = PaintedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(child)
        stage.show(parent)
        parent.log.removeAll()
        child.rects.removeAll()
        for _ in 0..<3 {
            parent.setNeedsLayout()
            child.setNeedsDisplay()
        }
        #expect(parent.log == [] && child.rects == [])
        stage.advance(by: 0.1)
        #expect(parent.log == ["layout 50"])
        #expect(child.rects.count == 1)
    }

    @Test("S-V-3 Content invalidated by layout is drawn in the same pass")
    func layoutInvalidatesDrawing() throws {
        final class Holder: UIView {
            override func layoutSubviews() { subviews.first?.setNeedsDisplay() }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = PaintedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        holder.addSubview(child)
        stage.show(holder)
        let before = child.rects.count
        holder.setNeedsLayout()
        stage.advance(by: 0)
        #expect(child.rects.count == before + 1)
    }

    @Test("S-V-4 Redrawing a part leaves the pixels outside unchanged")
    func partialRedraw() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        view.color = .blue
        view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.advance(by: 0)
        #expect(view.rects.last?.contains(CGRect(x: 10, y: 10, width: 20, height: 20)) == true)
        #expect(view.rects.last.map { $0.width < 40 } == true)
        expect(stage.pixel(at: CGPoint(x: 20, y: 20)), red: 0, green: 0, blue: 255)
        expect(stage.pixel(at: CGPoint(x: 50, y: 50)), red: 255, green: 0, blue: 0)
        expect(stage.pixel(at: CGPoint(x: 8, y: 8)), red: 255, green: 0, blue: 0)
    }

    private final class LayerPaintingView: UIView {
        var paints = true

        override func draw(_ layer: CALayer, in context: CGContext) {
            guard paints else { return }
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.fill(bounds)
        }
    }

    @Test("A view that paints into the context of draw(_:in:) shows its pixels, until it paints nothing")
    func layerDrawing() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = LayerPaintingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.show(view)
        expect(stage.pixel(at: CGPoint(x: 25, y: 25)), red: 0, green: 0, blue: 255)
        view.paints = false
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.advance(by: 0)
        expect(stage.pixel(at: CGPoint(x: 10, y: 10)), red: 255, green: 255, blue: 255)
        expect(stage.pixel(at: CGPoint(x: 40, y: 40)), red: 0, green: 0, blue: 255)
        view.setNeedsDisplay()
        stage.advance(by: 0)
        expect(stage.pixel(at: CGPoint(x: 40, y: 40)), red: 255, green: 255, blue: 255)
        #expect(view.layer.contents == nil)
    }

    @Test("A view that has another one drawn while it draws keeps its own pixels")
    func nestedDrawing() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let silent = LayerPaintingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        silent.paints = false
        let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let other = PaintedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
        view.onDraw = {
            let context = UIGraphicsGetCurrentContext()
            context?.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context?.fill(view.bounds)
            other.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
            silent.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true)
        }
        view.color = .clear
        stage.show(view)
        expect(stage.pixel(at: CGPoint(x: 10, y: 10)), red: 0, green: 0, blue: 255)
        expect(stage.pixel(at: CGPoint(x: 40, y: 40)), red: 0, green: 255, blue: 0)
    }

    @Test("A subclass that draws nothing has no bitmap, and keeps the contents that its layer was given")
    func noBitmap() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = LayerPaintingView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
        view.paints = false
        let log = LogRecorder()
        log.record { stage.show(view) }
        #expect(view.layer.contents == nil && log.messages.isEmpty)
        let image = try #require(try Bitmap(width: 1, height: 1).makeImage())
        view.layer.contents = image
        view.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(view.layer.contents as? CGImage === image)
        view.paints = true
        view.setNeedsDisplay()
        log.record { stage.advance(by: 0) }
        #expect(log.texts.contains { $0.contains("no contents") })
    }

    @Test("S-V-5 Resizing stretches the drawn pixels; only the redraw mode draws again")
    func contentModes() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.show(view)
        let drawn = view.rects.count
        view.frame.size = CGSize(width: 100, height: 100)
        stage.advance(by: 0)
        #expect(view.rects.count == drawn)
        expect(stage.pixel(at: CGPoint(x: 90, y: 90)), red: 255, green: 0, blue: 0)
        view.contentMode = .redraw
        view.frame.size = CGSize(width: 120, height: 120)
        stage.advance(by: 0)
        #expect(view.rects.count == drawn + 1)
        #expect(view.rects.last == CGRect(x: 0, y: 0, width: 120, height: 120))
    }

    @Test("S-V-28 Subviews are visible outside the superview unless it clips")
    func clipping() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        child.backgroundColor = .red
        parent.addSubview(child)
        stage.show(parent)
        expect(stage.pixel(at: CGPoint(x: 60, y: 60)), red: 255, green: 0, blue: 0)
        parent.clipsToBounds = true
        stage.advance(by: 0)
        expect(stage.pixel(at: CGPoint(x: 30, y: 30)), red: 255, green: 0, blue: 0)
        #expect(stage.pixel(at: CGPoint(x: 60, y: 60))?.green != 0)
    }

    @Test("S-V-41 Every invalidation of layout causes one layoutSubviews; layoutIfNeeded runs it immediately if needed")
    func layoutReasons() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = TappedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        func layouts(_ change: () -> Void) -> Int {
            view.log.removeAll()
            change()
            stage.advance(by: 0)
            return view.log.count
        }
        #expect(layouts { view.bounds.size.width = 80 } == 1)
        #expect(layouts { view.layer.addSublayer(CALayer()) } == 1)
        #expect(layouts { view.setNeedsLayout() } == 1)
        #expect(layouts { view.layer.setNeedsLayout() } == 1)
        #expect(layouts {} == 0)
        view.log.removeAll()
        view.layoutIfNeeded()
        #expect(view.log == [])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.log.count == 1)
    }

    @Test("S-V-47 Subviews are autoresized before layoutSubviews, whose frames prevail")
    func layoutAfterAutoresizing() throws {
        final class Holder: UIView {
            var seen: CGFloat = 0
            override func layoutSubviews() {
                guard let child = subviews.first else { return }
                seen = child.frame.width
                child.frame.size.height = 7
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(child)
        stage.show(holder)
        holder.frame.size = CGSize(width: 200, height: 150)
        stage.advance(by: 0)
        #expect(holder.seen == 200)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 7))
    }

    @Test("S-V-50 layerClass determines the layer, whose delegate is the view")
    func layerClass() {
        final class SpecialLayer: CALayer {}
        final class SpecialView: UIView {
            override class var layerClass: AnyClass { SpecialLayer.self }
        }
        let view = SpecialView(frame: .zero)
        #expect(view.layer is SpecialLayer)
        #expect(view.layer.delegate === view)
    }

    @Test("S-V-51 A layer without a view shows its image, and the view receives clicks on it")
    func plainLayer() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = TappedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bitmap = try Bitmap(width: 20, height: 20)
        let context = bitmap.makeContext()
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let layer = CALayer()
        layer.contents = bitmap.makeImage()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.layer.addSublayer(layer)
        stage.show(view)
        expect(stage.pixel(at: CGPoint(x: 50, y: 50)), red: 0, green: 255, blue: 0)
        expect(stage.pixel(at: CGPoint(x: 41, y: 41)), red: 0, green: 255, blue: 0)
        #expect(stage.pixel(at: CGPoint(x: 38, y: 50))?.red != 0)
        view.log.removeAll()
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log.contains("touch"))
    }

    @Test("S-V-54 A 10-point border stroked on an inset of 5 points lies inside the edges")
    func strokedBorder() throws {
        final class Border: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.setLineWidth(10)
                UIColor.red.set()
                context.stroke(bounds.insetBy(dx: 5, dy: 5))
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(Border(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        for place in [CGPoint(x: 0, y: 50), CGPoint(x: 9, y: 50), CGPoint(x: 99, y: 50), CGPoint(x: 50, y: 91)] {
            expect(stage.pixel(at: place), red: 255, green: 0, blue: 0)
        }
        #expect(stage.pixel(at: CGPoint(x: 11, y: 50))?.green != 0)
        #expect(stage.pixel(at: CGPoint(x: 50, y: 50))?.green != 0)
    }

    @Test("UIRectFrame draws one point inside the rectangle, regardless of the line width")
    func rectFrame() throws {
        final class Frame: UIView {
            override func draw(_ rect: CGRect) {
                UIGraphicsGetCurrentContext()?.setLineWidth(9)
                UIColor.red.set()
                UIRectFrame(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
        let stage = Stage(size: CGSize(width: 50, height: 50))
        stage.show(Frame(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        expect(stage.pixel(at: CGPoint(x: 10, y: 15)), red: 255, green: 0, blue: 0)
        expect(stage.pixel(at: CGPoint(x: 29, y: 29)), red: 255, green: 0, blue: 0)
        #expect(stage.pixel(at: CGPoint(x: 9, y: 15))?.green != 0)
        #expect(stage.pixel(at: CGPoint(x: 11, y: 15))?.green != 0)
        #expect(stage.pixel(at: CGPoint(x: 30, y: 15))?.green != 0)
    }

    @Test("S-V-55 A context exists only inside draw, with the bounds' origin, clipped to the invalid area")
    func currentContext() throws {
        final class Probe: UIView {
            var clip = CGRect.null
            var origin = CGPoint.zero
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                clip = context.boundingBoxOfClipPath
                origin = context.convertToDeviceSpace(bounds.origin)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
        let probe = Probe(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        probe.bounds.origin = CGPoint(x: 100, y: 200)
        #expect(UIGraphicsGetCurrentContext() == nil)
        stage.show(probe)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(probe.clip == CGRect(x: 100, y: 200, width: 60, height: 60))
        #expect(probe.origin == .zero)
        probe.setNeedsDisplay(CGRect(x: 110, y: 210, width: 10, height: 10))
        stage.advance(by: 0)
        #expect(probe.clip == CGRect(x: 110, y: 210, width: 10, height: 10))
    }

    @Test("A view that doesn't draw has no bitmap; one that stops drawing releases it")
    func noPixelsForNothing() throws {
        final class Sometimes: UIView {
            var isDrawing = true
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                guard isDrawing else { return }
                UIColor.red.setFill()
                UIRectFill(bounds)
            }
        }
        final class Plain: UIView {}
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let sometimes = Sometimes(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(plain)
        root.addSubview(sometimes)
        stage.show(root)
        #expect(plain.layer.contents == nil)
        #expect(sometimes.layer.contents != nil)
        sometimes.isDrawing = false
        sometimes.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(sometimes.layer.contents == nil)
        sometimes.isDrawing = true
        sometimes.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(sometimes.layer.contents != nil)
    }

    @Test("Only views that draw report that they are too large for a bitmap")
    func giganticBoard() {
        final class Board: UIView {}
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) { UIRectFill(rect) }
        }
        let log = LogRecorder()
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(Board(frame: CGRect(x: 0, y: 0, width: 80_000, height: 80_000)))
        log.record { stage.show(root) }
        #expect(log.texts == [])
        root.addSubview(Drawing(frame: CGRect(x: 0, y: 0, width: 80_000, height: 70_000)))
        log.record { stage.advance(by: 0) }
        #expect(log.texts.count == 1 && log.texts.first?.contains("80000 x 70000") == true)
    }

    @Test("An oversized view gets no bitmap, and the others are drawn")
    func giganticView() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let giant = PaintedView(frame: CGRect(x: 0, y: 0, width: 1e8, height: 1e8))
        let normal = PaintedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
        root.addSubview(giant)
        root.addSubview(normal)
        stage.show(root)
        #expect(giant.layer.contents == nil)
        expect(stage.pixel(at: CGPoint(x: 10, y: 10)), red: 0, green: 0, blue: 255)
    }
}
