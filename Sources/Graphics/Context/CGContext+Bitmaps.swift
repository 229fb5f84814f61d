// SPDX-License-Identifier: MIT
internal import Foundation

extension CGContext {
    /// Creates a context that draws into `data`, or, if it is `nil`, into memory of its own.
    ///
    /// Rows begin at the top. With a `bytesPerRow` of 0 the context chooses it. Pixels have 8 bits per component.
    /// Memory that the caller provides must be in a drawable format, which is premultiplied alpha first in 32 bits of
    /// native byte order (`premultipliedFirst` with `byteOrder32Little`), or `alphaOnly`; it is neither cleared nor
    /// freed, and must outlive the context. The context's own memory can have any component order, but not without
    /// alpha, nor in gray.
    ///
    /// Returns `nil` for other formats, for a side below 1 or above `Bitmap.maximumSide`, for rows that are too short,
    /// and if memory can't be allocated.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isMask = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: isMask ? 8 : 32, space: space, bitmapInfo: info),
            layout.alpha == .premultiplied
        else { return nil }
        let format: Bitmap.Format = isMask ? .alpha8 : .argb32
        do throws(GraphicsError) {
            if let data = unsafe data {
                guard layout.isNative else { return nil }
                try Bitmap.check(width: width, height: height)
                let rowLength = bytesPerRow == 0 ? Bitmap.minimumBytesPerRow(width: width, format: format) : bytesPerRow
                let bitmap = try unsafe Bitmap(
                    borrowing: data, width: width, height: height, bytesPerRow: rowLength, format: format)
                self.init(bitmap, layout: layout)
            } else {
                self.init(try Bitmap(width: width, height: height, format: format), layout: layout)
            }
        } catch {
            return nil
        }
    }

    /// The width in pixels; 0 for a document.
    public var width: Int { unpainted?.width ?? allocatedBitmap?.width ?? 0 }
    /// The height in pixels; 0 for a document.
    public var height: Int { unpainted?.height ?? allocatedBitmap?.height ?? 0 }
    /// The number of bytes from one row to the next; 0 for a document.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

    /// The address of the first row, valid for the context's lifetime; `nil` for a document, and for a component order
    /// that can't be drawn into directly.
    ///
    /// Changes made here while the context draws can be lost; draw first.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap, layout?.isNative != false else { return nil }
        return unsafe bitmap.withUnsafeMutableBytes { bytes in bytes.baseAddress }
    }
}
