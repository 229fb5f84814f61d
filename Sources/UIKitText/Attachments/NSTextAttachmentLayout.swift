// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An object that gives a text view the image, the area, or the view at an attachment character.
public protocol NSTextAttachmentLayout: AnyObject {
    /// Returns the image to draw; `nil` draws nothing.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?

    /// Returns the area relative to the place on the baseline, with y increasing upward.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the character.
    ///   - location: The location of the character.
    ///   - textContainer: The container of the text.
    ///   - proposedLineFragment: The area of a line, as wide as the container allows.
    ///   - position: The position in the line; 0 before layout.
    /// - Returns: The area.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect

    /// Returns the provider of a view that is shown instead of an image; `nil` for none.
    @preconcurrency @MainActor
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}
