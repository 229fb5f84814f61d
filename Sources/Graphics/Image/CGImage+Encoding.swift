// SPDX-License-Identifier: MIT
public import Foundation

extension CGImage {
    /// Returns the image as PNG data, without an alpha channel if it is known to be opaque, and in gray for a mask.
    ///
    /// - Throws: `ImageError.encoderFailed`.
    public func pngData() throws(ImageError) -> Data {
        try PNGCodec.encode(self)
    }

    /// Returns the image as JPEG data, composited over white.
    ///
    /// `compressionQuality` ranges from 0 (smallest) to 1 (best).
    ///
    /// - Throws: `ImageError.encoderFailed`.
    public func jpegData(compressionQuality: CGFloat) throws(ImageError) -> Data {
        try PixbufCodec.encodeJPEG(self, quality: compressionQuality)
    }

    /// Writes a PNG file, replacing an existing one.
    ///
    /// The file is written atomically.
    ///
    /// - Throws: `ImageError.encoderFailed` or `ImageError.unwritable`.
    public func writePNG(toFile path: String) throws(ImageError) {
        try Self.write(pngData(), toFile: path)
    }

    /// Writes a JPEG file, replacing an existing one.
    ///
    /// The file is written atomically.
    ///
    /// - Throws: `ImageError.encoderFailed` or `ImageError.unwritable`.
    public func writeJPEG(toFile path: String, compressionQuality: CGFloat) throws(ImageError) {
        try Self.write(jpegData(compressionQuality: compressionQuality), toFile: path)
    }

    private static func write(_ data: Data, toFile path: String) throws(ImageError) {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
