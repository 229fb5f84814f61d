// SPDX-License-Identifier: MIT
internal import CGdkPixbuf
internal import Foundation

/// Loads one image with GdkPixbuf.
@safe
final class PixbufLoader {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let name: String
    private var byteCount = 0
    private var head: [UInt8] = []
    /// The size in the image's header, if it exceeds the limit.
    private var refusedSize: (width: Int, height: Int)?
    private var isClosed = false
    /// The size at which the image is drawn; `nil` for its own.
    private let targetSize: (width: Int, height: Int)?

    init(name: String, targetSize: (width: Int, height: Int)? = nil) throws(ImageError) {
        guard let loader = unsafe gdk_pixbuf_loader_new() else {
            throw .decoderFailed(what: name, reason: "out of memory")
        }
        unsafe self.loader = unsafe loader
        self.name = name
        self.targetSize = targetSize
        let handler: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
            loader, width, height, context in
            guard let loader = unsafe loader, let context = unsafe context else { return }
            unsafe Unmanaged<PixbufLoader>.fromOpaque(context).takeUnretainedValue()
                .sizeIsKnown(loader, width: Int(width), height: Int(height))
        }
        unsafe g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        // A loader that is not closed logs a warning when it is released.
        if !isClosed { unsafe gdk_pixbuf_loader_close(loader, nil) }
        unsafe g_object_unref(loader)
    }

    /// Loads the complete image data.
    func load(_ data: Data) throws(ImageError) {
        byteCount = data.count
        head = Array(data.prefix(8))
        var error: UnsafeMutablePointer<GError>?
        let isWritten = unsafe data.withUnsafeBytes { bytes in
            unsafe gdk_pixbuf_loader_write(
                loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &error)
        }
        guard isWritten != 0 else { throw unsafe failure(error) }
        isClosed = true
        guard unsafe gdk_pixbuf_loader_close(loader, &error) != 0 else { throw unsafe failure(error) }
    }

    /// Returns the image, rotated upright.
    func makeImage() throws(ImageError) -> CGImage {
        if let refusal { throw refusal }
        guard let stored = unsafe gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .truncated(what: name, byteCount: byteCount)
        }
        guard let pixbuf = unsafe gdk_pixbuf_apply_embedded_orientation(stored) else {
            throw .decoderFailed(what: name, reason: "out of memory")
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        // Not every loader announces its size before it allocates.
        let width = unsafe Int(gdk_pixbuf_get_width(pixbuf))
        let height = unsafe Int(gdk_pixbuf_get_height(pixbuf))
        try ImageDecoder.check(width: width, height: height, name: name)
        guard unsafe gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let pixels = unsafe gdk_pixbuf_read_pixels(pixbuf)
        else { throw .decoderFailed(what: name, reason: "the decoder gave pixels of an unknown kind") }
        let source = unsafe StraightPixels(
            start: pixels, bytesPerRow: Int(gdk_pixbuf_get_rowstride(pixbuf)),
            channels: Int(gdk_pixbuf_get_n_channels(pixbuf)))
        do {
            let bitmap = try Bitmap(width: width, height: height)
            unsafe source.premultiply(into: bitmap)
            guard let image = CGImage(bitmap: bitmap, isOpaque: bitmap.isEveryPixelOpaque) else {
                throw GraphicsError.outOfMemory(bytes: width * height * 4)
            }
            return image
        } catch {
            throw .decoderFailed(what: name, reason: "\(error)")
        }
    }

    private func sizeIsKnown(_ loader: UnsafeMutableRawPointer, width: Int, height: Int) {
        if let targetSize {
            unsafe gdk_pixbuf_loader_set_size(
                loader.assumingMemoryBound(to: GdkPixbufLoader.self), Int32(targetSize.width), Int32(targetSize.height))
            return
        }
        do throws(ImageError) {
            try ImageDecoder.check(width: width, height: height, name: name)
        } catch {
            refusedSize = (width, height)
            // A size of zero makes the decoders stop before they allocate.
            unsafe gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0)
        }
    }

    private var refusal: ImageError? {
        guard let (width, height) = refusedSize else { return nil }
        do throws(ImageError) {
            try ImageDecoder.check(width: width, height: height, name: name)
            return nil
        } catch {
            return error
        }
    }

    private func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageError {
        let isPixbufError = unsafe error?.pointee.domain == gdk_pixbuf_error_quark()
        let isUnknownType = unsafe isPixbufError && error?.pointee.code == Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
        let message = unsafe takeMessage(error)
        if let refusal { return refusal }
        return isUnknownType
            ? .notAnImage(what: name, head: head) : .decoderFailed(what: name, reason: message)
    }
}

/// Pixels of 3 or 4 bytes whose color is not premultiplied.
@unsafe
private struct StraightPixels {
    let start: UnsafePointer<UInt8>
    let bytesPerRow: Int
    let channels: Int

    func premultiply(into bitmap: Bitmap) {
        let (width, height, targetBytesPerRow) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        unsafe bitmap.withUnsafeMutableBytes { target in
            for y in 0..<height {
                var source = unsafe start + y * bytesPerRow
                for x in 0..<width {
                    let alpha = unsafe channels == 4 ? UInt32(source[3]) : 255
                    let red = unsafe Self.multiply(source[0], alpha)
                    let green = unsafe Self.multiply(source[1], alpha)
                    let blue = unsafe Self.multiply(source[2], alpha)
                    unsafe target.storeBytes(
                        of: alpha << 24 | red << 16 | green << 8 | blue, toByteOffset: y * targetBytesPerRow + x * 4,
                        as: UInt32.self)
                    unsafe source += channels
                }
            }
        }
    }

    /// Returns component · alpha / 255, rounded, without dividing.
    private static func multiply(_ component: UInt8, _ alpha: UInt32) -> UInt32 {
        let product = UInt32(component) * alpha + 128
        return (product + product >> 8) >> 8
    }
}
