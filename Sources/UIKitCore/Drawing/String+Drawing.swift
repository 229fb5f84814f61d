// SPDX-License-Identifier: MIT
public import Foundation

// Sizes and places are in points, unrounded. Drawing goes to the current context, and nowhere without one.
@MainActor
extension String {
    /// The size of the text, broken at newlines only.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attributes).size()
    }

    /// Draws the text, broken at newlines only, with its upper left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attributes).draw(at: point)
    }

    /// Draws the lines that fit into `rect`, broken at its width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in `rect`, or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// What `draw(with:options:attributes:context:)` would take up of a rectangle at the origin; a side of 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

@MainActor
extension NSString {
    /// The size of the text, broken at newlines only.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// Draws the text, broken at newlines only, with its upper left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attributes)
    }

    /// Draws the lines that fit into `rect`, broken at its width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in `rect`, or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// What `draw(with:options:attributes:context:)` would take up of a rectangle at the origin; a side of 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

@MainActor
extension NSAttributedString {
    /// The size of the text, broken at newlines only.
    public func size() -> CGSize {
        StringDrawing(self).size()
    }

    /// Draws the text, broken at newlines only, with its upper left corner at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing(self).draw(at: point)
    }

    /// Draws the lines that fit into `rect`, broken at its width.
    public func draw(in rect: CGRect) {
        StringDrawing(self).draw(in: rect)
    }

    /// Draws the text in `rect`, or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(with: rect, options: options, context: context)
    }

    /// What `draw(with:options:context:)` would take up of a rectangle at the origin; a side of 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self).boundingRect(with: size, options: options, context: context)
    }
}
