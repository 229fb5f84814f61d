// SPDX-License-Identifier: MIT
public import Foundation

extension CGImage {
    /// Creates an image from pixels in the layout that `bitmapInfo` and `space` describe, with 8 bits per component.
    ///
    /// `decode` has the minimum and the maximum of each component, 0 and 1 unless given; the only other supported pair
    /// is 1 and 0, which inverts a component. Masks (`alphaOnly`) contain the coverage. The other arguments have no
    /// effect.
    ///
    /// Returns `nil` for other layouts, for sizes that a bitmap can't have, and if there are too few bytes.
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

    /// Creates a mask from bytes in which 0 paints and 255 masks.
    ///
    /// A `decode` of 1 and 0 inverts that. `shouldInterpolate` has no effect. Returns `nil` unless there are 8 bits per pixel and enough bytes.
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

    /// Creates an image from PNG data; `nil` if it can't be decoded.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(encoded: source)
    }

    /// Creates an image from JPEG data; `nil` if it can't be decoded.
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

    /// A copy of the pixels in their stored layout: `bytesPerRow` per row, formatted as in `bitmapInfo`.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: unsafe bitmap.withUnsafeBytes { bytes in unsafe Data(bytes) })
    }

    /// The memory layout of the pixels.
    public var bitmapInfo: CGBitmapInfo {
        let order: CGBitmapInfo = 1.littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big
        return CGBitmapInfo(rawValue: alphaInfo.rawValue | (isMask ? 0 : order.rawValue))
    }

    /// sRGB; `nil` for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

    /// Returns an image that shares the same pixels.
    public func copy() -> CGImage? {
        CGImage(bitmap: bitmap, isOpaque: isOpaque)
    }

    /// Returns the image masked by `mask`, which is stretched over it.
    ///
    /// A mask provides its coverage, any other image its luminance: white is visible. Returns `nil` for a mask as
    /// receiver, and if memory can't be allocated.
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
                            // A color component above alpha would overflow when it is blended.
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
