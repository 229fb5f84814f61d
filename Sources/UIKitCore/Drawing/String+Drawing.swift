// SPDX-License-Identifier: MIT
public import Foundation

// Sizes and positions are in points and not rounded. Drawing uses the current context; without one, nothing is drawn.
extension String {
    /// Returns the size of the text, with line breaks only at newlines.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attributes).size()
    }

    /// Draws the text, with line breaks only at newlines, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attributes).draw(at: point)
    }

    /// Draws the text, broken at the width of `rect`, as far as whole lines fit into its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in `rect` or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounds of text drawn by `draw(with:options:attributes:context:)`; a dimension of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the text, with line breaks only at newlines.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// Draws the text, with line breaks only at newlines, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text, broken at the width of `rect`, as far as whole lines fit into its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in `rect` or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounds of text drawn by `draw(with:options:attributes:context:)`; a dimension of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// Returns the size of the text, with line breaks only at newlines.
    public func size() -> CGSize {
        StringDrawing(self).size()
    }

    /// Draws the text, with line breaks only at newlines, with its top left corner at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing(self).draw(at: point)
    }

    /// Draws the text, broken at the width of `rect`, as far as whole lines fit into its height.
    public func draw(in rect: CGRect) {
        StringDrawing(self).draw(in: rect)
    }

    /// Draws the text in `rect` or, without `usesLineFragmentOrigin`, as one line from its origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounds of text drawn by `draw(with:options:context:)`; a dimension of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self).boundingRect(with: size, options: options, context: context)
    }
}
