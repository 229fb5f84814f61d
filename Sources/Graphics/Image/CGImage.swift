// SPDX-License-Identifier: MIT
public import Foundation
internal import Synchronization

/// An immutable image.
public final class CGImage: Sendable {
    /// The pixels, which are no longer drawn into.
    package let bitmap: Bitmap
    /// The position of alpha: `premultipliedFirst`, `noneSkipFirst` (every pixel is opaque) or `alphaOnly` (a mask),
    /// which are the stored formats whatever the image was created from.
    public let alphaInfo: CGImageAlphaInfo

    /// Creates an image that shares the pixels of `bitmap`, which must no longer be drawn into.
    ///
    /// `isOpaque` is a promise that all pixels are opaque, which makes drawing faster. Never `nil`, optional for
    /// compatibility with Core Graphics.
    package init?(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        self.alphaInfo =
            switch bitmap.format {
            case .alpha8: .alphaOnly
            case .argb32: isOpaque ? .noneSkipFirst : .premultipliedFirst
            }
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// The number of bits per component, always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32, or 8 for a mask.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// Whether the image has only coverage and is drawn in the fill color.
    public var isMask: Bool { alphaInfo == .alphaOnly }
    package var isOpaque: Bool { alphaInfo == .noneSkipFirst }

    /// Whether every pixel is opaque, also in an image that could be transparent.
    ///
    /// Reads the pixels up to the first row with a transparent one when it is first called.
    package var coversEveryPixel: Bool {
        if isOpaque { return true }
        if let known = Opacity(rawValue: storedOpacity.load(ordering: .relaxed)), known != .unknown {
            return known == .complete
        }
        let found: Opacity = bitmap.isEveryPixelOpaque ? .complete : .partial
        storedOpacity.store(found.rawValue, ordering: .relaxed)
        return found == .complete
    }

    private enum Opacity: UInt8 {
        case unknown
        case partial
        case complete
    }

    /// An `Opacity`; threads that look for it at the same time find the same one.
    private let storedOpacity = Atomic<UInt8>(Opacity.unknown.rawValue)

    /// Returns the part of the image inside `rect`, in pixels, sharing this image's memory.
    ///
    /// `rect` is rounded outward to whole pixels and clipped to the image; `nil` if the result is empty.
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
