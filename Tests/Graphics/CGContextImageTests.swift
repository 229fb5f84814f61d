// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Drawing images")
struct CGContextImageTests {
    /// Red, green over blue, white.
    private func fourColors() throws -> CGImage {
        let canvas = try Canvas(2, 2)
        for (index, color) in [CGColor.red, .green, .blue, .white].enumerated() {
            canvas.context.setFillColor(color)
            canvas.context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
        }
        return try #require(CGImage(bitmap: canvas.bitmap))
    }

    @Test("Images are drawn upright")
    func imagesAreDrawnUpright() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.draw(try fourColors(), in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(canvas.rows == ["....", ".##.", ".##.", "...."])
        #expect(
            canvas[1, 1] == .redPixel && canvas[2, 1] == .greenPixel && canvas[1, 2] == .bluePixel
                && canvas[2, 2] == .whitePixel)
    }

    @Test("Nearest-neighbor sampling doubles pixels")
    func nearestNeighborSamplingDoublesPixels() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        for y in 0..<4 {
            for x in 0..<4 {
                let expected: Bitmap.Pixel =
                    y < 2 ? (x < 2 ? .redPixel : .greenPixel) : (x < 2 ? .bluePixel : .whitePixel)
                #expect(canvas[x, y] == expected)
            }
        }
    }

    @Test("Magnified images keep opaque edges")
    func magnifiedImagesKeepOpaqueEdges() throws {
        let canvas = try Canvas(8, 8)
        canvas.context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(canvas.rows.allSatisfy { $0 == "########" })
        #expect(canvas[0, 0] == .redPixel && canvas[7, 7] == .whitePixel)
        // Between red and green.
        #expect(canvas[3, 0].red > 0 && canvas[3, 0].green > 0)
    }

    @Test("Reduced images average pixels")
    func reducedImagesAveragePixels() throws {
        let canvas = try Canvas(1, 1)
        canvas.context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas[0, 0].isClose(to: Bitmap.Pixel(red: 128, green: 128, blue: 128), tolerance: 2))
    }

    @Test("The context's alpha applies to images")
    func contextsAlphaAppliesToImages() throws {
        let canvas = try Canvas(2, 2)
        canvas.context.setAlpha(0.5)
        canvas.context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas[0, 0] == Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    }

    @Test("The current path is kept")
    func currentPathIsKept() throws {
        let canvas = try Canvas(3, 1)
        canvas.context.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
        canvas.context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        canvas.context.fillPath()
        #expect(canvas[2, 0] == .blackPixel && canvas[0, 0] == .redPixel)
    }

    @Test("Masks are drawn in the fill color")
    func masksAreDrawnInFillColor() throws {
        let mask = try Bitmap(width: 2, height: 1, format: .alpha8)
        let maskContext = mask.makeContext()
        maskContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        maskContext.setFillColor(gray: 1, alpha: 0.5)
        maskContext.fill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let canvas = try Canvas(3, 2)
        canvas.context.fill(mask: mask, in: CGRect(x: 1, y: 0, width: 2, height: 1), color: .red)
        #expect(canvas[0, 0] == .clear && canvas[1, 0] == .redPixel)
        #expect(canvas[2, 0] == Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
        canvas.context.setFillColor(.blue)
        canvas.context.draw(try #require(CGImage(bitmap: mask)), in: CGRect(x: 0, y: 1, width: 2, height: 1))
        #expect(canvas[0, 1] == .bluePixel && canvas[2, 1] == .clear)
    }

    @Test(
        "Empty and non-finite rectangles draw nothing",
        arguments: [
            CGRect.null, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
            CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9),
            CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300), CGRect(x: 0, y: 0, width: 1e-300, height: 1e300),
        ])
    func emptyAndNonFiniteRectanglesDrawNothing(rect: CGRect) throws {
        let canvas = try Canvas(2, 2)
        canvas.context.draw(try fourColors(), in: rect)
        #expect(canvas.rows == ["..", ".."] && canvas.context.error == nil)
    }

    @Test("A huge image fills the clip")
    func hugeImageFillsClip() throws {
        let canvas = try Canvas(2, 2)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try fourColors(), in: CGRect(x: -1e7, y: -1e7, width: 3e7, height: 3e7))
        #expect(canvas.rows == ["##", "##"] && canvas.context.error == nil)
        #expect(canvas[0, 0] == .redPixel)
    }
}
