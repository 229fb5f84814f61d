// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Contexts")
struct CGContextTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    // MARK: - Fills and strokes

    @Test("Rectangles fill whole pixels")
    func rectanglesFillWholePixels() throws {
        let canvas = try Canvas(4, 3)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(canvas.rows == ["....", ".##.", "...."])
        #expect(canvas[1, 1] == .redPixel)
    }

    @Test("Half a pixel has half coverage")
    func halfPixelHasHalfCoverage() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
        #expect(canvas.bitmap.alphas == [[128, 128]])
    }

    @Test("Without antialiasing pixels are either filled or not")
    func withoutAntialiasingPixelsAreEitherFilledOrNot() throws {
        let canvas = try Canvas(3, 1)
        canvas.context.setShouldAntialias(false)
        canvas.context.fill(CGRect(x: 0.4, y: 0, width: 1.2, height: 1))
        #expect(!canvas.rows[0].contains("+"))
        #expect(canvas.rows[0].contains("#"))
    }

    @Test("Transforms are applied in UIKit's order")
    func transformsAreAppliedInUIKitsOrder() throws {
        let canvas = try Canvas(6, 6)
        canvas.context.translateBy(x: 2, y: 1)
        canvas.context.scaleBy(x: 2, y: 3)
        canvas.context.fill(unit)
        #expect(canvas.rows == ["......", "..##..", "..##..", "..##..", "......", "......"])
        #expect(canvas.context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 4))
        #expect(canvas.context.convertToUserSpace(CGRect(x: 2, y: 1, width: 2, height: 3)) == unit)
        #expect(canvas.context.convertToUserSpace(CGSize(width: 2, height: 3)) == CGSize(width: 1, height: 1))
    }

    @Test("Rotation is clockwise on the screen")
    func rotationIsClockwiseOnScreen() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.translateBy(x: 2, y: 0)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(canvas[1, 0].alpha > 250 && canvas[1, 2].alpha > 250)
        #expect(canvas[2, 0].alpha < 5 && canvas[1, 3].alpha < 5)
    }

    @Test("Strokes are centered on the path")
    func strokesAreCenteredOnPath() throws {
        let canvas = try Canvas(6, 6)
        canvas.context.setLineWidth(2)
        canvas.context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(canvas.rows == ["######", "######", "##..##", "##..##", "######", "######"])
    }

    @Test("Hairlines at pixel centers are sharp")
    func hairlinesAtPixelCentersAreSharp() throws {
        let canvas = try Canvas(4, 3)
        canvas.context.move(to: CGPoint(x: 0, y: 1.5))
        canvas.context.addLine(to: CGPoint(x: 4, y: 1.5))
        canvas.context.strokePath()
        #expect(canvas.rows == ["....", "####", "...."])
    }

    @Test("Caps extend beyond the ends")
    func capsExtendBeyondEnds() throws {
        func row(_ cap: CGLineCap) throws -> String {
            let canvas = try Canvas(8, 2)
            canvas.context.setLineWidth(2)
            canvas.context.setLineCap(cap)
            canvas.context.addLines(between: [CGPoint(x: 2, y: 1), CGPoint(x: 6, y: 1)])
            canvas.context.strokePath()
            return canvas.rows[0]
        }
        #expect(try row(.butt) == "..####..")
        #expect(try row(.square) == ".######.")
        #expect(try row(.round) == ".+####+.")
    }

    @Test("Joins differ at the corner")
    func joinsDifferAtCorner() throws {
        func corner(_ join: CGLineJoin, miterLimit: CGFloat = 10) throws -> UInt8 {
            let canvas = try Canvas(8, 8)
            canvas.context.setLineWidth(4)
            canvas.context.setLineJoin(join)
            canvas.context.setMiterLimit(miterLimit)
            canvas.context.addLines(
                between: [CGPoint(x: 8, y: 2), CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8)])
            canvas.context.strokePath()
            return canvas[0, 0].alpha
        }
        #expect(try corner(.miter) == 255)
        #expect(try corner(.miter, miterLimit: 1) == 0)
        #expect(try corner(.bevel) == 0)
        #expect(try (1..<255).contains(corner(.round)))
    }

    @Test("Dashes leave gaps")
    func dashesLeaveGaps() throws {
        let canvas = try Canvas(8, 1)
        func stroke() {
            canvas.context.clear(CGRect(x: 0, y: 0, width: 8, height: 1))
            canvas.context.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
            canvas.context.strokePath()
        }
        canvas.context.setLineDash(phase: 0, lengths: [2, 1])
        stroke()
        #expect(canvas.rows == ["##.##.##"])
        canvas.context.setLineDash(phase: 1, lengths: [2, 1])
        stroke()
        #expect(canvas.rows == ["#.##.##."])
        for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan], [CGFloat.infinity, 1], [1e-9]] as [[CGFloat]] {
            canvas.context.setLineDash(phase: 0, lengths: lengths)
            stroke()
            #expect(canvas.rows == ["########"], "\(lengths)")
        }
        #expect(canvas.context.error == nil)
    }

    @Test("Filling several rectangles paints overlaps once")
    func fillingSeveralRectanglesPaintsOverlapsOnce() throws {
        let canvas = try Canvas(3, 1)
        canvas.context.setFillColor(gray: 0, alpha: 0.5)
        canvas.context.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 3, y: 0, width: -2, height: 1)])
        #expect(canvas.bitmap.alphas == [[128, 128, 128]])
    }

    @Test("drawPath fills and strokes")
    func drawPathFillsAndStrokes() throws {
        let canvas = try Canvas(6, 6)
        canvas.context.setFillColor(.red)
        canvas.context.setStrokeColor(.blue)
        canvas.context.setLineWidth(2)
        canvas.context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas[0, 0] == .bluePixel && canvas[1, 1] == .bluePixel && canvas[2, 2] == .redPixel)
        #expect(canvas.context.isPathEmpty)
    }

    @Test("The even-odd rule leaves a hole")
    func evenOddRuleLeavesHole() throws {
        let canvas = try Canvas(5, 1)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 5, height: 1))
        canvas.context.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
        canvas.context.fillPath(using: .evenOdd)
        #expect(canvas.rows == ["##.##"])
    }

    @Test("Quadratic curves match their path")
    func quadraticCurvesMatchTheirPath() throws {
        let drawn = try Canvas(20, 20)
        drawn.context.move(to: .zero)
        drawn.context.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 20, y: 0))
        drawn.context.fillPath()
        let expected = try Canvas(20, 20)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 40.0 / 3, y: 0), control2: CGPoint(x: 20, y: 20.0 / 3))
        expected.context.addPath(path)
        expected.context.fillPath()
        #expect(drawn.bitmap.alphas == expected.bitmap.alphas)
        #expect(drawn[12, 6].alpha == 255 && drawn[5, 15].alpha == 0)
    }

    @Test("Arcs continue from the current point")
    func arcsContinueFromCurrentPoint() throws {
        let canvas = try Canvas(10, 10)
        canvas.context.move(to: CGPoint(x: 5, y: 5))
        canvas.context.addArc(
            center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        canvas.context.fillPath()
        #expect(canvas[6, 6].alpha == 255)
        #expect(canvas[3, 3].alpha == 0 && canvas[6, 3].alpha == 0)
        canvas.context.move(to: .zero)
        canvas.context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
        #expect(abs(canvas.context.currentPointOfPath.x - 10) < 0.01)
        #expect(canvas.context.boundingBoxOfPath.width > 9)
    }

    @Test("Rounded corners are the same on all four sides")
    func roundedCornersAreSameOnAllFourSides() throws {
        for curve in [CornerCurve.circular, .continuous] {
            let canvas = try Canvas(24, 24)
            canvas.context.addPath(
                CGPath(RoundedRect(CGRect(x: 2, y: 2, width: 20, height: 20), radii: CornerRadii(6), curve: curve)))
            canvas.context.fillPath()
            let alphas = canvas.bitmap.alphas
            // Cairo samples 17 columns and 15 rows in each pixel, so coverage can differ by a few steps.
            for y in 0..<24 {
                for x in 0..<24 {
                    #expect(abs(Int(alphas[y][x]) - Int(alphas[y][23 - x])) <= 4)
                    #expect(abs(Int(alphas[y][x]) - Int(alphas[23 - y][x])) <= 4)
                    #expect(abs(Int(alphas[y][x]) - Int(alphas[x][y])) <= 8)
                }
            }
            #expect(alphas[2][2] == 0 && alphas[12][2] == 255)
        }
    }

    // MARK: - State

    @Test("Restoring restores the complete state")
    func restoringRestoresCompleteState() throws {
        let canvas = try Canvas(4, 1)
        canvas.context.saveGState()
        canvas.context.setFillColor(.red)
        canvas.context.setAlpha(0.5)
        canvas.context.translateBy(x: 2, y: 0)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.restoreGState()
        #expect(canvas.context.ctm.isIdentity)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(canvas.rows == ["####"] && canvas[0, 0] == .blackPixel)
    }

    @Test("Unbalanced restores do nothing")
    func unbalancedRestoresDoNothing() throws {
        let canvas = try Canvas(1, 1)
        canvas.context.restoreGState()
        canvas.context.endTransparencyLayer()
        canvas.context.fill(unit)
        #expect(canvas.context.error == nil && canvas[0, 0] == .blackPixel)
    }

    @Test("With a degenerate transform nothing is drawn until it is restored")
    func withDegenerateTransformNothingIsDrawnUntilItIsRestored() throws {
        let canvas = try Canvas(2, 2)
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        canvas.context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), width: 1)
        canvas.context.draw(canvas.bitmap, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.context.boundingBoxOfClipPath.isNull)
        canvas.context.scaleBy(x: 5, y: 5)
        canvas.context.restoreGState()
        #expect(canvas.rows == ["..", ".."])
        canvas.context.fill(unit)
        #expect(canvas[0, 0] == .blackPixel && canvas.context.error == nil)
    }

    // MARK: - Clip

    @Test("Clips are intersected")
    func clipsAreIntersected() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 3))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 2, height: 2))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.rows == ["....", ".##.", ".##.", "...."])
    }

    @Test("Clipping to several rectangles uses their union")
    func clippingToSeveralRectanglesUsesTheirUnion() throws {
        let canvas = try Canvas(5, 1)
        canvas.context.clip(to: [unit, CGRect(x: 3, y: 0, width: 1, height: 1)])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
        #expect(canvas.rows == ["#..#."])
    }

    @Test(
        "An empty clip clips everything",
        arguments: [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func emptyClipClipsEverything(rect: CGRect) throws {
        let canvas = try Canvas(2, 1)
        canvas.context.clip(to: rect)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.rows == [".."] && canvas.context.boundingBoxOfClipPath.isNull)
    }

    @Test("Clipping without a path clips nothing")
    func clippingWithoutPathClipsNothing() throws {
        let canvas = try Canvas(1, 1)
        canvas.context.clip()
        canvas.context.fill(unit)
        #expect(canvas.rows == ["#"])
    }

    // MARK: - Alpha, blending, layers

    @Test("Alpha values are multiplied")
    func alphaValuesAreMultiplied() throws {
        let canvas = try Canvas(1, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        canvas.context.fill(unit)
        #expect(canvas[0, 0] == Bitmap.Pixel(red: 64, green: 0, blue: 0, alpha: 64))
    }

    @Test(
        "Blend modes mix red over blue",
        arguments: [
            (.normal, .redPixel), (.multiply, .blackPixel), (.screen, Bitmap.Pixel(red: 255, green: 0, blue: 255)),
            (.clear, .clear), (.copy, .redPixel), (.sourceIn, .redPixel), (.sourceOut, .clear),
            (.sourceAtop, .redPixel),
            (.destinationOver, .bluePixel), (.destinationIn, .bluePixel), (.destinationOut, .clear),
            (.destinationAtop, .bluePixel), (.xor, .clear), (.plusLighter, Bitmap.Pixel(red: 255, green: 0, blue: 255)),
            (.darken, .blackPixel), (.lighten, Bitmap.Pixel(red: 255, green: 0, blue: 255)),
            (.difference, Bitmap.Pixel(red: 255, green: 0, blue: 255)),
        ] as [(CGBlendMode, Bitmap.Pixel)])
    func blendModesMixRedOverBlue(mode: CGBlendMode, expected: Bitmap.Pixel) throws {
        let canvas = try Canvas(1, 1)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(unit)
        canvas.context.setFillColor(.red)
        canvas.context.setBlendMode(mode)
        canvas.context.fill(unit)
        #expect(canvas[0, 0] == expected)
    }

    @Test("No blend mode affects pixels outside a fill", arguments: CGBlendMode.allCases)
    func noBlendModeAffectsPixelsOutsideFill(mode: CGBlendMode) throws {
        let canvas = try Canvas(3, 1)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(.red)
        canvas.context.fill(unit)
        let image = try #require(CGImage(bitmap: Bitmap(width: 1, height: 1)))
        canvas.context.draw(image, in: unit)
        #expect(canvas[1, 0] == .bluePixel && canvas[2, 0] == .bluePixel)
    }

    @Test("A transparency layer fades as a whole")
    func transparencyLayerFadesAsWhole() throws {
        let canvas = try Canvas(3, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        canvas.context.endTransparencyLayer()
        // Without the layer the red would be visible through the blue in the middle.
        #expect(canvas[1, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
        #expect(canvas[0, 0] == Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128))

        let plain = try Canvas(1, 1)
        plain.context.setAlpha(0.5)
        plain.context.setFillColor(.red)
        plain.context.fill(unit)
        plain.context.setFillColor(.blue)
        plain.context.fill(unit)
        #expect(plain[0, 0].red > 0)
    }

    @Test("A layer's antialiased clip is applied once")
    func layersAntialiasedClipIsAppliedOnce() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
        canvas.context.beginTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.endTransparencyLayer()
        #expect(canvas.bitmap.alphas == [[128, 255]])
    }

    @Test("A layer's state ends with it")
    func layersStateEndsWithIt() throws {
        let canvas = try Canvas(4, 1)
        canvas.context.setFillColor(.red)
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.saveGState()
        canvas.context.setFillColor(.blue)
        // Restores only up to the layer's start.
        canvas.context.restoreGState()
        canvas.context.restoreGState()
        canvas.context.saveGState()
        canvas.context.translateBy(x: 1, y: 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        canvas.context.endTransparencyLayer()
        #expect(canvas.rows == [".#.."] && canvas[1, 0] == .redPixel)
        #expect(canvas.context.ctm.isIdentity)
        canvas.context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(canvas.rows == [".#.#"] && canvas.context.error == nil)
    }

    @Test("An unfinished layer is discarded")
    func unfinishedLayerIsDiscarded() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        do {
            let context = bitmap.makeContext()
            context.beginTransparencyLayer()
            context.fill(unit)
        }
        #expect(bitmap.pixel(x: 0, y: 0) == .clear)
    }
}
