// SPDX-License-Identifier: MIT

/// Constants for the position of the alpha component.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha component.
    case none = 0
    /// Premultiplied alpha, after the color.
    case premultipliedLast = 1
    /// Premultiplied alpha, before the color.
    case premultipliedFirst = 2
    /// Alpha that is not premultiplied, after the color.
    case last = 3
    /// Alpha that is not premultiplied, before the color.
    case first = 4
    /// Opaque pixels, with an unused byte after the color.
    case noneSkipLast = 5
    /// Opaque pixels, with an unused byte before the color.
    case noneSkipFirst = 6
    /// Only alpha: a mask.
    case alphaOnly = 7
}

/// The memory layout of pixels: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that contain a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that contain the byte order; 0 is the same as `byteOrder32Big`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit words in little-endian order.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit words in little-endian order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16-bit words in big-endian order.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit words in big-endian order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Constants for the handling of colors outside a device's gamut.
///
/// Without effect, since all colors are sRGB.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    /// The default intent.
    case defaultIntent = 0
    /// Keeps colors inside the gamut and clips others.
    case absoluteColorimetric
    /// Like `absoluteColorimetric`, relative to the white point.
    case relativeColorimetric
    /// Compresses the gamut, keeping the relation between colors.
    case perceptual
    /// Keeps the saturation of colors.
    case saturation
}
