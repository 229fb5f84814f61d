// SPDX-License-Identifier: MIT
public import Foundation

/// Reads pictures: PNG and JPEG always, and what the system's image library has loaders for (GIF, BMP, TIFF, SVG…).
///
/// Of an animation the first picture is read. A JPEG's EXIF orientation is applied. Nothing is allocated for pixels
/// before their number is known and accepted. May be called from any thread.
public enum ImageDecoder {
    /// The most pixels that are accepted: 2^28, a gigabyte of memory.
    public static let maximumPixelCount = Bitmap.maximumPixelCount

    /// The longest file that is read: 1 GiB, as much as the largest accepted picture has pixels for.
    static let maximumFileSize = 1 << 30

    /// Reads and decodes a file.
    public static func image(contentsOfFile path: String) throws(ImageError) -> CGImage {
        try image(data: readFile(path), name: path)
    }

    /// Decodes bytes; `name` is what errors call them.
    public static func image(data: Data, name: String = "data") throws(ImageError) -> CGImage {
        let header = try ImageHeader(data, name: name)
        if let (width, height) = header.size {
            try check(width: width, height: height, name: name)
        }
        switch header.kind {
        case .png: return try PNGCodec.decode(data, name: name)
        case .jpeg, .other: return try PixbufCodec.decode(data, name: name)
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
        // A named pipe would wait for somebody to write into it; it is opened without waiting and then turned away.
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
