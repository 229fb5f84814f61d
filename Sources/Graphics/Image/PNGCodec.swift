// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// Reads and writes PNG with Cairo, which is always loaded: decoding the first icon need not initialize GdkPixbuf, its
/// type system and its table of loaders.
enum PNGCodec {
    static func decode(_ data: Data, name: String) throws(ImageError) -> CGImage {
        let source = ByteSource(data)
        let surface = unsafe withExtendedLifetime(source) {
            unsafe cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    guard let closure = unsafe closure, let target = unsafe target else {
                        return CAIRO_STATUS_READ_ERROR
                    }
                    let source = unsafe Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
                    let isRead = unsafe source.read(into: target, count: Int(count))
                    return isRead ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, Unmanaged.passUnretained(source).toOpaque())
        }
        guard let surface = unsafe surface else { throw .decoderFailed(what: name, reason: "out of memory") }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            if source.isExhausted { throw .truncated(what: name, byteCount: data.count) }
            // Cairo reports every error of the PNG decoder as a lack of memory, so its message is not useful.
            throw .decoderFailed(what: name, reason: "the PNG data is damaged, or there is not enough memory")
        }
        let isOpaque = unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        do {
            let bitmap = try unsafe Bitmap(adopting: surface)
            guard let image = CGImage(bitmap: bitmap, isOpaque: isOpaque || bitmap.isEveryPixelOpaque) else {
                throw ImageError.decoderFailed(what: name, reason: "no image")
            }
            return image
        } catch {
            throw .decoderFailed(what: name, reason: "\(error)")
        }
    }

    static func encode(_ image: CGImage) throws(ImageError) -> Data {
        let bitmap = image.bitmap
        let sink = ByteSink()
        // Declared as pixels without alpha, so that an opaque image is written without an alpha channel.
        let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : bitmap.format.native
        let surface = unsafe cairo_image_surface_create_for_data(
            bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), format, Int32(bitmap.width), Int32(bitmap.height),
            Int32(bitmap.bytesPerRow))
        defer { unsafe cairo_surface_destroy(surface) }
        let status = withExtendedLifetime((sink, bitmap)) {
            unsafe cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure = unsafe closure, let bytes = unsafe bytes else {
                        return CAIRO_STATUS_WRITE_ERROR
                    }
                    let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
                    unsafe sink.data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(sink).toOpaque())
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .encoderFailed(format: "PNG", reason: GraphicsError(status).description)
        }
        return sink.data
    }
}

/// Provides bytes in pieces.
private final class ByteSource {
    private let data: Data
    private var position = 0
    /// Whether more bytes were requested than available.
    private(set) var isExhausted = false

    init(_ data: Data) {
        self.data = data
    }

    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        guard count <= data.count - position else {
            isExhausted = true
            return false
        }
        // The indices of a data slice are those of the original data.
        let start = data.startIndex + position
        unsafe data.copyBytes(to: target, from: start..<(start + count))
        position += count
        return true
    }
}

/// Collects bytes from pieces.
private final class ByteSink {
    var data = Data()
}
