// SPDX-License-Identifier: MIT
internal import CGdkPixbuf
internal import Foundation

/// Reads and writes everything except PNG with GdkPixbuf, which is initialized on first use.
enum PixbufCodec {
    static func decode(_ data: Data, name: String) throws(ImageError) -> CGImage {
        let loader = try PixbufLoader(name: name)
        try loader.load(data)
        return try loader.makeImage()
    }

    /// Encodes as JPEG, composited over white.
    static func encodeJPEG(_ image: CGImage, quality: CGFloat) throws(ImageError) -> Data {
        guard let pixbuf = unsafe makePixbuf(image.bitmap) else {
            throw .encoderFailed(format: "JPEG", reason: "out of memory")
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let percent = Int(pixel: quality.clamped(to: 0...1) * 100)
        let isSaved = unsafe withCStrings(["quality"]) { keys in
            unsafe withCStrings(["\(percent)"]) { values in
                unsafe gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", keys, values, &error)
            }
        }
        guard isSaved != 0, let bytes = unsafe buffer else {
            throw .encoderFailed(format: "JPEG", reason: unsafe takeMessage(error))
        }
        defer { unsafe g_free(bytes) }
        return unsafe Data(bytes: bytes, count: Int(count))
    }

    /// Returns opaque pixels in GdkPixbuf's component order.
    private static func makePixbuf(_ bitmap: Bitmap) -> OpaquePointer? {
        guard
            let pixbuf = unsafe gdk_pixbuf_new(
                GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.width), Int32(bitmap.height))
        else { return nil }
        guard let pixels = unsafe gdk_pixbuf_get_pixels(pixbuf) else {
            unsafe g_object_unref(UnsafeMutableRawPointer(pixbuf))
            return nil
        }
        let bytesPerRow = unsafe Int(gdk_pixbuf_get_rowstride(pixbuf))
        unsafe bitmap.withUnsafeBytes { source in
            for y in 0..<bitmap.height {
                var target = unsafe pixels + y * bytesPerRow
                for x in 0..<bitmap.width {
                    let offset = y * bitmap.bytesPerRow + x * bitmap.format.bytesPerPixel
                    let pixel =
                        bitmap.format == .argb32
                        ? unsafe source.load(fromByteOffset: offset, as: UInt32.self)
                        : unsafe UInt32(source[offset]) << 24
                    // Premultiplied color over white: the remaining alpha is added to each component.
                    let white = 255 - pixel >> 24
                    unsafe target[0] = UInt8(min(255, (pixel >> 16 & 0xFF) + white))
                    unsafe target[1] = UInt8(min(255, (pixel >> 8 & 0xFF) + white))
                    unsafe target[2] = UInt8(min(255, (pixel & 0xFF) + white))
                    unsafe target += 3
                }
            }
        }
        return unsafe pixbuf
    }
}

/// Returns the error's message and frees the error.
func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error = unsafe error else { return "no reason given" }
    defer { unsafe g_error_free(error) }
    return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no reason given"
}

/// Provides strings as a null-terminated C array.
private func withCStrings<Value>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Value
) -> Value {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress) }
}
