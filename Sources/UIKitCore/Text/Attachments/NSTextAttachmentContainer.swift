// SPDX-License-Identifier: MIT
public import Foundation

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

/// An attachment as the drawing of text needs it.
package protocol DrawnAttachment: NSTextAttachmentContainer {
    /// The area that the application has set; zero if the image determines it.
    var bounds: CGRect { get }
    /// The space to the left and right, in points.
    var lineLayoutPadding: CGFloat { get }
    /// Returns the area of an image that the application hasn't set bounds for.
    func naturalBounds(of image: UIImage?) -> CGRect
}
