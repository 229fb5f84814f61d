// SPDX-License-Identifier: MIT
package import Foundation

/// Text or an image, with uniform style.
package struct RichTextRun: Hashable, Sendable {
    /// The text; empty for an image.
    package var text: String
    /// The image; `nil` for text.
    package var image: RichTextImage?
    package var style: RichTextStyle

    package init(_ text: String, style: RichTextStyle = RichTextStyle()) {
        self.text = text
        self.style = style
    }

    package init(_ image: RichTextImage, style: RichTextStyle = RichTextStyle()) {
        text = ""
        self.image = image
        self.style = style
    }
}

/// An image within text, as the bytes of its file.
package struct RichTextImage: Hashable, Sendable {
    /// The bytes of a file; not necessarily valid.
    package var data: Data
    /// The type that the document states, such as `image/png`.
    package var type: String
    /// The width in points; `nil` for the natural one.
    package var width: Double?
    /// The height in points; `nil` for the natural one.
    package var height: Double?
    /// The text that replaces the image where it can't be shown.
    package var alternative: String
    /// The address, for formats that refer to images; empty if there is none.
    package var source: String

    package init(
        data: Data, type: String, width: Double? = nil, height: Double? = nil, alternative: String = "",
        source: String = ""
    ) {
        self.data = data
        self.type = type
        self.width = width
        self.height = height
        self.alternative = alternative
        self.source = source
    }

    /// The type that the first bytes show, or `nil`.
    package var detectedType: String? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) { return "image/webp" }
        if start.starts(with: Array("BM".utf8)) { return "image/bmp" }
        return nil
    }
}
