// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Content in a line of text, such as an image, as wide and high as its bounds.
public struct TextAttachment: Hashable, Sendable {
    /// The character that stands for an attachment, U+FFFC.
    public static let character: Unicode.Scalar = "\u{FFFC}"

    /// Identifies the content: attachments with the same identifier and lengths are equal.
    public var id: ObjectIdentifier
    /// The area relative to the start of the content on the baseline, in points, with y increasing upward: 0 stands on
    /// the baseline, and a negative y begins below it.
    public var bounds: CGRect
    /// The space to the left and right of the bounds, in points.
    public var padding: CGFloat
    /// Draws the content in a rectangle of the context in the text's color; `nil` draws nothing.
    public var draw: (@MainActor @Sendable (CGContext, CGRect, CGColor) -> Void)?

    /// Creates an attachment.
    public init(
        id: ObjectIdentifier, bounds: CGRect, padding: CGFloat = 0,
        draw: (@MainActor @Sendable (CGContext, CGRect, CGColor) -> Void)? = nil
    ) {
        self.id = id
        self.bounds = bounds
        self.padding = padding
        self.draw = draw
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.bounds == right.bounds && left.padding == right.padding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(bounds.size.width)
        hasher.combine(bounds.size.height)
    }

    /// The bounds with finite lengths and without negative sizes.
    var usableBounds: CGRect {
        CGRect(
            x: bounds.origin.x.length, y: bounds.origin.y.length, width: max(bounds.size.width.length, 0),
            height: max(bounds.size.height.length, 0))
    }

    /// The distance that the attachment takes in the line.
    var advance: CGFloat { usableBounds.width + 2 * max(padding.length, 0) }

    /// Returns the area of the content whose place in the line begins at `point`, with y increasing downward.
    func frame(at point: CGPoint) -> CGRect {
        let bounds = usableBounds
        return CGRect(
            x: point.x + max(padding.length, 0) + bounds.minX, y: point.y - bounds.maxY, width: bounds.width,
            height: bounds.height)
    }
}
