// SPDX-License-Identifier: MIT
package import Foundation

/// Draws SVG documents with GdkPixbuf's loader, which is part of librsvg.
package enum VectorDecoder {
    /// Draws a document at a size in pixels, whatever its own size is.
    ///
    /// `name` identifies the document in errors. Can be called on any thread.
    ///
    /// - Throws: `ImageError`, also for a size that isn't positive.
    package static func image(
        svg data: Data, width: Int, height: Int, name: String = "data"
    ) throws(ImageError) -> CGImage {
        guard width > 0, height > 0 else {
            throw .decoderFailed(what: name, reason: "a size of \(width) x \(height) pixels is empty")
        }
        try ImageDecoder.check(width: width, height: height, name: name)
        let loader = try PixbufLoader(name: name, targetSize: (width, height))
        try loader.load(data)
        let image = try loader.makeImage()
        // The document's proportions are kept by some versions; the caller relies on the size.
        guard image.width != width || image.height != height else { return image }
        guard let bitmap = try? Bitmap(width: width, height: height) else {
            throw .decoderFailed(what: name, reason: "out of memory")
        }
        bitmap.makeContext().draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let scaled = CGImage(bitmap: bitmap) else { return image }
        return scaled
    }
}
