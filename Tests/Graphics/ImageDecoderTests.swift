// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Image files")
struct ImageDecoderTests {
    /// A 2 × 2 image: opaque red, half-transparent green, transparent, opaque blue.
    private func fourPixels() throws -> CGImage {
        let bitmap = try Bitmap(width: 2, height: 2)
        let context = bitmap.makeContext()
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 0.5), .clear,
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        for (index, color) in colors.enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
        }
        return try #require(CGImage(bitmap: bitmap))
    }

    private func gray(width: Int, height: Int) throws -> CGImage {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.setFillColor(gray: 0.5, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(CGImage(bitmap: bitmap, isOpaque: true))
    }

    // MARK: - Round trips

    @Test("PNG preserves every pixel")
    func pngPreservesEveryPixel() throws {
        let image = try fourPixels()
        let decoded = try ImageDecoder.image(data: image.pngData())
        #expect(decoded.width == 2 && decoded.height == 2)
        #expect(decoded.alphaInfo == .premultipliedFirst)
        for y in 0..<2 {
            for x in 0..<2 { #expect(decoded.bitmap.pixel(x: x, y: y) == image.bitmap.pixel(x: x, y: y)) }
        }
    }

    @Test("An opaque PNG is recognized as opaque")
    func opaquePNGIsRecognizedAsOpaque() throws {
        let decoded = try ImageDecoder.image(data: gray(width: 3, height: 1).pngData())
        #expect(decoded.alphaInfo == .noneSkipFirst)
        #expect(decoded.bitmap.pixel(x: 2, y: 0) == Bitmap.Pixel(red: 128, green: 128, blue: 128))
    }

    @Test("A PNG with an alpha channel that is opaque everywhere is recognized as opaque")
    func pngWithAlphaChannelThatIsOpaqueEverywhereIsRecognizedAsOpaque() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        bitmap.makeContext().fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let data = try #require(CGImage(bitmap: bitmap)).pngData()
        #expect(try ImageDecoder.image(data: data).alphaInfo == .noneSkipFirst)
    }

    @Test("JPEG preserves an image approximately")
    func jpegPreservesImageApproximately() throws {
        let decoded = try ImageDecoder.image(data: gray(width: 9, height: 5).jpegData(compressionQuality: 1))
        #expect(decoded.width == 9 && decoded.height == 5)
        #expect(decoded.alphaInfo == .noneSkipFirst)
        let pixel = decoded.bitmap.pixel(x: 4, y: 2)
        #expect(abs(Int(pixel.red) - 128) <= 2 && abs(Int(pixel.green) - 128) <= 2 && pixel.alpha == 255)
    }

    @Test("JPEG composites transparency over white")
    func jpegCompositesTransparencyOverWhite() throws {
        let image = try #require(CGImage(bitmap: Bitmap(width: 8, height: 8)))
        let pixel = try ImageDecoder.image(data: image.jpegData(compressionQuality: 1)).bitmap.pixel(x: 4, y: 4)
        #expect(pixel.red >= 253 && pixel.green >= 253 && pixel.blue >= 253)
    }

    @Test("Higher quality makes JPEGs larger")
    func higherQualityMakesJPEGsLarger() throws {
        let bitmap = try Bitmap(width: 64, height: 64)
        bitmap.withUnsafeMutableBytes { bytes in
            for index in bytes.indices {
                bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index * index)
            }
        }
        let image = try #require(CGImage(bitmap: bitmap))
        let small = try image.jpegData(compressionQuality: 0)
        let large = try image.jpegData(compressionQuality: 1)
        #expect(small.count < large.count)
        // NaN counts as the lowest quality, and the range is clamped.
        #expect(try image.jpegData(compressionQuality: .nan).count == small.count)
        #expect(try image.jpegData(compressionQuality: 40).count == large.count)
    }

    @Test("Masks are written as gray")
    func masksAreWrittenAsGray() throws {
        let mask = try Bitmap(width: 2, height: 1, format: .alpha8)
        mask.makeContext().fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let decoded = try ImageDecoder.image(data: #require(CGImage(bitmap: mask)).pngData())
        #expect(decoded.bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(decoded.bitmap.pixel(x: 1, y: 0) == Bitmap.Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("Slices of data are read from their start")
    func slicesOfDataAreReadFromTheirStart() throws {
        let data = Data([1, 2, 3]) + (try fourPixels().pngData())
        #expect(try ImageDecoder.image(data: data.dropFirst(3)).width == 2)
    }

    @Test("Other formats are read by GdkPixbuf")
    func otherFormatsAreReadByGdkPixbuf() throws {
        let decoded = try ImageDecoder.image(data: Fixture.bitmapFile(width: 2, height: 1, red: 200))
        #expect(decoded.width == 2 && decoded.height == 1)
        #expect(decoded.bitmap.pixel(x: 1, y: 0) == Bitmap.Pixel(red: 200, green: 0, blue: 0))
    }

    @Test("JPEG orientation is applied", arguments: 1...8)
    func jpegOrientationIsApplied(orientation: Int) throws {
        // White at the top left of a black 16 × 8 image; its final position distinguishes all eight orientations.
        let bitmap = try Bitmap(width: 16, height: 8)
        let context = bitmap.makeContext()
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        let plain = try #require(CGImage(bitmap: bitmap)).jpegData(compressionQuality: 1)
        let image = try ImageDecoder.image(data: Fixture.jpeg(plain, orientation: UInt8(orientation)))
        let isTurned = orientation >= 5
        #expect(image.width == (isTurned ? 8 : 16) && image.height == (isTurned ? 16 : 8))
        let isRight = [2, 3, 6, 7].contains(orientation)
        let isBottom = [3, 4, 7, 8].contains(orientation)
        let corner = image.bitmap.pixel(x: isRight ? image.width - 1 : 0, y: isBottom ? image.height - 1 : 0)
        let opposite = image.bitmap.pixel(x: isRight ? 0 : image.width - 1, y: isBottom ? 0 : image.height - 1)
        #expect(corner.red > 240 && opposite.red < 15)
    }

    // MARK: - Invalid data

    @Test("Empty data is an error")
    func emptyDataIsError() {
        #expect(throws: ImageError.notAnImage(what: "data", head: [])) { try ImageDecoder.image(data: Data()) }
    }

    @Test("Text is an error")
    func textIsError() {
        #expect(throws: ImageError.notAnImage(what: "note", head: Array("Dear fri".utf8))) {
            try ImageDecoder.image(data: Data("Dear friend, how are you?".utf8), name: "note")
        }
    }

    @Test("Every truncated PNG is an error")
    func everyTruncatedPNGIsError() throws {
        let data = try fourPixels().pngData()
        for count in 1..<data.count {
            #expect(throws: ImageError.truncated(what: "data", byteCount: count)) {
                try ImageDecoder.image(data: data.prefix(count))
            }
        }
    }

    @Test("Every truncated JPEG is an error")
    func everyTruncatedJPEGIsError() throws {
        let data = try gray(width: 16, height: 16).jpegData(compressionQuality: 0.5)
        for count in 1..<data.count {
            #expect(throws: ImageError.truncated(what: "data", byteCount: count)) {
                try ImageDecoder.image(data: data.prefix(count))
            }
        }
    }

    @Test("A truncated file in another format is an error")
    func truncatedFileInAnotherFormatIsError() throws {
        let data = Fixture.bitmapFile(width: 20, height: 20, red: 1)
        for count in [3, 20, 60, data.count / 2] {
            #expect(throws: ImageError.self) { try ImageDecoder.image(data: data.prefix(count)) }
        }
    }

    @Test("No damaged byte crashes the PNG decoder")
    func noDamagedByteCrashesPNGDecoder() throws {
        let data = try fourPixels().pngData()
        for index in data.indices {
            var damaged = data
            damaged[index] ^= 0xFF
            // Must not crash; a few damaged bytes (of a gamma, for example) can be harmless.
            _ = try? ImageDecoder.image(data: damaged)
        }
        var damaged = data
        damaged[40] ^= 0xFF
        #expect(throws: ImageError.self) { try ImageDecoder.image(data: damaged) }
    }

    @Test("No damaged byte crashes the JPEG decoder")
    func noDamagedByteCrashesJPEGDecoder() throws {
        let data = try gray(width: 16, height: 16).jpegData(compressionQuality: 0.5)
        for index in data.indices {
            var damaged = data
            damaged[index] ^= 0x55
            _ = try? ImageDecoder.image(data: damaged)
        }
        var damaged = data
        // The bits per sample, in the frame header.
        let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
        damaged[frame.upperBound + 2] = 3
        #expect(throws: ImageError.self) { try ImageDecoder.image(data: damaged) }
    }

    // MARK: - Sizes

    @Test("A PNG with too long a side is rejected by its header")
    func pngWithTooLongSideIsRejectedByItsHeader() throws {
        let data = Fixture.pngHeader(width: 32_768, height: 1)
        #expect(throws: ImageError.tooLarge(what: "data", width: 32_768, height: 1, limit: .side(32_767))) {
            try ImageDecoder.image(data: data)
        }
    }

    @Test("A PNG with too many pixels is rejected by its header")
    func pngWithTooManyPixelsIsRejectedByItsHeader() throws {
        let data = Fixture.pngHeader(width: 20_000, height: 20_000)
        #expect(
            throws: ImageError.tooLarge(what: "data", width: 20_000, height: 20_000, limit: .pixels(1 << 28))
        ) {
            try ImageDecoder.image(data: data)
        }
    }

    @Test("A PNG with the largest dimensions is rejected")
    func pngWithLargestDimensionsIsRejected() throws {
        let data = Fixture.pngHeader(width: .max, height: .max)
        let side = Int(UInt32.max)
        #expect(throws: ImageError.tooLarge(what: "data", width: side, height: side, limit: .side(32_767))) {
            try ImageDecoder.image(data: data)
        }
    }

    @Test("An empty PNG is rejected")
    func emptyPNGIsRejected() throws {
        #expect(throws: ImageError.self) { try ImageDecoder.image(data: Fixture.pngHeader(width: 0, height: 0)) }
    }

    @Test("A JPEG with too long a side is rejected by its header")
    func jpegWithTooLongSideIsRejectedByItsHeader() throws {
        var data = try gray(width: 16, height: 16).jpegData(compressionQuality: 0.5)
        let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
        data.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: [0xFF, 0xFF, 0x00, 0x10])
        #expect(throws: ImageError.tooLarge(what: "data", width: 16, height: 65_535, limit: .side(32_767))) {
            try ImageDecoder.image(data: data)
        }
    }

    @Test("A size that only GdkPixbuf can read is rejected")
    func sizeThatOnlyGdkPixbufCanReadIsRejected() {
        let data = Fixture.bitmapFile(width: 1, height: 1, red: 0, claiming: (40_000, 3))
        #expect(throws: ImageError.tooLarge(what: "data", width: 40_000, height: 3, limit: .side(32_767))) {
            try ImageDecoder.image(data: data)
        }
    }

    // MARK: - Files

    @Test("A missing file is an error with its path")
    func missingFileIsErrorWithItsPath() {
        #expect(throws: ImageError.notFound(path: "/nowhere/picture.png")) {
            try ImageDecoder.image(contentsOfFile: "/nowhere/picture.png")
        }
    }

    @Test("A directory is not a file")
    func directoryIsNotFile() {
        #expect(throws: ImageError.unreadable(path: "/tmp", reason: "it is not a file")) {
            try ImageDecoder.image(contentsOfFile: "/tmp")
        }
    }

    @Test("Written files can be read back")
    func writtenFilesCanBeReadBack() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try fourPixels()
        let png = folder.appendingPathComponent("a.png").path
        try image.writePNG(toFile: png)
        #expect(try ImageDecoder.image(contentsOfFile: png).bitmap.pixel(x: 0, y: 0).red == 255)
        let jpeg = folder.appendingPathComponent("a.jpg").path
        try image.writeJPEG(toFile: jpeg, compressionQuality: 0.9)
        #expect(try ImageDecoder.image(contentsOfFile: jpeg).height == 2)
    }

    @Test("Writing to a missing directory is an error")
    func writingToMissingDirectoryIsError() throws {
        let image = try fourPixels()
        let error = #expect(throws: ImageError.self) { try image.writePNG(toFile: "/nowhere/a.png") }
        guard case .unwritable(path: "/nowhere/a.png", reason: _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
