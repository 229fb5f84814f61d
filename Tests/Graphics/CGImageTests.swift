// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Images")
struct CGImageTests {
    private func numbered() throws -> CGImage {
        let bitmap = try Bitmap(width: 4, height: 3)
        bitmap.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(index / 4) }
        }
        return try #require(CGImage(bitmap: bitmap, isOpaque: true))
    }

    @Test("Cropping shares the pixels")
    func croppingSharesPixels() throws {
        let image = try numbered()
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(part.width == 2 && part.height == 2 && part.alphaInfo == .noneSkipFirst)
        #expect(part.bitmap.pixel(x: 0, y: 0).red == 5 && part.bitmap.pixel(x: 1, y: 1).red == 10)
        #expect(part.bytesPerRow == image.bytesPerRow)
    }

    @Test("A part outlives the whole image")
    func partOutlivesWholeImage() throws {
        var image: CGImage? = try numbered()
        let part = try #require(image?.cropping(to: CGRect(x: 3, y: 2, width: 1, height: 1)))
        image = nil
        #expect(part.bitmap.pixel(x: 0, y: 0).red == 11)
        #expect(try part.bitmap.copy().pixel(x: 0, y: 0).red == 11)
    }

    @Test("Cropping beyond the edge is clipped")
    func croppingBeyondEdgeIsClipped() throws {
        let part = try #require(try numbered().cropping(to: CGRect(x: -5, y: 2, width: 6, height: 100)))
        #expect(part.width == 1 && part.height == 1)
        #expect(part.bitmap.pixel(x: 0, y: 0).red == 8)
    }

    @Test("Cropping rounds outward to whole pixels")
    func croppingRoundsOutwardToWholePixels() throws {
        let part = try #require(try numbered().cropping(to: CGRect(x: 0.9, y: 0.1, width: 0.2, height: 0.2)))
        #expect(part.width == 2 && part.height == 1)
    }

    @Test(
        "An empty crop gives nil",
        arguments: [
            CGRect(x: 4, y: 0, width: 2, height: 2), CGRect(x: 0, y: 0, width: 0, height: 2), .null,
            CGRect(x: 0, y: -9, width: 2, height: 9), CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2),
        ])
    func emptyCropGivesNil(rect: CGRect) throws {
        #expect(try numbered().cropping(to: rect) == nil)
    }

    @Test("Cropping to the infinite rectangle keeps everything")
    func croppingToInfiniteRectangleKeepsEverything() throws {
        let part = try #require(try numbered().cropping(to: .infinite))
        #expect(part.width == 4 && part.height == 3)
    }

    @Test("Masks are recognized")
    func masksAreRecognized() throws {
        let mask = try #require(CGImage(bitmap: Bitmap(width: 1, height: 1, format: .alpha8)))
        #expect(mask.isMask && mask.bitsPerPixel == 8)
        #expect(try !numbered().isMask)
    }

    @Test("Later drawing doesn't change an image")
    func laterDrawingDoesNotChangeImage() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let context = bitmap.makeContext()
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(image.bitmap.pixel(x: 0, y: 0) == .clear)
    }

    @Test("An image that could be transparent covers every pixel only if each of its own is opaque")
    func opacity() throws {
        func image(hole: Int?) throws -> CGImage {
            let bitmap = try Bitmap(width: 5, height: 3)
            bitmap.makeEveryPixelOpaque()
            if let hole {
                bitmap.withUnsafeMutableBytes { bytes in
                    bytes.storeBytes(of: 0x7f00_0000, toByteOffset: 2 * bitmap.bytesPerRow + hole * 4, as: UInt32.self)
                }
            }
            return try #require(CGImage(bitmap: bitmap))
        }
        for hole in 0..<5 {
            let image = try image(hole: hole)
            #expect(!image.coversEveryPixel && !image.coversEveryPixel)
        }
        let image = try image(hole: nil)
        #expect(image.coversEveryPixel && image.coversEveryPixel)
        #expect(!image.isOpaque && image.alphaInfo == .premultipliedFirst)
    }
}
