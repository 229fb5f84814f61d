// SPDX-License-Identifier: MIT

/// The memory layout of external pixels with 8 bits per component.
struct PixelLayout {
    enum Alpha {
        case none
        case straight
        case premultiplied
    }

    /// The number of bytes per pixel.
    let length: Int
    /// The offset of each component within a pixel; equal for grays, `nil` for a mask.
    let red: Int?
    let green: Int?
    let blue: Int?
    let alphaOffset: Int?
    let alpha: Alpha

    /// Creates a layout; `nil` for unsupported formats: other depths, 16-bit and floating-point components, and color
    /// spaces that do not match.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents),
            let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard isReversed || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info)
        length = bitsPerPixel / 8
        alpha =
            switch info {
            case .none, .noneSkipFirst, .noneSkipLast: .none
            case .first, .last: .straight
            case .premultipliedFirst, .premultipliedLast, .alphaOnly: .premultiplied
            }
        func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
        switch (space?.model, bitsPerPixel, info) {
        case (_, 8, .alphaOnly):
            (red, green, blue, alphaOffset) = (nil, nil, nil, 0)
        case (.monochrome, 8, .none):
            (red, green, blue, alphaOffset) = (0, 0, 0, nil)
        case (.monochrome, 16, .last), (.monochrome, 16, .premultipliedLast):
            guard !isReversed else { return nil }
            (red, green, blue, alphaOffset) = (0, 0, 0, 1)
        case (.rgb, 24, .none):
            guard !isReversed else { return nil }
            (red, green, blue, alphaOffset) = (0, 1, 2, nil)
        case (.rgb, 32, _) where info != .none && info != .alphaOnly:
            let color = isFirst ? 1 : 0
            (red, green, blue) = (place(color), place(color + 1), place(color + 2))
            alphaOffset = alpha == .none ? nil : place(isFirst ? 0 : 3)
        default:
            return nil
        }
    }

    /// Whether pixels have Cairo's native layout.
    var isNative: Bool {
        if length == 1 { return red == nil }
        guard length == 4, alpha == .premultiplied else { return false }
        // Alpha is the highest byte of a word in native byte order.
        let order = [blue, green, red, alphaOffset]
        return order == (1.littleEndian == 1 ? [0, 1, 2, 3] : [3, 2, 1, 0])
    }
}
