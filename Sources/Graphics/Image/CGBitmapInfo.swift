// SPDX-License-Identifier: MIT

/// Where pixels keep their alpha, and whether they have any.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha, and no room for it.
    case none = 0
    /// Colour multiplied by the alpha that follows it.
    case premultipliedLast = 1
    /// Colour multiplied by the alpha that precedes it.
    case premultipliedFirst = 2
    /// Colour as it is, followed by alpha.
    case last = 3
    /// Colour as it is, preceded by alpha.
    case first = 4
    /// Every pixel is opaque; the byte after the colour says nothing.
    case noneSkipLast = 5
    /// Every pixel is opaque; the byte before the colour says nothing.
    case noneSkipFirst = 6
    /// No colour at all: a mask.
    case alphaOnly = 7
}

/// How the bytes of a pixel lie in memory: a `CGImageAlphaInfo`, and an order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that hold the order of bytes; none of them set is as `byteOrder32Big`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// What happens to colours that a device cannot show; here, where all is sRGB, nothing does.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}
