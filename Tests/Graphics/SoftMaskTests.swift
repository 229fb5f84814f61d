// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Image masks and tiles")
struct SoftMaskTests {
    /// Columns with zero, half and full coverage.
    private func steps() throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data([255, 127, 0])))
        return try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
                provider: provider, decode: nil, shouldInterpolate: false))
    }

    @Test("Drawing is masked")
    func drawingIsMasked() throws {
        let canvas = try Canvas(3, 2)
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: try steps())
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        canvas.context.restoreGState()
        #expect(canvas.rows == [".+#", "..."])
        #expect(abs(Int(canvas[1, 0].alpha) - 128) <= 1)
        canvas.context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
        #expect(canvas.rows[1] == "###")
    }

    @Test("Several masks are multiplied")
    func severalMasksAreMultiplied() throws {
        let canvas = try Canvas(3, 1)
        let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
        canvas.context.clip(to: rect, mask: try steps())
        canvas.context.clip(to: rect, mask: try steps())
        canvas.context.fill(rect)
        #expect(abs(Int(canvas[1, 0].alpha) - 64) <= 1)
        #expect(canvas[2, 0].alpha == 255 && canvas[0, 0].alpha == 0)
    }

    @Test("The luminance of an image masks")
    func luminanceOfImageMasks() throws {
        let bitmap = try Bitmap.filled(2, 1, .white)
        let painter = bitmap.makeContext()
        painter.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(bitmap.makeImage())
        let canvas = try Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.rows == ["#."])
    }

    @Test("Blend modes are limited to the mask", arguments: [CGBlendMode.copy, .clear, .sourceIn, .destinationIn])
    func blendModesAreLimitedToMask(mode: CGBlendMode) throws {
        let canvas = try Canvas(3, 1)
        let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(rect)
        canvas.context.clip(to: rect, mask: try steps())
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(.clear)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas[0, 0] == .bluePixel)
        #expect(abs(Int(canvas[1, 0].alpha) - 128) <= 1)
        // Visible through the mask, but not part of the shape.
        #expect(canvas[2, 0] == .bluePixel)
    }

    @Test("Shadows and layers are masked")
    func shadowsAndLayersAreMasked() throws {
        let canvas = try Canvas(3, 1)
        let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
        canvas.context.clip(to: rect, mask: try steps())
        canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
        canvas.context.beginTransparencyLayer()
        canvas.context.fill(CGRect(x: -3, y: 0, width: 3, height: 1))
        canvas.context.endTransparencyLayer()
        canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
        canvas.context.fill(CGRect(x: -3, y: 0, width: 3, height: 1))
        #expect(canvas.rows == [".+#"])
        #expect(canvas[2, 0] == .bluePixel)
    }

    @Test("An image can be masked")
    func imageCanBeMasked() throws {
        let image = try #require(try Bitmap.filled(3, 1, .red).makeImage())
        let masked = try #require(image.masking(try steps()))
        #expect(masked.bitmap.rows == [".+#"])
        #expect(image.bitmap.rows == ["###"])
        #expect(try steps().masking(image) == nil)
    }

    @Test("Tiles fill the clip")
    func tilesFillClip() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        bitmap.makeContext().fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(bitmap.makeImage())
        let canvas = try Canvas(5, 2)
        canvas.context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
        #expect(canvas.rows == [".#.#.", ".#.#."])
        let single = try Canvas(5, 2)
        single.context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: false)
        #expect(single.rows == [".#...", "....."])
    }
}
