// SPDX-License-Identifier: MIT
public import Foundation
package import Graphics

/// A screenshot that can be inspected and compared.
public struct StagePicture: Hashable, Sendable {
    /// The color of one pixel, with premultiplied alpha; components range from 0 to 255.
    public struct Pixel: Hashable, Sendable {
        /// The premultiplied red component.
        public var red: UInt8
        /// The premultiplied green component.
        public var green: UInt8
        /// The premultiplied blue component.
        public var blue: UInt8
        /// The alpha component; 255 is opaque.
        public var alpha: UInt8

        /// Creates a pixel from premultiplied components.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        package init(_ pixel: Bitmap.Pixel) {
            self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
        }

        init(premultiplied pixel: UInt32) {
            red = UInt8(truncatingIfNeeded: pixel >> 16)
            green = UInt8(truncatingIfNeeded: pixel >> 8)
            blue = UInt8(truncatingIfNeeded: pixel)
            alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        }
    }

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels in premultiplied `0xAARRGGBB` format, in rows from the top.
    let pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Reads a PNG file.
    public init(contentsOfFile path: String) throws {
        self.init(try ImageDecoder.image(contentsOfFile: path))
    }

    init(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        let isOpaque = image.alphaInfo == .noneSkipFirst
        pixels = image.bitmap.withUnsafeBytes { bytes in
            (0..<width * height).map { index in
                let offset = index / width * image.bytesPerRow + index % width * 4
                let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                return isOpaque ? pixel | 0xff00_0000 : pixel
            }
        }
        self.width = width
        self.height = height
    }

    /// Returns the pixel, with premultiplied alpha, in column `x` and row `y`, counted from the upper left; `nil`
    /// outside the image.
    public subscript(x: Int, y: Int) -> Pixel? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        return Pixel(premultiplied: pixels[y * width + x])
    }

    /// Returns the part inside `rect`, in pixels, rounded outwards and clipped to the image.
    public func cropped(to rect: CGRect) -> StagePicture {
        // Comparisons instead of `CGRect.intersection`, which traps for NaN.
        func bound(_ value: CGFloat, _ limit: Int) -> Int {
            value > 0 ? Int(min(value, CGFloat(limit))) : 0
        }
        let (left, top) = (bound(rect.minX.rounded(.down), width), bound(rect.minY.rounded(.down), height))
        let (right, bottom) = (bound(rect.maxX.rounded(.up), width), bound(rect.maxY.rounded(.up), height))
        guard right > left, bottom > top else { return StagePicture(width: 0, height: 0, pixels: []) }
        let rows = (top..<bottom).flatMap { pixels[$0 * width + left..<$0 * width + right] }
        return StagePicture(width: right - left, height: bottom - top, pixels: rows)
    }

    /// Returns the number of pixels that differ by more than `tolerance` in any of red, green, blue, and alpha; `nil`
    /// if the sizes differ.
    public func differences(from other: StagePicture, tolerance: Int) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        return zip(pixels, other.pixels).count { Self.distance($0, $1) > tolerance }
    }

    /// Returns an image that is black where `other` is equal and white where it differs by more than `tolerance`.
    func map(of other: StagePicture, tolerance: Int) -> StagePicture {
        let marks = zip(pixels, other.pixels).map { pixel, reference in
            Self.distance(pixel, reference) > tolerance ? UInt32(0xffff_ffff) : 0xff00_0000
        }
        return StagePicture(width: width, height: height, pixels: marks)
    }

    /// Returns the image as PNG data.
    public func pngData() throws -> Data {
        let bitmap = try Bitmap(width: width, height: height)
        bitmap.withUnsafeMutableBytes { bytes in
            for (index, pixel) in pixels.enumerated() {
                bytes.storeBytes(
                    of: pixel, toByteOffset: index / width * bitmap.bytesPerRow + index % width * 4, as: UInt32.self)
            }
        }
        let isOpaque = pixels.allSatisfy { $0 >> 24 == 0xff }
        return try CGImage(bitmap: bitmap, isOpaque: isOpaque)?.pngData() ?? Data()
    }

    private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        if first == second { return 0 }
        return [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xff) - Int(second >> $0 & 0xff)) }.max() ?? 0
    }
}
