// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// The bitmap that a layer draws into.
///
/// The render server can read the most recent bitmap at any time, so each drawing uses another one and copies the parts
/// that are not redrawn. The previous bitmap is kept for reuse while the layer keeps drawing, which saves a canvas that
/// draws every frame from allocating memory each time.
@MainActor
final class BackingStore {
    /// The maximum side length of a layer's bitmap, in pixels.
    static let maximumSideLength = 16_384
    /// The maximum size of a bitmap, in bytes.
    static let maximumBytes = 256 << 20

    /// Allocates a bitmap; throws if it would exceed the limits.
    private static func makeBitmap(_ size: PixelSize) throws(GraphicsError) -> Bitmap {
        guard size.width <= maximumSideLength, size.height <= maximumSideLength else {
            throw .tooLarge(width: size.width, height: size.height, limit: maximumSideLength)
        }
        guard size.width * size.height * 4 <= maximumBytes else {
            throw .tooManyPixels(width: size.width, height: size.height, limit: maximumBytes / 4)
        }
        return try Bitmap(width: size.width, height: size.height)
    }

    /// The result of drawing part of a layer again.
    enum Redraw {
        case painted
        /// Nothing was painted over the earlier pixels.
        case unchanged
        /// Everything was cleared, and nothing was painted.
        case empty
    }

    private(set) var bitmap: Bitmap
    private var spare: Bitmap?
    /// The part in which the spare bitmap differs from the current one.
    private var stale: PixelRect

    var size: PixelSize { PixelSize(width: bitmap.width, height: bitmap.height) }

    /// Draws `rect` of a new bitmap, which is transparent elsewhere; `nil` if nothing was painted, in which case no
    /// bitmap was allocated.
    init?(size: PixelSize, rect: PixelRect, _ draw: (CGContext) -> Void) throws(GraphicsError) {
        let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        let context = CGContext(width: size.width, height: size.height, area: area) { () throws(GraphicsError) in
            try Self.makeBitmap(size)
        }
        draw(context)
        guard context.hasPainted, let bitmap = try context.requireBitmap() else { return nil }
        self.bitmap = bitmap
        stale = PixelRect(size)
    }

    /// Redraws `rect`, to which the context is clipped.
    ///
    /// The area is cleared first unless `clears` is false.
    func redraw(_ rect: PixelRect, clears: Bool, _ draw: (CGContext) -> Void) throws(GraphicsError) -> Redraw {
        let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        let context = CGContext(width: size.width, height: size.height, area: area) { [self] () throws(GraphicsError) in
            try target(for: rect, clears: clears)
        }
        draw(context)
        if !context.hasPainted {
            if !clears { return .unchanged }
            if rect.contains(PixelRect(size)) { return .empty }
        }
        guard let target = try context.requireBitmap() else { return .unchanged }
        spare = bitmap
        stale = rect
        bitmap = target
        return .painted
    }

    /// The bitmap for the next drawing, with the pixels that it keeps.
    private func target(for rect: PixelRect, clears: Bool) throws(GraphicsError) -> Bitmap {
        let target: Bitmap
        // The spare may still be in use by the render server or by a caller that asked for the layer's contents.
        if var spare = take(), isKnownUniquelyReferenced(&spare) {
            target = spare
            if !clears || !rect.contains(stale) { target.copyPixels(from: bitmap, in: stale) }
            if clears { target.clearPixels(in: rect) }
        } else {
            let whole = PixelRect(size)
            target = try Self.makeBitmap(size)
            if !clears || !rect.contains(whole) {
                target.copyPixels(from: bitmap, in: whole)
                if clears { target.clearPixels(in: rect) }
            }
        }
        return target
    }

    private func take() -> Bitmap? {
        defer { spare = nil }
        return spare
    }

    /// Releases the spare bitmap, once the layer has stopped drawing.
    func releaseSpare() {
        spare = nil
    }
}

