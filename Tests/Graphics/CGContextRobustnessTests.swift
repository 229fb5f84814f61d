// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Extreme values in contexts")
struct CGContextRobustnessTests {
    static let badNumbers: [CGFloat] = [.nan, .infinity, -.infinity, .signalingNaN]

    @Test("Calls with non-finite values do nothing", arguments: badNumbers)
    func callsWithNonFiniteValuesDoNothing(bad: CGFloat) throws {
        let canvas = try Canvas(2, 2)
        let context = canvas.context
        let point = CGPoint(x: bad, y: 1)
        let rect = CGRect(x: 0, y: 0, width: 2, height: bad)
        context.fill(rect)
        context.fill([rect, CGRect(origin: point, size: CGSize(width: 1, height: 1))])
        context.stroke(rect)
        context.clear(rect)
        context.fillEllipse(in: rect)
        context.translateBy(x: bad, y: 0)
        context.scaleBy(x: 1, y: bad)
        context.rotate(by: bad)
        context.concatenate(CGAffineTransform(1, 0, 0, 1, bad, bad))
        context.setLineWidth(bad)
        context.setMiterLimit(bad)
        context.setLineDash(phase: bad, lengths: [1])
        context.move(to: point)
        context.addLine(to: point)
        context.addArc(center: point, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
        context.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: false)
        context.addRect(rect)
        #expect(context.isPathEmpty)
        #expect(context.ctm.isIdentity)
        #expect(canvas.rows == ["..", ".."])
        context.setAlpha(bad)
        context.setAlpha(1)
        context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), width: 2)
        #expect(canvas.rows == ["##", "##"] && context.error == nil)
    }

    @Test("Rectangles of any size fill the area they cover", arguments: [1e6, 1e9, 1e30, 1e300] as [CGFloat])
    func rectanglesOfAnySizeFillAreaTheyCover(size: CGFloat) throws {
        let canvas = try Canvas(4, 2)
        canvas.context.fill(CGRect(x: 2, y: -size, width: size, height: 2 * size))
        #expect(canvas.rows == ["..##", "..##"] && canvas.context.error == nil)
    }

    @Test("The infinite rectangle fills everything")
    func infiniteRectangleFillsEverything() throws {
        let canvas = try Canvas(2, 2)
        canvas.context.scaleBy(x: 1e6, y: 1e6)
        canvas.context.fill(.infinite)
        #expect(canvas.rows == ["##", "##"] && canvas.context.error == nil)
    }

    @Test("A huge clip clips nothing")
    func hugeClipClipsNothing() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: -1e20, y: -1e20, width: 3e20, height: 3e20))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.rows == ["##"])
    }

    @Test("Huge corner radii and strokes are harmless")
    func hugeCornerRadiiAndStrokesAreHarmless() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.setLineWidth(1e30)
        canvas.context.stroke(CGRect(x: -1e20, y: 1, width: 2e20, height: 1e20))
        canvas.context.strokeEllipse(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        canvas.context.addPath(CGPath(continuousRoundedRect: .infinite, cornerRadius: 1e300))
        canvas.context.fillPath()
        #expect(canvas.context.error == nil)
    }

    @Test("Extreme scales are harmless")
    func extremeScalesAreHarmless() throws {
        for scale in [1e-300, 1e-30, 1e30, 1e150] as [CGFloat] {
            let canvas = try Canvas(2, 2)
            canvas.context.saveGState()
            canvas.context.scaleBy(x: scale, y: scale)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            canvas.context.stroke(CGRect(x: 0, y: 0, width: 1 / scale, height: 1 / scale), width: 1)
            canvas.context.draw(canvas.bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            canvas.context.setLineDash(phase: 0, lengths: [1, 1])
            canvas.context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
            canvas.context.restoreGState()
            canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(canvas.rows == ["##", "##"], "\(scale)")
            #expect(canvas.context.error == nil, "\(scale)")
        }
    }

    @Test("Changes of the native context are undone")
    func changesOfNativeContextAreUndone() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.setFillColor(.red)
        let answer = canvas.context.withNativeContext { _ in 42 }
        #expect(answer == 42)
        canvas.context.scaleBy(x: 0, y: 0)
        #expect(canvas.context.withNativeContext { _ in 7 } == 7)
        #expect(canvas.context.error == nil)
    }
}
