// SPDX-License-Identifier: MIT
public import Foundation

extension CGImage {
    /// The picture as a PNG file's bytes; without alpha where the picture is known to be opaque, grey for a mask.
    public func pngData() throws(ImageError) -> Data {
        try PNGCodec.encode(self)
    }

    /// The picture as a JPEG file's bytes, transparent parts on white.
    ///
    /// `compressionQuality` runs from 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) throws(ImageError) -> Data {
        try PixbufCodec.encodeJPEG(self, quality: compressionQuality)
    }

    /// Writes a PNG file, in place of one that may be there; nobody ever sees half of it.
    public func writePNG(toFile path: String) throws(ImageError) {
        try Self.write(pngData(), toFile: path)
    }

    /// Writes a JPEG file, in place of one that may be there; nobody ever sees half of it.
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
