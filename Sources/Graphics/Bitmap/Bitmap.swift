// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// A rectangular array of pixels in memory, which can be drawn into and drawn from.
///
/// The first row is the top one. 32-bit pixels are premultiplied ARGB in native byte order, in sRGB.
@safe
package final class Bitmap: @unchecked Sendable {
    // Unchecked: a bitmap is drawn into by one thread at a time (the main actor while it is being made) and shared only
    // after drawing has finished; Cairo's reference counts are atomic.

    /// Constants for the pixel format.
    package enum Format: Hashable, Sendable {
        /// Premultiplied alpha, red, green and blue in 32 bits of native byte order.
        case argb32
        /// Coverage only, one byte per pixel; the color is specified when the bitmap is drawn.
        case alpha8

        package var bytesPerPixel: Int { self == .argb32 ? 4 : 1 }
    }

    /// The maximum side length in pixels: Cairo stores image coordinates in 16 bits.
    package static let maximumSide = 32_767
    /// The maximum number of pixels: 2^28, a gigabyte of memory.
    package static let maximumPixelCount = 1 << 28

    private enum Memory {
        case owned
        case borrowed
        /// Owned by an object that lives as long as the bitmap.
        case lent(by: any Sendable)
        /// Freed together with the surface.
        case surface
        case part(of: Bitmap)
    }

    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of bytes from one row to the next; at least the pixels' size, rounded up to a multiple of four.
    package let bytesPerRow: Int
    /// The pixel format.
    package let format: Format
    let surface: OpaquePointer
    let baseAddress: UnsafeMutableRawPointer
    private let memory: Memory

    /// Creates a bitmap of transparent pixels.
    ///
    /// - Throws: `GraphicsError` for a side below 1 or above `maximumSide`, for more pixels than `maximumPixelCount`,
    ///   and if memory can't be allocated.
    package convenience init(width: Int, height: Int, format: Format = .argb32) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height)
        let bytesPerRow = Bitmap.minimumBytesPerRow(width: width, format: format)
        // Zero pages from calloc cost nothing until they are written, unlike a filled array.
        guard let address = unsafe calloc(height, bytesPerRow) else {
            throw .outOfMemory(bytes: height * bytesPerRow)
        }
        do throws(GraphicsError) {
            try unsafe self.init(
                address: address, width: width, height: height, bytesPerRow: bytesPerRow, format: format, memory: .owned
            )
        } catch {
            unsafe free(address)
            throw error
        }
    }

    /// Creates a bitmap in memory that the caller owns and that must outlive this object.
    ///
    /// The memory is neither cleared nor freed. `bytesPerRow` must be a multiple of four.
    ///
    /// - Throws: `GraphicsError` for a side below 1 or above `maximumSide`, or rows too short.
    package convenience init(
        borrowing address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .argb32
    ) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        try unsafe self.init(
            address: address, width: width, height: height, bytesPerRow: bytesPerRow, format: format, memory: .borrowed)
    }

    /// Creates a bitmap in borrowed memory, retaining `owner`, to which the memory belongs.
    package convenience init(
        borrowing address: UnsafeMutableRawPointer, from owner: some AnyObject & Sendable, width: Int, height: Int,
        bytesPerRow: Int, format: Format = .argb32
    ) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        try unsafe self.init(
            address: address, width: width, height: height, bytesPerRow: bytesPerRow, format: format,
            memory: .lent(by: owner))
    }

    /// Creates a view of a part of `whole`, sharing its memory.
    ///
    /// The rectangle must lie inside.
    convenience init(
        part x: Int, _ y: Int, width: Int, height: Int, of whole: Bitmap
    ) throws(GraphicsError) {
        precondition(
            x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= whole.width && y + height <= whole.height,
            "A part of a bitmap lies inside the bitmap.")
        let offset = y * whole.bytesPerRow + x * whole.format.bytesPerPixel
        try unsafe self.init(
            address: whole.baseAddress + offset, width: width, height: height, bytesPerRow: whole.bytesPerRow,
            format: whole.format, memory: .part(of: whole))
    }

    /// Takes ownership of an image surface created by Cairo.
    ///
    /// The surface is destroyed if it can't be used.
    convenience init(adopting surface: OpaquePointer) throws(GraphicsError) {
        let width = unsafe Int(cairo_image_surface_get_width(surface))
        let height = unsafe Int(cairo_image_surface_get_height(surface))
        let format = unsafe cairo_image_surface_get_format(surface)
        if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let address = unsafe cairo_image_surface_get_data(surface)
        {
            unsafe self.init(
                surface: surface, address: UnsafeMutableRawPointer(address), width: width, height: height,
                bytesPerRow: Int(cairo_image_surface_get_stride(surface)), format: .argb32, memory: .surface)
            if format == CAIRO_FORMAT_RGB24 { makeEveryPixelOpaque() }
            return
        }
        // Other pixel depths are converted by drawing them.
        defer { unsafe cairo_surface_destroy(surface) }
        try self.init(width: width, height: height)
        let context = unsafe cairo_create(self.surface)
        unsafe cairo_set_source_surface(context, surface, 0, 0)
        unsafe cairo_paint(context)
        unsafe cairo_destroy(context)
    }

    private convenience init(
        address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format, memory: Memory
    ) throws(GraphicsError) {
        let surface = unsafe cairo_image_surface_create_for_data(
            address.assumingMemoryBound(to: UInt8.self), format.native, Int32(width), Int32(height), Int32(bytesPerRow))
        guard let surface = unsafe surface else { throw .outOfMemory(bytes: height * bytesPerRow) }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            throw GraphicsError(status)
        }
        unsafe self.init(
            surface: surface, address: address, width: width, height: height, bytesPerRow: bytesPerRow,
            format: format, memory: memory)
    }

    private init(
        surface: OpaquePointer, address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        format: Format, memory: Memory
    ) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        unsafe self.surface = unsafe surface
        unsafe self.baseAddress = address
        self.memory = memory
    }

    deinit {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
        if case .owned = memory {
            unsafe free(baseAddress)
        }
    }

    static func check(width: Int, height: Int) throws(GraphicsError) {
        guard width > 0, height > 0 else { throw .emptySize(width: width, height: height) }
        guard width <= maximumSide, height <= maximumSide else {
            throw .tooLarge(width: width, height: height, limit: maximumSide)
        }
        guard width * height <= maximumPixelCount else {
            throw .tooManyPixels(width: width, height: height, limit: maximumPixelCount)
        }
    }

    private static func check(width: Int, height: Int, bytesPerRow: Int, format: Format) throws(GraphicsError) {
        try check(width: width, height: height)
        let minimum = minimumBytesPerRow(width: width, format: format)
        // Int32 because Cairo's byte counts have that type.
        guard bytesPerRow >= minimum, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max) / height else {
            throw .invalidRowLength(bytesPerRow: bytesPerRow, minimum: minimum)
        }
    }

    static func minimumBytesPerRow(width: Int, format: Format) -> Int {
        (width * format.bytesPerPixel + 3) & ~3
    }
}

extension Bitmap.Format {
    var native: cairo_format_t { self == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
}

extension GraphicsError {
    init(_ status: cairo_status_t) {
        let words = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
        self = .drawingFailed(status: Int(status.rawValue), reason: words ?? "no reason given")
    }
}