extension Bitmap {
    /// Returns whether all pixels of `rect`, which lies in the bitmap, are opaque.
    func isOpaque(in rect: PixelRect) -> Bool {
        guard format == .argb32 else { return false }
        return withUnsafeBytes { bytes in
            for row in rect.y..<rect.maxY {
                for column in rect.x..<rect.maxX {
                    let pixel = bytes.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
                    if pixel < 0xFF00_0000 { return false }
                }
            }
            return true
        }
    }

    /// Returns the smallest rectangle inside `rect`, which lies in the bitmap, outside of which all pixels of `rect`
    /// are transparent.
    func ink(in rect: PixelRect) -> PixelRect {
        guard format == .argb32 else { return rect }
        return withUnsafeBytes { bytes in
            func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
                let start = y * bytesPerRow + rect.x * 4
                return UnsafeRawBufferPointer(rebasing: bytes[start..<(start + rect.width * 4)])
                    .assumingMemoryBound(to: UInt32.self)
            }
            guard let top = (rect.y..<rect.maxY).first(where: { row($0).firstInk != nil }),
                let bottom = (top..<rect.maxY).last(where: { row($0).firstInk != nil })
            else { return PixelRect(x: rect.x, y: rect.y, width: 0, height: 0) }
            var (left, right) = (rect.width, 0)
            for y in top...bottom {
                let row = row(y)
                // Only pixels further out than the extent so far matter.
                if let first = UnsafeBufferPointer(rebasing: row[..<left]).firstInk { left = first }
                let rest = max(left, right)
                if let last = UnsafeBufferPointer(rebasing: row[rest...]).lastInk { right = rest + last + 1 }
            }
            return PixelRect(x: rect.x + left, y: top, width: right - left, height: bottom + 1 - top)
        }
    }

    /// Copies the pixels of another bitmap of the same size and format.
    func copyPixels(from other: Bitmap, in rect: PixelRect) {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isEmpty, other.width == width, other.height == height, other.format == format else { return }
        let bytes = format.bytesPerPixel
        withUnsafeMutableBytes { target in
            other.withUnsafeBytes { source in
                for row in rect.y..<rect.maxY {
                    let start = rect.x * bytes
                    let length = rect.width * bytes
                    let from = source[(row * other.bytesPerRow + start)..<(row * other.bytesPerRow + start + length)]
                    UnsafeMutableRawBufferPointer(rebasing: target[(row * bytesPerRow + start)...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
                }
            }
        }
    }
}

extension Bitmap {
    /// Makes the pixels in `rect`, which is inside the bitmap, transparent.
    fileprivate func clearPixels(in rect: PixelRect) {
        let length = rect.width * format.bytesPerPixel
        withUnsafeMutableBytes { bytes in
            for row in rect.y..<rect.maxY {
                let start = row * bytesPerRow + rect.x * format.bytesPerPixel
                UnsafeMutableRawBufferPointer(rebasing: bytes[start..<(start + length)])
                    .initializeMemory(as: UInt8.self, repeating: 0)
            }
        }
    }
}

extension UnsafeBufferPointer<UInt32> {
    /// The index of the first pixel that is not transparent.
    fileprivate var firstInk: Int? {
        var index = 0
        while index &+ 8 <= count, !hasInk(index) { index &+= 8 }
        return self[index...].firstIndex { $0 != 0 }
    }

    /// The index of the last pixel that is not transparent.
    fileprivate var lastInk: Int? {
        var end = count
        while end >= 8, !hasInk(end &- 8) { end &-= 8 }
        return self[..<end].lastIndex { $0 != 0 }
    }

    /// Returns whether any of the eight pixels from `index` on is not transparent.
    ///
    /// Most of a drawn layer is empty, so scanning in large steps is worthwhile.
    @inline(__always)
    private func hasInk(_ index: Int) -> Bool {
        let pixels = UnsafeRawBufferPointer(self)
        let offset = index &* 4
        let first = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        let second = pixels.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD4<UInt32>.self)
        return any((first | second) .!= 0)
    }
}
