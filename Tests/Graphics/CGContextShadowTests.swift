// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Context shadows")
struct CGContextShadowTests {
    @Test("A shadow without blur is a copy of the shape")
    func shadowWithoutBlurIsCopyOfShape() throws {
        let canvas = try Canvas(6, 4)
        canvas.context.setFillColor(.red)
        canvas.context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .blue)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(canvas.rows == ["......", ".##...", "...##.", "......"])
        #expect(canvas[1, 1] == .redPixel)
        #expect(canvas[3, 2] == .bluePixel)
    }

    @Test("Shadow offsets ignore the transform")
    func shadowOffsetsIgnoreTransform() throws {
        let canvas = try Canvas(8, 8)
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .blue)
        canvas.context.scaleBy(x: 2, y: 2)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.fill(CGRect(x: 0, y: -1, width: 1, height: 1))
        #expect(canvas[1, 1] == .blackPixel)
        #expect(canvas[3, 1] == .bluePixel)
        #expect(canvas[5, 1].alpha == 0 && canvas[1, 3].alpha == 0)
    }

    @Test("Blur spreads and fades the shadow")
    func blurSpreadsAndFadesShadow() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 100), blur: 10, color: .black)
        canvas.context.fill(CGRect(x: 20, y: -80, width: 20, height: 20))
        let middle = canvas[30, 30].alpha
        let edge = canvas[40, 30].alpha
        let outside = canvas[45, 30].alpha
        #expect(middle > edge && edge > outside && outside > 0)
        #expect(abs(Int(edge) * 2 - Int(middle)) < 30)
        #expect(canvas[58, 30].alpha == 0)
    }

    @Test("Strokes, images, gradients and layers cast shadows")
    func strokesImagesGradientsAndLayersCastShadows() throws {
        let image = try #require(try Bitmap.filled(2, 2, .red).makeImage())
        let gradient = try #require(CGGradient(colors: [.red, .red]))
        let draws: [(CGContext) -> Void] = [
            {
                $0.setLineWidth(2)
                $0.setStrokeColor(.red)
                $0.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 1)])
            },
            { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) },
            {
                $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 2))
                $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
                $0.endTransparencyLayer()
            },
        ]
        for draw in draws {
            let canvas = try Canvas(6, 4)
            canvas.context.setShadow(offset: CGSize(width: 3, height: 1), blur: 0, color: .blue)
            draw(canvas.context)
            #expect(canvas[0, 0] == .redPixel && canvas[1, 1] == .redPixel)
            #expect(canvas[3, 1] == .bluePixel && canvas[4, 2] == .bluePixel)
            #expect(canvas[4, 0].alpha == 0)
        }
    }

    @Test("Inside a layer there is no shadow")
    func insideLayerThereIsNoShadow() throws {
        let canvas = try Canvas(6, 2)
        canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .blue)
        canvas.context.beginTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        canvas.context.endTransparencyLayer()
        #expect(canvas.rows == ["##..##", "##..##"])
    }

    @Test("The shadow is part of the saved state")
    func shadowIsPartOfSavedState() throws {
        let canvas = try Canvas(4, 1)
        canvas.context.saveGState()
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
        canvas.context.setShadow(offset: .zero, blur: 0, color: nil)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(canvas.rows == ["##.."])
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas[2, 0].alpha == 85)
    }

    @Test("A shadow is as opaque as the drawing")
    func shadowIsAsOpaqueAsDrawing() throws {
        let canvas = try Canvas(4, 1)
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
        canvas.context.setFillColor(CGColor(gray: 1, alpha: 0.5))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(Int(canvas[2, 0].alpha) - 128) <= 1)
    }

    @Test("With invalid values only the shape is drawn", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func withInvalidValuesOnlyShapeIsDrawn(number: CGFloat) throws {
        let canvas = try Canvas(4, 1)
        canvas.context.setShadow(offset: CGSize(width: number, height: number), blur: number, color: .black)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.rows == ["#..."])
        #expect(canvas.context.error == nil)
    }
}

extension Bitmap {
    static func filled(_ width: Int, _ height: Int, _ color: CGColor) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return bitmap
    }
}
