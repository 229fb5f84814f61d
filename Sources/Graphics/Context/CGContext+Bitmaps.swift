// SPDX-License-Identifier: MIT
internal import Foundation

extension CGContext {
    /// Draws into memory of the caller's, or, without `data`, into its own.
    ///
    /// Rows begin at the top; `bytesPerRow` 0 lets the context choose. Pixels have 8 bits a component. The caller's
    /// memory must be of the kind that is drawn in, premultiplied alpha first in 32 bits of the machine's byte order
    /// (`premultipliedFirst` with `byteOrder32Little`), or `alphaOnly`; it is neither cleared nor freed, and must
    /// outlive the context. The context's own may be asked for in any order, but not without alpha, nor in grey.
    ///
    /// `nil` for other kinds, for a side below 1 or above `Bitmap.maximumSide`, for rows that are too short, and where
    /// memory cannot be had.
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

    /// Pixels from left to right; 0 for a document.
    public var width: Int { bitmap?.width ?? 0 }
    /// Pixels from top to bottom; 0 for a document.
    public var height: Int { bitmap?.height ?? 0 }
    /// Bytes from one row to the next; 0 for a document.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

    /// The first row's first byte, good as long as the context; `nil` for a document, and where pixels were asked for
    /// in an order that they are not drawn in.
    ///
    /// What is written there while the context draws may be lost; draw first.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap, layout?.isNative != false else { return nil }
        return unsafe bitmap.withUnsafeMutableBytes { bytes in bytes.baseAddress }
    }
}
