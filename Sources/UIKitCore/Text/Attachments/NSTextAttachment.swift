// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// An object that gives a text its image and bounds.
public protocol NSTextAttachmentContainer: AnyObject {
    /// Returns the image to draw; `nil` draws nothing.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?

    /// Returns the area relative to the place on the baseline, with y increasing upward.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image or another object in a text, at a character `NSTextAttachment.character` with the attribute `attachment`.
///
/// Without bounds, an image has its own size and stands on the baseline. Symbols stand on their own baseline, and have
/// the size of the text unless they are configured with another. Template images and symbols are drawn in the color of
/// the text.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`, for the reason that `NSParagraphStyle` gives.
/// > There are no file wrappers, which Foundation lacks on Linux.
open class NSTextAttachment: NSTextAttachmentContainer, Hashable {
    /// The character that stands for an attachment, U+FFFC.
    public static let character = 0xFFFC

    /// The image, which is drawn instead of the contents.
    open var image: UIImage?
    /// The area of the attachment relative to its place on the baseline, in points, with y increasing upward; that of the
    /// image if it is zero, as it is by default.
    open var bounds = CGRect.zero
    /// The data of the attachment, such as that of an image file.
    open var contents: Data? {
        didSet { decoded = nil }
    }
    /// The uniform type identifier of the contents.
    open var fileType: String?
    /// The space to the left and right of the attachment, in points; 0 by default.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may show the attachment in a text view; `true` by default.
    open var allowsTextAttachmentView = true

    /// Creates an attachment without an image.
    public init() {}

    /// Creates an attachment from data and the uniform type identifier of its type.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the image to draw: `image`, or that of the contents.
    ///
    /// - Parameters:
    ///   - imageBounds: The area of the attachment.
    ///   - textContainer: The container of the text; `nil` in labels and drawn strings.
    ///   - charIndex: The offset of the attachment's character.
    /// - Returns: The image; `nil` draws nothing.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image ?? decodedImage
    }

    /// Returns the area of the attachment relative to its place on the baseline, with y increasing upward: `bounds`, or the
    /// size of the image if they are zero.
    ///
    /// - Parameters:
    ///   - textContainer: The container of the text; `nil` in labels and drawn strings.
    ///   - lineFrag: The area of the line so far, whose width may be unlimited.
    ///   - position: The position in the line; 0 before layout.
    ///   - charIndex: The offset of the attachment's character.
    /// - Returns: The area.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? naturalBounds(of: image ?? decodedImage) : bounds
    }

    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The image of the contents, once decoded; an inner `nil` if they aren't an image.
    private var decoded: UIImage??

    private var decodedImage: UIImage? {
        if let decoded { return decoded }
        let image = contents.flatMap { UIImage(data: $0) }
        decoded = .some(image)
        return image
    }

    func naturalBounds(of image: UIImage?) -> CGRect {
        guard let image else { return .zero }
        let descent = image.isSymbolImage ? image.baselineOffset ?? 0 : 0
        return CGRect(origin: CGPoint(x: 0, y: -descent), size: image.size)
    }
}
