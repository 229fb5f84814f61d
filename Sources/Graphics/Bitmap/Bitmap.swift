// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// A rectangle of pixels in memory that can be drawn into and drawn from.
///
/// The first row is the top one. 32-bit pixels are premultiplied ARGB in the machine's byte order, in sRGB.
@safe
public final class Bitmap: @unchecked Sendable {
    // Unchecked: a bitmap is drawn into by one thread at a time (the main actor while it is being made) and handed on
    // to others only when nobody draws into it any more; the library's reference counts are atomic.

    /// What one pixel holds.
    public enum Format: Hashable, Sendable {
        /// Premultiplied alpha, red, green and blue in 32 bits of the machine's byte order.
        case argb32
        /// Coverage only, one byte a pixel; the colour comes when it is drawn.
        case alpha8

        package var bytesPerPixel: Int { self == .argb32 ? 4 : 1 }
    }

    /// The longest side in pixels: the drawing library keeps image coordinates in 16 bits.
    public static let maximumSide = 32_767
    /// The most pixels: 2^28, a gigabyte of memory.
    public static let maximumPixelCount = 1 << 28

    private enum Memory {
        case owned
        case borrowed
        /// Belongs to an object that lives as long as the bitmap.
        case lent(by: any Sendable)
        /// Freed together with the surface.
        case surface
        case part(of: Bitmap)
    }

    public let width: Int
    public let height: Int
    /// Bytes from one row to the next; at least the pixels' own, rounded up to a multiple of four.
    public let bytesPerRow: Int
    public let format: Format
    let surface: OpaquePointer
    let baseAddress: UnsafeMutableRawPointer
    private let memory: Memory

    /// Makes a bitmap of transparent pixels.
    ///
    /// Throws for a side below 1 or above `maximumSide`, for more pixels than `maximumPixelCount`, and where memory
    /// cannot be had.
    public convenience init(width: Int, height: Int, format: Format = .argb32) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height)
        let bytesPerRow = Bitmap.minimumBytesPerRow(width: width, format: format)
        // Fresh zero pages cost nothing until they are drawn into, which is why this is not a filled array.
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

    /// Draws into memory that belongs to somebody else and must outlive this object; it is neither cleared nor freed.
    ///
    /// `bytesPerRow` is a multiple of four. Throws for a side below 1 or above `maximumSide`, or rows too short.
    public convenience init(
        borrowing address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .argb32
    ) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        try unsafe self.init(
            address: address, width: width, height: height, bytesPerRow: bytesPerRow, format: format, memory: .borrowed)
    }

    /// As for borrowed memory, but `owner`, whose memory it is, lives at least as long as this object.
    package convenience init(
        borrowing address: UnsafeMutableRawPointer, from owner: some AnyObject & Sendable, width: Int, height: Int,
        bytesPerRow: Int, format: Format = .argb32
    ) throws(GraphicsError) {
        try Bitmap.check(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        try unsafe self.init(
            address: address, width: width, height: height, bytesPerRow: bytesPerRow, format: format,
            memory: .lent(by: owner))
    }

    /// A window onto some pixels of `whole`, sharing its memory; the rectangle must lie inside.
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

    /// Takes over an image surface that the library made and filled; it is destroyed where it cannot be used.
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
        // Deeper or shallower pixels are converted by drawing them.
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
        // Int32 because the library counts rows in it.
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
