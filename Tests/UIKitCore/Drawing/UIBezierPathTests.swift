// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

/// Draws with a closure.
private final class CanvasView: UIView {
    var drawing: () -> Void = {}

    override func draw(_ rect: CGRect) {
        drawing()
    }
}

@MainActor
@Suite("Bézier paths")
struct UIBezierPathTests {
    /// The result of `draw` in a bitmap with 1 pixel per point.
    private func picture(_ width: Int = 320, _ height: Int = 320, _ draw: () -> Void) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        UIGraphicsPushContext(bitmap.makeContext())
        defer { UIGraphicsPopContext() }
        draw()
        return bitmap
    }

    private func isPainted(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool { bitmap.pixel(x: x, y: y).alpha > 200 }

    private func elements(_ path: UIBezierPath) -> [CGPath.Element] {
        var result: [CGPath.Element] = []
        path.cgPath.forEach { result.append($0) }
        return result
    }

    private func close(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01
    }

    // MARK: - Construction

    @Test("S-IPAD-57 Listing 6-1: a pentagon consists of four lines and a close that adds the fifth edge")
    func pentagon() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 100, y: 0))
        for (x, y) in [(200.0, 40.0), (160, 140), (40, 140), (0, 40)] { path.addLine(to: CGPoint(x: x, y: y)) }
        path.close()
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 140))
        #expect(elements(path).count == 6)
        #expect(path.currentPoint == CGPoint(x: 100, y: 0))
        path.lineWidth = 4
        let drawn = try picture { path.stroke() }
        // The centers of the five edges, the last one from (0, 40) back to (100, 0).
        for (x, y) in [(150, 20), (180, 90), (100, 140), (20, 90), (50, 20)] { #expect(isPainted(drawn, x, y)) }
        #expect(!isPainted(drawn, 100, 70))
    }

    @Test("S-IPAD-58 Listing 6-2: an arc of 135 degrees clockwise and the rest of its circle fit together")
    func arcs() throws {
        func arc(clockwise: Bool) -> UIBezierPath {
            UIBezierPath(
                arcCenter: CGPoint(x: 150, y: 150), radius: 75, startAngle: 0, endAngle: 135 * .pi / 180,
                clockwise: clockwise)
        }
        for clockwise in [true, false] {
            let path = arc(clockwise: clockwise)
            guard case .move(let start) = elements(path).first else {
                Issue.record("An arc begins with a move.")
                return
            }
            #expect(close(start, 225, 150))
            #expect(close(path.currentPoint, 96.97, 203.03))
            path.lineWidth = 3
            let drawn = try picture { path.stroke() }
            #expect(isPainted(drawn, 150, 225) == clockwise)
            #expect(isPainted(drawn, 150, 75) == !clockwise)
            #expect(isPainted(drawn, 75, 150) == !clockwise)
        }
        #expect(arc(clockwise: true).bounds.maxY.rounded() == 225)
    }

    @Test("S-IPAD-59 Figure 6-2: curves start and end in the direction of their control points")
    func tangents() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(
            to: CGPoint(x: 90, y: 0), controlPoint1: CGPoint(x: 0, y: 60), controlPoint2: CGPoint(x: 90, y: 60))
        path.addQuadCurve(to: CGPoint(x: 190, y: 0), controlPoint: CGPoint(x: 140, y: -50))
        #expect(path.currentPoint == CGPoint(x: 190, y: 0))
        // The curve is close to its tangents near the ends, and its middle is where its formula puts it.
        let stroke = UIBezierPath(
            cgPath: path.cgPath.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 10)
                ?? CGMutablePath())
        #expect(stroke.contains(CGPoint(x: 0.2, y: 3)) && stroke.contains(CGPoint(x: 89.8, y: 3)))
        #expect(stroke.contains(CGPoint(x: 45, y: 45)))
        #expect(stroke.contains(CGPoint(x: 93, y: -2.9)) && stroke.contains(CGPoint(x: 187, y: -2.9)))
        #expect(stroke.contains(CGPoint(x: 140, y: -25)))
        #expect(!stroke.contains(CGPoint(x: 45, y: 60)))
    }

    @Test("S-IPAD-60 Without a current point, lines and curves add nothing")
    func noCurrentPoint() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: .zero)
        path.close()
        #expect(path.isEmpty)
        #expect(path.bounds.isNull && path.currentPoint == .zero)
    }

    @Test("Shapes created by initializers are closed and can be extended")
    func factories() {
        #expect(
            UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(oval.contains(CGPoint(x: 10, y: 5)) && !oval.contains(CGPoint(x: 1, y: 1)))
        let rounded = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 20))
        #expect(!rounded.contains(CGPoint(x: 1, y: 2)) && !rounded.contains(CGPoint(x: 39, y: 38)))
        #expect(rounded.contains(CGPoint(x: 39, y: 1)) && rounded.contains(CGPoint(x: 1, y: 39)))
        // Corners have the requested width and height.
        #expect(rounded.contains(CGPoint(x: 10.5, y: 0.1)) && !rounded.contains(CGPoint(x: 0.1, y: 15)))
        let soft = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 10)
        #expect(!soft.contains(CGPoint(x: 1, y: 1)) && soft.contains(CGPoint(x: 4, y: 4)))
        oval.append(soft)
        #expect(oval.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
        oval.removeAllPoints()
        #expect(oval.isEmpty)
    }

    @Test("An arc within a path begins with a line to it")
    func arcInPath() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        #expect(elements(path)[1] == .line(to: CGPoint(x: 40, y: 10 * sin(CGFloat.pi))))
        #expect(close(path.currentPoint, 60, 0))
        // Clockwise from the left end passes the top.
        #expect(path.bounds.minY.rounded() == -10 && path.bounds.maxY < 1)
    }

    @Test("Reversed paths have the same lines in reverse order")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        path.close()
        path.lineWidth = 7
        let back = path.reversing()
        #expect(
            elements(back) == [
                .move(to: CGPoint(x: 20, y: 10)),
                .curve(
                    to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0)),
                .line(to: .zero), .close,
            ])
        #expect(back.lineWidth == 7)
    }

    // MARK: - Core Graphics paths

    @Test("S-IPAD-61 Listing 6-3: two ellipses and the even-odd rule form a ring")
    func ring() throws {
        let ellipses = CGMutablePath()
        ellipses.addEllipse(in: CGRect(x: 0, y: 0, width: 300, height: 300))
        ellipses.addEllipse(in: CGRect(x: 50, y: 50, width: 200, height: 200))
        let path = UIBezierPath()
        path.cgPath = ellipses
        path.usesEvenOddFillRule = true
        let drawn = try picture { path.fill() }
        #expect(isPainted(drawn, 25, 150))
        #expect(drawn.pixel(x: 150, y: 150).alpha == 0)
        path.usesEvenOddFillRule = false
        #expect(isPainted(try picture { path.fill() }, 150, 150))
    }

    @Test("S-IPAD-62 Listing 6-4: a returned CGPath isn't affected by later changes")
    func mutableCopy() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300))
        let first = path.cgPath
        let copy = try #require(first.mutableCopy())
        copy.addEllipse(in: CGRect(x: 50, y: 50, width: 200, height: 200))
        path.cgPath = copy
        let subpaths = elements(path).count { if case .move = $0 { true } else { false } }
        #expect(subpaths == 2)
        #expect(first == UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300)).cgPath)
        copy.addRect(CGRect(x: 900, y: 0, width: 1, height: 1))
        path.addLine(to: CGPoint(x: 500, y: 500))
        #expect(path.bounds.maxX == 500 && first.boundingBoxOfPath.maxX == 300)
    }

    // MARK: - Rendering

    @Test("S-IPAD-63 Listing 6-5: in draw(_:) a translated oval is filled red and outlined 5 points wide in black")
    func translatedOval() throws {
        let stage = Stage(size: CGSize(width: 320, height: 220))
        let view = CanvasView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        view.backgroundColor = .white
        view.drawing = {
            let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100))
            UIColor.black.setStroke()
            UIColor.red.setFill()
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            context?.translateBy(x: 50, y: 50)
            oval.lineWidth = 5
            oval.fill()
            oval.stroke()
            context?.restoreGState()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        stage.window.addSubview(view)
        let shot = stage.screenshot()
        let red = StagePicture.Pixel(red: 255, green: 0, blue: 0)
        let black = StagePicture.Pixel(red: 0, green: 0, blue: 0)
        let white = StagePicture.Pixel(red: 255, green: 255, blue: 255)
        #expect(shot[150, 100] == red)
        // From 2.5 points outside the oval's bounds to 2.5 inside, at the left and top.
        #expect((48...51).allSatisfy { shot[$0, 100] == black } && shot[46, 100] == white && shot[54, 100] == red)
        #expect((48...51).allSatisfy { shot[150, $0] == black } && shot[150, 46] == white && shot[150, 54] == red)
        #expect(shot[250, 100] == black && shot[254, 100] == white)
        // The graphics state was restored.
        #expect(shot[1, 1] == red)
    }

    @Test("S-IPAD-64 Drawing doesn't change a path: three translations result in three equal shapes")
    func threeTimes() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        let before = path.cgPath
        let drawn = try picture(100, 20) {
            for index in 0..<3 {
                let context = UIGraphicsGetCurrentContext()
                context?.saveGState()
                context?.translateBy(x: CGFloat(index * 30), y: 2)
                path.fill()
                context?.restoreGState()
            }
        }
        func column(_ x: Int) -> [UInt8] { (0..<20).map { drawn.pixel(x: x, y: $0).alpha } }
        for x in 0..<20 { #expect(column(x) == column(x + 30) && column(x) == column(x + 60)) }
        #expect(column(10).contains(255))
        #expect(path.cgPath == before)
    }

    @Test("The path's attributes replace those of the context, which are preserved")
    func ownAttributes() throws {
        let drawn = try picture(60, 20) {
            let context = UIGraphicsGetCurrentContext()
            context?.setLineWidth(20)
            context?.setLineDash(phase: 0, lengths: [1, 1])
            context?.setLineCap(.round)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 5, y: 10))
            path.addLine(to: CGPoint(x: 25, y: 10))
            path.lineWidth = 2
            path.stroke()
            context?.setLineDash(phase: 0, lengths: [])
            context?.addLines(between: [CGPoint(x: 45, y: 10), CGPoint(x: 50, y: 10)])
            context?.strokePath()
        }
        #expect((5..<25).allSatisfy { drawn.pixel(x: $0, y: 9).alpha == 255 })
        #expect(drawn.pixel(x: 4, y: 9).alpha == 0 && drawn.pixel(x: 10, y: 7).alpha == 0)
        #expect(drawn.pixel(x: 47, y: 2).alpha == 255 && drawn.pixel(x: 40, y: 10).alpha == 255)
    }

    @Test("Dashes, blend modes, alpha, and clipping apply")
    func look() throws {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 1))
        line.addLine(to: CGPoint(x: 8, y: 1))
        line.lineWidth = 2
        line.setLineDash([3, 1], count: 2, phase: 1)
        var count = 0
        var phase: CGFloat = 0
        line.getLineDash(nil, count: &count, phase: &phase)
        var lengths = [CGFloat](repeating: 0, count: count)
        line.getLineDash(&lengths, count: nil, phase: nil)
        #expect(lengths == [3, 1] && phase == 1)
        let dashed = try picture(8, 2) { line.stroke(with: .normal, alpha: 0.5) }
        #expect((0..<8).map { dashed.pixel(x: $0, y: 0).alpha }.map { $0 == 0 ? 0 : 1 } == [1, 1, 0, 1, 1, 1, 0, 1])
        #expect(abs(Int(dashed.pixel(x: 0, y: 0).alpha) - 128) <= 1)
        let clipped = try picture(8, 2) {
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 2)).addClip()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 2)).fill(with: .normal, alpha: 1)
            UIBezierPath().addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 2))
            context?.restoreGState()
            UIBezierPath(rect: CGRect(x: 3, y: 0, width: 1, height: 2)).fill(with: .clear, alpha: 1)
        }
        #expect((0..<8).map { clipped.pixel(x: $0, y: 0).alpha } == [0, 0, 255, 0, 0, 0, 0, 0])
    }

    @Test("In a view with 2 pixels per point, shadows and patterns are measured in points")
    func sharpScreens() throws {
        let stage = Stage(size: CGSize(width: 40, height: 20), scale: 2)
        let view = CanvasView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .white
        view.drawing = {
            let context = UIGraphicsGetCurrentContext()
            context?.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.red.cgColor)
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
            context?.setShadow(offset: .zero, blur: 0, color: nil)
            guard
                let dots = CGPattern(
                    bounds: CGRect(x: 0, y: 0, width: 2, height: 2), xStep: 4, yStep: 4,
                    draw: { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) })
            else { return }
            context?.setFillPattern(dots, colorComponents: [1])
            UIBezierPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20)).fill()
        }
        stage.window.addSubview(view)
        let shot = stage.screenshot()
        func letter(_ x: Int, _ y: Int) -> String {
            let pixel = shot[x, y]
            if pixel == StagePicture.Pixel(red: 255, green: 0, blue: 0) { return "r" }
            return pixel == StagePicture.Pixel(red: 0, green: 0, blue: 0) ? "b" : "."
        }
        #expect((20..<36).map { letter($0, 6) }.joined() == "....rrrrrrrr....")
        #expect((40..<56).map { letter($0, 8) }.joined() == "bbbb....bbbb....")
        #expect((40..<56).map { letter($0, 12) }.joined() == "................")
    }

    // MARK: - Hit testing

    @Test("S-IPAD-65 Listing 6-6: stroke, winding, and even-odd areas are tested through the context's path")
    func areas() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300))
        path.append(UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 200, height: 200)))
        let context = try Bitmap(width: 10, height: 10).makeContext()
        func contains(_ point: CGPoint, inFill: Bool) -> Bool {
            var mode = CGPathDrawingMode.stroke
            if inFill { mode = path.usesEvenOddFillRule ? .eoFill : .fill }
            context.saveGState()
            context.beginPath()
            context.addPath(path.cgPath)
            let isHit = context.pathContains(point, mode: mode)
            context.restoreGState()
            return isHit
        }
        let center = CGPoint(x: 150, y: 150)
        path.usesEvenOddFillRule = true
        #expect(!contains(center, inFill: true) && !path.contains(center))
        #expect(contains(CGPoint(x: 25, y: 150), inFill: true) && path.contains(CGPoint(x: 25, y: 150)))
        path.usesEvenOddFillRule = false
        #expect(contains(center, inFill: true) && path.contains(center))
        #expect(contains(CGPoint(x: 0.2, y: 150), inFill: false))
        #expect(!contains(CGPoint(x: 25, y: 150), inFill: false))
    }

    @Test("S-IPAD-66 An open U contains nothing until it is closed")
    func openPath() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        for (x, y) in [(0.0, 20.0), (20, 20), (20, 0)] { path.addLine(to: CGPoint(x: x, y: y)) }
        let middle = CGPoint(x: 10, y: 10)
        #expect(!path.contains(middle))
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.close()
        #expect(copy.contains(middle))
        #expect(!path.contains(middle))
        // A subpath added after a close is open again.
        copy.addLine(to: CGPoint(x: -20, y: 0))
        copy.addLine(to: CGPoint(x: -20, y: 20))
        #expect(copy.contains(middle) && !copy.contains(CGPoint(x: -15, y: 5)))
    }

    // MARK: - Values and invalid input

    @Test("Copies are equal and independent")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path && copy.hash == path.hash)
        copy.apply(CGAffineTransform(scaleX: 2, y: 1))
        #expect(copy != path && path.bounds.width == 10 && copy.bounds.width == 20)
        let look = try #require(path.copy() as? UIBezierPath)
        look.lineWidth = 4
        #expect(look != path)
    }

    @Test("NaN and infinite coordinates are ignored", arguments: [CGFloat.nan, .infinity, 1e308])
    func strangeNumbers(number: CGFloat) throws {
        let path = UIBezierPath(arcCenter: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
        path.append(UIBezierPath(rect: CGRect(x: number, y: 0, width: number, height: 1)))
        path.append(
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: .allCorners,
                cornerRadii: CGSize(width: number, height: number)))
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: number, height: number)))
        path.apply(CGAffineTransform(scaleX: 1, y: 1).rotated(by: 1))
        path.lineWidth = number
        path.miterLimit = number
        path.flatness = number
        path.setLineDash([number, 1], count: 2, phase: number)
        let drawn = try picture(20, 20) {
            path.fill()
            path.stroke()
            path.addClip()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        }
        #expect(!path.contains(CGPoint(x: number, y: number)))
        #expect(drawn.width == 20)
    }

    @Test("Without a context, drawing has no effect")
    func noContext() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.fill()
        path.stroke()
        path.addClip()
        path.fill(with: .copy, alpha: 0.5)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
