// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText
internal import UIKitCore
internal import UIKitText

extension RichTextImage {
    /// The maximum size of an attachment in points.
    private static let maximumSide = 10_000.0

    private static let types = [
        "image/png": "public.png", "image/jpeg": "public.jpeg", "image/gif": "com.compuserve.gif",
        "image/webp": "org.webmproject.webp", "image/bmp": "com.microsoft.bmp", "image/tiff": "public.tiff",
        "image/svg+xml": "public.svg-image",
    ]

    /// An attachment with the data of the image; it is decoded when it is drawn.
    var attachment: NSTextAttachment {
        let attachment = NSTextAttachment(data: data, ofType: Self.types[detectedType ?? type] ?? "public.image")
        if width != nil || height != nil { attachment.bounds = CGRect(origin: .zero, size: size) }
        return attachment
    }

    /// The stated size, completed by the proportions of the image.
    private var size: CGSize {
        func side(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), Self.maximumSide) }
        if let width, let height { return CGSize(width: side(width), height: side(height)) }
        guard let natural = UIImage(data: data)?.size, natural.width > 0, natural.height > 0 else { return .zero }
        let ratio = Double(natural.width) / Double(natural.height)
        let width = width ?? (height ?? 0) * ratio
        return CGSize(width: side(width), height: side(height ?? width / ratio))
    }

    /// Creates an image from an attachment; `nil` if it isn't one.
    init?(_ attachment: NSTextAttachment) {
        let contents = attachment.contents
        guard let data = contents ?? attachment.image?.pngData(), !data.isEmpty else { return nil }
        let type = Self.types.first { $0.value == attachment.fileType }?.key ?? ""
        self.init(data: data, type: contents == nil ? "image/png" : type)
        guard detectedType != nil || !type.isEmpty else { return nil }
        let size = attachment.bounds == .zero && contents == nil ? attachment.image?.size : attachment.bounds.size
        if let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            width = Double(size.width)
            height = Double(size.height)
        }
    }
}
