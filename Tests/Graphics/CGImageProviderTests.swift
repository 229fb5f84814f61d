// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Images and contexts in memory")
struct CGImageProviderTests {
    private func image(
        _ bytes: [UInt8], bits: Int = 32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        info: CGBitmapInfo, width: Int = 1, bytesPerRow: Int? = nil, decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return CGImage(
            width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
            bytesPerRow: bytesPerRow ?? width * bits / 8, space: space, bitmapInfo: info,
            provider: provider, decode: decode, shouldInterpolate: false,
            intent: .defaultIntent)
    }

    private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
        CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    }

    @Test(
        "All component orders are supported",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [100, 50, 25, 128]),
            (.premultipliedLast, .byteOrder32Little, [128, 25, 50, 100]),
            (.premultipliedFirst, .byteOrder32Little, [25, 50, 100, 128]),
            (.premultipliedFirst, [], [128, 100, 50, 25]),
        ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
    func allComponentOrdersAreSupported(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) throws {
        let image = try #require(try image(bytes, info: info(alpha, order)))
        #expect(image.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 100, green: 50, blue: 25, alpha: 128))
        #expect(image.alphaInfo == .premultipliedFirst)
    }

    @Test("Straight alpha is premultiplied")
    func straightAlphaIsPremultiplied() throws {
        let image = try #require(try image([255, 0, 100, 51], info: info(.last)))
        #expect(image.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 51, green: 0, blue: 20, alpha: 51))
    }

    @Test("Opaque and gray layouts are supported")
    func opaqueAndGrayLayoutsAreSupported() throws {
        let skip = try #require(try image([1, 2, 3, 0], info: info(.noneSkipLast)))
        #expect(skip.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 1, green: 2, blue: 3))
        #expect(skip.alphaInfo == .noneSkipFirst)
        let packed = try #require(try image([1, 2, 3, 4, 5, 6], bits: 24, info: info(.none), width: 2))
        #expect(packed.bitmap.pixel(x: 1, y: 0) == Bitmap.Pixel(red: 4, green: 5, blue: 6))
        let gray = try #require(try image([77], bits: 8, space: CGColorSpaceCreateDeviceGray(), info: info(.none)))
        #expect(gray.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 77, green: 77, blue: 77))
        let inverted = try #require(
            try image(
                [77], bits: 8, space: CGColorSpaceCreateDeviceGray(), info: info(.none), decode: [1, 0]))
        #expect(inverted.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 178, green: 178, blue: 178))
    }

    @Test("Color components above alpha are limited")
    func colorComponentsAboveAlphaAreLimited() throws {
        let image = try #require(try image([255, 10, 0, 50], info: info(.premultipliedLast)))
        #expect(image.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 50, green: 10, blue: 0, alpha: 50))
    }

    @Test("Unsupported layouts give nil")
    func unsupportedLayoutsGiveNil() throws {
        #expect(try image([1, 2, 3], info: info(.last)) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last), width: 2, bytesPerRow: 4) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last), width: 0) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last), width: .max / 8, bytesPerRow: 4) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last), bytesPerRow: .max) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last, .floatComponents)) == nil)
        #expect(try image([1, 2, 3, 4], info: info(.last), decode: [0, 0.5]) == nil)
    }

    @Test("Pixels can be read back")
    func pixelsCanBeReadBack() throws {
        let first = try #require(try image([1, 2, 3, 255, 4, 5, 6, 255], info: info(.premultipliedLast), width: 2))
        let data = try #require(first.dataProvider?.data)
        let space = try #require(first.colorSpace)
        let provider = try #require(CGDataProvider(data: data))
        let again = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: first.bitsPerComponent, bitsPerPixel: first.bitsPerPixel,
                bytesPerRow: first.bytesPerRow, space: space, bitmapInfo: first.bitmapInfo,
                provider: provider, decode: nil, shouldInterpolate: true,
                intent: .perceptual))
        #expect(again.bitmap.pixel(x: 1, y: 0) == Bitmap.Pixel(red: 4, green: 5, blue: 6))
        let file = try #require(CGDataProvider(data: first.pngData()))
        let decoded = CGImage(
            pngDataProviderSource: file, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(decoded?.width == 2)
    }

    @Test("Contexts draw into the caller's memory")
    func contextsDrawIntoCallersMemory() throws {
        var pixels = [UInt32](repeating: 0, count: 6)
        let native = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        try pixels.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: native))
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(context.data == bytes.baseAddress)
            #expect(context.width == 3 && context.height == 2 && context.bytesPerRow == 12)
        }
        #expect(pixels == [0, 0, 0, 0, 0xFFFF_0000, 0])
    }

    @Test("Contexts draw into their own memory")
    func contextsDrawIntoTheirOwnMemory() throws {
        func context(_ width: Int, _ info: UInt32, bits: Int = 8, space: CGColorSpace? = nil) -> CGContext? {
            CGContext(
                data: nil, width: width, height: width, bitsPerComponent: bits, bytesPerRow: 0,
                space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        let last = try #require(context(4, CGImageAlphaInfo.premultipliedLast.rawValue))
        last.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(last.makeImage()?.bitmap.rows == Array(repeating: "####", count: 4))
        // The memory doesn't have the requested layout, so it is not exposed.
        #expect(last.data == nil)
        #expect(context(4, CGImageAlphaInfo.alphaOnly.rawValue)?.data != nil)
        #expect(context(50_000, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(30_000, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(-4, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(4, CGImageAlphaInfo.premultipliedLast.rawValue, bits: 16) == nil)
        #expect(context(4, CGImageAlphaInfo.last.rawValue) == nil)
    }

    @Test("Too many pixels are a typed error")
    func tooManyPixelsAreTypedError() {
        #expect(throws: GraphicsError.tooLarge(width: 50_000, height: 50_000, limit: Bitmap.maximumSide)) {
            try Bitmap(width: 50_000, height: 50_000)
        }
        #expect(throws: GraphicsError.tooManyPixels(width: 20_000, height: 20_000, limit: 1 << 28)) {
            try Bitmap(width: 20_000, height: 20_000)
        }
    }

    @Test("Colors and gradients are created from components")
    func colorsAndGradientsAreCreatedFromComponents() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(CGColor(colorSpace: gray, components: [0.5, 1]) == CGColor(gray: 0.5, alpha: 1))
        #expect(CGColor(colorSpace: gray, components: [0.5]) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: "CMYK") == nil)
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(
            CGGradient(colorsSpace: space, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: space, colors: [CGColor.red, 7] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.red] as CFArray, locations: [0, 1]) == nil)
        #expect(CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1, 0], locations: nil, count: 2) == nil)
        #expect(CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1], locations: nil, count: -1) == nil)
        let canvas = try Canvas(2, 1)
        let gradient = try #require(
            CGGradient(colorSpace: gray, colorComponents: [1, 1, 1, 1], locations: [.nan, .nan], count: 2))
        canvas.context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 2, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(canvas[1, 0] == .whitePixel)
    }
}
