// SPDX-License-Identifier: MIT
public import Foundation

/// Pixels that never change again.
public final class CGImage: Sendable {
    /// The pixels; nobody draws into them any more.
    package let bitmap: Bitmap
    /// Of the cases only `premultipliedFirst`, `noneSkipFirst` (every pixel is opaque) and `alphaOnly` (a mask), which
    /// is how pixels are kept whatever they were made from.
    public let alphaInfo: CGImageAlphaInfo

    /// Takes over `bitmap` without copying; the caller draws into it no more.
    ///
    /// `isOpaque` is a promise that every alpha is 255, with which the picture is drawn faster. Never `nil`, optional
    /// only as in Core Graphics.
    public init?(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        self.alphaInfo =
            switch bitmap.format {
            case .alpha8: .alphaOnly
            case .argb32: isOpaque ? .noneSkipFirst : .premultipliedFirst
            }
    }

    /// Pixels from left to right.
    public var width: Int { bitmap.width }
    /// Pixels from top to bottom.
    public var height: Int { bitmap.height }
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// The picture has coverage only and is drawn in the fill colour.
    public var isMask: Bool { alphaInfo == .alphaOnly }
    package var isOpaque: Bool { alphaInfo == .noneSkipFirst }

    /// The part of the picture inside `rect`, in pixels, sharing this one's memory.
    ///
    /// Edges between pixels move outwards, and what lies beyond the picture is left out; `nil` where nothing remains.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
            return nil
        }
        let left = max(0, Int(pixel: rect.minX, .down))
        let top = max(0, Int(pixel: rect.minY, .down))
        let right = min(width, Int(pixel: rect.maxX, .up))
        let bottom = min(height, Int(pixel: rect.maxY, .up))
        guard right > left, bottom > top,
            let part = try? Bitmap(part: left, top, width: right - left, height: bottom - top, of: bitmap)
        else { return nil }
        return CGImage(bitmap: part, isOpaque: isOpaque)
    }
}
