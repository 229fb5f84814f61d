// SPDX-License-Identifier: MIT
public import Foundation

extension CGImage {
    /// A picture of pixels that lie in memory as `bitmapInfo` and `space` say, 8 bits a component.
    ///
    /// `decode` has the number that stands for none and the one for all of each component, 0 and 1 unless given;
    /// only 1 and 0, which inverts a component, is read besides. Masks (`alphaOnly`) hold how much is painted. The other
    /// arguments change nothing here.
    ///
    /// `nil` for other layouts, sizes that a bitmap cannot have, and where there are too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
            let isInverted = Self.inverts(decode), let data = provider.data,
            let bitmap = Self.bitmap(
                width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, data: data,
                isInverted: isInverted)
        else { return nil }
        self.init(bitmap: bitmap, isOpaque: layout.alpha == .none)
    }

    /// A mask of bytes that say how much of what it is drawn over stays: 0 paints, 255 leaves.
    ///
    /// `decode` 1 and 0 turns that round. `nil` unless there are 8 bits to the pixel and enough bytes.
    public convenience init?(
        maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool
    ) {
        guard bitsPerPixel == 8,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: 8, space: nil,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)),
            let isInverted = Self.inverts(decode), let data = provider.data,
            let bitmap = Self.bitmap(
                width: maskWidth, height: height, bytesPerRow: bytesPerRow, layout: layout, data: data,
                isInverted: !isInverted)
        else { return nil }
        self.init(bitmap: bitmap)
    }

    /// Reads a PNG file's bytes; `nil` where they are none.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(encoded: source)
    }

    /// Reads a JPEG file's bytes; `nil` where they are none.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(encoded: source)
    }

    private convenience init?(encoded source: CGDataProvider) {
        guard let data = source.data, let image = try? ImageDecoder.image(data: data) else { return nil }
        self.init(bitmap: image.bitmap, isOpaque: image.isOpaque)
    }

    /// A copy of the pixels as they are kept: `bytesPerRow` to the row, laid out as `bitmapInfo` says.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: unsafe bitmap.withUnsafeBytes { bytes in unsafe Data(bytes) })
    }

    public var bitmapInfo: CGBitmapInfo {
        let order: CGBitmapInfo = 1.littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big
        return CGBitmapInfo(rawValue: alphaInfo.rawValue | (isMask ? 0 : order.rawValue))
    }

    /// sRGB; `nil` for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

    /// A picture of the same pixels, which are shared.
    public func copy() -> CGImage? {
        CGImage(bitmap: bitmap, isOpaque: isOpaque)
    }

    /// The picture where `mask`, stretched over it, lets it be seen; transparent elsewhere.
    ///
    /// Of a mask its coverage counts, of another picture how light it is: white is seen. `nil` for a mask itself, and
    /// without memory.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let coverage = mask.coverage(), let result = try? bitmap.copy() else { return nil }
        let context = result.makeContext()
        context.setBlendMode(.destinationIn)
        context.draw(coverage, in: CGRect(x: 0, y: 0, width: width, height: height))
        return CGImage(bitmap: result)
    }

    private static func inverts(_ decode: [CGFloat]?) -> Bool? {
        guard let decode, !decode.isEmpty else { return false }
        let pairs = stride(from: 0, to: decode.count - 1, by: 2).map { (decode[$0], decode[$0 + 1]) }
        if pairs.allSatisfy({ $0 == (0, 1) }) { return false }
        return pairs.allSatisfy { $0 == (1, 0) } ? true : nil
    }

    private static func bitmap(
        width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, data: Data, isInverted: Bool
    ) -> Bitmap? {
        guard (try? Bitmap.check(width: width, height: height)) != nil, bytesPerRow >= width * layout.length,
            bytesPerRow <= data.count, data.count - width * layout.length >= (height - 1) * bytesPerRow,
            let bitmap = try? Bitmap(width: width, height: height, format: layout.red == nil ? .alpha8 : .argb32)
        else { return nil }
        unsafe data.withUnsafeBytes { source in
            unsafe bitmap.withUnsafeMutableBytes { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let start = y * bytesPerRow + x * layout.length
                        func component(_ offset: Int?) -> UInt32 {
                            guard let offset else { return 255 }
                            let value = UInt32(unsafe source[start + offset])
                            return isInverted && offset != layout.alphaOffset || isInverted && layout.red == nil
                                ? 255 - value : value
                        }
                        let alpha = component(layout.alphaOffset)
                        guard layout.red != nil else {
                            unsafe target[y * bitmap.bytesPerRow + x] = UInt8(truncatingIfNeeded: alpha)
                            continue
                        }
                        func colored(_ offset: Int?) -> UInt32 {
                            let value = component(offset)
                            // More colour than alpha would overflow where it is mixed.
                            return layout.alpha == .straight ? (value * alpha + 127) / 255 : min(value, alpha)
                        }
                        let pixel =
                            alpha << 24 | colored(layout.red) << 16 | colored(layout.green) << 8 | colored(layout.blue)
                        unsafe target.storeBytes(
                            of: pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return bitmap
    }
}
