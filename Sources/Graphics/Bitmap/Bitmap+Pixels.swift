// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

extension Bitmap {
    /// One pixel's bytes as they are stored: colour premultiplied by alpha.
    public struct Pixel: Hashable, Sendable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8
        public var alpha: UInt8

        public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The pixel at a column and a row counted from the top left; clear outside the bitmap.
    ///
    /// A pixel of an `.alpha8` bitmap reads as black with that alpha.
    public func pixel(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        unsafe cairo_surface_flush(surface)
        let row = unsafe baseAddress + y * bytesPerRow
        switch format {
        case .argb32:
            let value = unsafe row.load(fromByteOffset: x * 4, as: UInt32.self)
            return Pixel(
                red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                blue: UInt8(truncatingIfNeeded: value), alpha: UInt8(truncatingIfNeeded: value >> 24))
        case .alpha8:
            return Pixel(red: 0, green: 0, blue: 0, alpha: unsafe row.load(fromByteOffset: x, as: UInt8.self))
        }
    }

    /// Lends all rows, top first, `bytesPerRow` bytes each; the pointer is good inside `body` only.
    public func withUnsafeBytes<Value, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unsafe cairo_surface_flush(surface)
        // The object must not go away while the pointer is out.
        defer { extendLifetime(self) }
        return try unsafe body(UnsafeRawBufferPointer(start: baseAddress, count: byteCount))
    }

    /// Lends all rows for writing, top first, `bytesPerRow` bytes each; the pointer is good inside `body` only.
    public func withUnsafeMutableBytes<Value, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unsafe cairo_surface_flush(surface)
        defer { unsafe cairo_surface_mark_dirty(surface) }
        return try unsafe body(UnsafeMutableRawBufferPointer(start: baseAddress, count: byteCount))
    }

    /// The same pixels in memory of their own.
    public func copy() throws(GraphicsError) -> Bitmap {
        let copy = try Bitmap(width: width, height: height, format: format)
        let rowLength = width * format.bytesPerPixel
        unsafe cairo_surface_flush(surface)
        unsafe copy.withUnsafeMutableBytes { target in
            guard let start = target.baseAddress else { return }
            for row in 0..<height {
                unsafe memcpy(start + row * copy.bytesPerRow, baseAddress + row * bytesPerRow, rowLength)
            }
        }
        return copy
    }

    /// A context that draws into these pixels, one unit to the pixel, origin at the top left.
    public func makeContext() -> CGContext {
        CGContext(self)
    }

    /// A picture of the pixels as they are now; `nil` where memory for it cannot be had.
    ///
    /// Later drawing does not change the picture. `CGImage(bitmap:)` makes one without copying.
    public func makeImage() -> CGImage? {
        guard let copy = try? copy() else { return nil }
        return CGImage(bitmap: copy)
    }

    /// As `makeImage()`, every pixel made opaque.
    package func makeOpaqueImage() -> CGImage? {
        guard let copy = try? copy() else { return nil }
        if format == .argb32 { copy.makeEveryPixelOpaque() }
        return CGImage(bitmap: copy, isOpaque: true)
    }

    // The last row of a part may end before a whole row's bytes do.
    private var byteCount: Int { (height - 1) * bytesPerRow + width * format.bytesPerPixel }
}
