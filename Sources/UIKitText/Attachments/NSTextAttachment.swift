// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An image or another object in a text, at a character `NSTextAttachment.character` with the attribute `attachment`.
///
/// Without bounds, an image has its own size and stands on the baseline. Symbols stand on their own baseline, and have
/// the size of the text unless they are configured with another. Template images and symbols are drawn in the color of
/// the text.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`, for the reason that `NSParagraphStyle` gives.
/// > There are no file wrappers, which Foundation lacks on Linux.
open class NSTextAttachment: DrawnAttachment, NSTextAttachmentLayout, Hashable {
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

    // MARK: - Layout in a text view

    /// Returns the image to draw at a location of a text; by default that of `image(forBounds:textContainer:characterIndex:)`.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: StorageLocation.offset(location))
    }

    /// Returns the area of the attachment at a location of a text; by default that of the older method for containers.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: StorageLocation.offset(location))
    }

    /// Returns the provider of a view that shows the attachment in a text view; by default one of the class that is
    /// registered for the file type.
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType, let made = Self.providers[fileType] else { return nil }
        return NSTextAttachmentViewProvider.make(
            made, self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    }

    /// Registers a subclass of `NSTextAttachmentViewProvider` for the attachments of a uniform type identifier.
    ///
    /// Other classes are ignored.
    @preconcurrency @MainActor
    public static func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        providers[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
    }

    /// Returns the class that is registered for a uniform type identifier; `nil` for none.
    @preconcurrency @MainActor
    public static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        providers[fileType]
    }

    @MainActor private static var providers: [String: NSTextAttachmentViewProvider.Type] = [:]

    /// Whether a registered class may show the attachment as a view in a text view.
    @preconcurrency @MainActor
    public var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.map { Self.providers[$0] != nil } ?? false
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

    package func naturalBounds(of image: UIImage?) -> CGRect {
        guard let image else { return .zero }
        let descent = image.isSymbolImage ? image.baselineOffsetFromBottom ?? 0 : 0
        return CGRect(origin: CGPoint(x: 0, y: -descent), size: image.size)
    }
}
