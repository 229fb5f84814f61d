// SPDX-License-Identifier: MIT
package import Foundation

/// Decodes images: PNG and JPEG always, and other formats (GIF, BMP, TIFF, SVG…) if GdkPixbuf has a loader for them.
///
/// Only the first frame of an animation is decoded. A JPEG's EXIF orientation is applied. No pixels are allocated
/// before their number is known and accepted. Can be called on any thread.
package enum ImageDecoder {
    /// The maximum number of pixels: 2^28, a gigabyte of memory.
    package static let maximumPixelCount = Bitmap.maximumPixelCount

    /// The maximum size of a file: 1 GiB, the pixel data of the largest accepted image.
    static let maximumFileSize = 1 << 30

    /// Reads and decodes a file.
    ///
    /// - Throws: `ImageError`.
    package static func image(contentsOfFile path: String) throws(ImageError) -> CGImage {
        try image(data: readFile(path), name: path)
    }

    /// Decodes data.
    ///
    /// `name` identifies the image in errors.
    ///
    /// - Throws: `ImageError`.
    package static func image(data: Data, name: String = "data") throws(ImageError) -> CGImage {
        let header = try ImageHeader(data, name: name)
        if let (width, height) = header.size {
            try check(width: width, height: height, name: name)
        }
        switch header.kind {
        case .png: return try PNGCodec.decode(data, name: name)
        case .jpeg, .other: return try PixbufCodec.decode(data, name: name)
        }
    }

    /// Returns the number of pixels that the header of a PNG or JPEG file gives, without decoding it; `nil` for other
    /// formats and damaged files.
    package static func storedPixelCount(of data: Data) -> Int? {
        let size = (try? ImageHeader(data, name: ""))?.size
        return size.flatMap { size in
            let (count, overflows) = size.width.multipliedReportingOverflow(by: size.height)
            return overflows ? nil : count
        }
    }

    static func check(width: Int, height: Int, name: String) throws(ImageError) {
        guard max(width, height) <= Bitmap.maximumSide else {
            throw .tooLarge(what: name, width: width, height: height, limit: .side(Bitmap.maximumSide))
        }
        guard width * height <= maximumPixelCount else {
            throw .tooLarge(what: name, width: width, height: height, limit: .pixels(maximumPixelCount))
        }
    }

    private static func readFile(_ path: String) throws(ImageError) -> Data {
        // Opening a named pipe would block until it has a writer; it is opened without blocking and then rejected.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .notFound(path: path) : .unreadable(path: path, reason: systemReason(errno))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: path, reason: systemReason(errno))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "it is not a file")
        }
        guard status.st_size <= maximumFileSize else {
            throw .unreadable(
                path: path, reason: "it has \(status.st_size) bytes, \(maximumFileSize) is the limit")
        }
        do {
            return try handle.read(upToCount: maximumFileSize) ?? Data()
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    private static func systemReason(_ code: Int32) -> String {
        unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}
