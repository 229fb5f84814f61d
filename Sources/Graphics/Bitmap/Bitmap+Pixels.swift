// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

extension Bitmap {
    /// The stored bytes of one pixel, with premultiplied alpha.
    package struct Pixel: Hashable, Sendable {
        /// The premultiplied red component.
        package var red: UInt8
        /// The premultiplied green component.
        package var green: UInt8
        /// The premultiplied blue component.
        package var blue: UInt8
        /// The alpha component; 255 is opaque.
        package var alpha: UInt8

        /// A transparent pixel.
        package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

        /// Creates a pixel from premultiplied components.
        package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// Returns the pixel at a column and a row counted from the top left; clear outside the bitmap.
    ///
    /// A pixel of an `.alpha8` bitmap is returned as black with that alpha.
    package func pixel(x: Int, y: Int) -> Pixel {
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

    /// Provides read access to all rows, top first, `bytesPerRow` bytes each.
    ///
    /// The pointer is valid only inside `body`.
    package func withUnsafeBytes<Value, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unsafe cairo_surface_flush(surface)
        // Keeps the object alive while the pointer is in use.
        defer { extendLifetime(self) }
        return try unsafe body(UnsafeRawBufferPointer(start: baseAddress, count: byteCount))
    }

    /// Provides write access to all rows, top first, `bytesPerRow` bytes each.
    ///
    /// The pointer is valid only inside `body`.
    package func withUnsafeMutableBytes<Value, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unsafe cairo_surface_flush(surface)
        defer { unsafe cairo_surface_mark_dirty(surface) }
        return try unsafe body(UnsafeMutableRawBufferPointer(start: baseAddress, count: byteCount))
    }

    /// Returns a copy of the pixels.
    ///
    /// - Throws: `GraphicsError` if memory can't be allocated.
    package func copy() throws(GraphicsError) -> Bitmap {
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

    /// Returns a context that draws into these pixels, with one unit per pixel and the origin at the top left.
    package func makeContext() -> CGContext {
        CGContext(self)
    }

    /// Returns an image of the current pixels; `nil` if memory can't be allocated.
    ///
    /// Later drawing does not change the image. `CGImage(bitmap:)` creates an image without copying.
    package func makeImage() -> CGImage? {
        guard let copy = try? copy() else { return nil }
        return CGImage(bitmap: copy)
    }

    /// Returns an image like `makeImage()`, with every pixel made opaque.
    package func makeOpaqueImage() -> CGImage? {
        guard let copy = try? copy() else { return nil }
        if format == .argb32 { copy.makeEveryPixelOpaque() }
        return CGImage(bitmap: copy, isOpaque: true)
    }

    // The last row of a part can end before `bytesPerRow` bytes.
    private var byteCount: Int { (height - 1) * bytesPerRow + width * format.bytesPerPixel }
}
