// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import TextLayout

/// Options for measuring and drawing strings in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks lines within the rectangle, whose origin is the top left corner of the text.
    ///
    /// Without this option the text is a single line whose baseline starts at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the font's `leading` to the distance between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the area that the glyphs cover instead of the heights of lines and the advances of glyphs.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends text that doesn't fit into the height of the rectangle with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and the results of a string drawing call.
public final class NSStringDrawingContext: NSObject {
    /// The smallest factor of the font sizes, 0...1, by which text is shrunk to fit its rectangle; 0, the default, and 1
    /// don't shrink it.
    public var minimumScaleFactor: CGFloat = 0
    /// The factor of the font sizes in the most recent call with this context; 1 if the text fit.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text in the most recent call with this context.
    public internal(set) var totalBounds = CGRect.zero

    /// Creates a context with empty bounds.
    public override init() {}
}

/// The layout and drawing of one string, in the context and with the traits of the calling thread.
///
/// Text is laid out and drawn on the main thread, for which other threads wait.
struct StringDrawing {
    private let text: AttributedText

    /// Creates a plain string; missing attributes default to black and the small system font.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let attributes = TextAttributes(attributes ?? [:], over: Self.base, traits: .current)
        text = AttributedText(string, attributes: attributes)
    }

    init(_ string: NSAttributedString) {
        text = AttributedText(string, over: Self.base, traits: .current)
    }

    private init(_ text: AttributedText) {
        self.text = text
    }

    private static var base: TextAttributes {
        TextAttributes(font: TextFont(size: Theme.Text.drawingSize), foregroundColor: .black)
    }

    func size() -> CGSize {
        onMainThread { TextLayout.size(of: text) }
    }

    func draw(at point: CGPoint) {
        draw { context in TextLayout(text).draw(in: context, at: point) }
    }

    func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let drawing = fitted(to: rect.size, options: options, context: context)
        if let context {
            context.totalBounds = drawing.boundingRect(with: rect.size, options: options, context: nil)
                .offsetBy(dx: rect.minX, dy: rect.minY)
        }
        draw { target in
            let layout = drawing.layout(size: rect.size, options: options)
            let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - layout.firstBaseline
            layout.draw(in: target, at: CGPoint(x: rect.minX, y: top))
        }
    }

    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = fitted(to: size, options: options, context: context)
        let bounds = onMainThread {
            let layout = drawing.layout(size: size, options: options)
            // The bounds of the text itself, independent of its alignment in the rectangle.
            let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
            guard options.contains(.usesDeviceMetrics) else {
                return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
            }
            return layout.inkBounds.offsetBy(dx: 0, dy: top)
        }
        context?.totalBounds = bounds
        return bounds
    }

    /// Returns the drawing in the font sizes that fit, as far as the context allows them to shrink.
    private func fitted(
        to size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> StringDrawing {
        guard let context else { return self }
        context.actualScaleFactor = 1
        let smallest = context.minimumScaleFactor
        guard smallest > 0, smallest < 1 else { return self }
        let fitted = onMainThread {
            self.text.fitted(downTo: smallest) { text in
                let layout = StringDrawing(text).layout(size: size, options: options)
                let isNarrow = size.width <= 0 || layout.size.width <= size.width + 0.01
                let isLow = size.height <= 0 || layout.size.height <= size.height + 0.01
                return !layout.isTruncated && isNarrow && isLow
            }
        }
        context.actualScaleFactor = fitted.factor
        return StringDrawing(fitted.text)
    }

    /// Draws in the current context, if there is one.
    private func draw(_ body: @MainActor @Sendable (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // The calling thread waits, and doesn't use the context meanwhile.
        nonisolated(unsafe) let target = context
        onMainThread { body(target) }
    }

    /// Lengths of 0 and very large ones mean unlimited, as callers pass either for "as large as needed".
    @MainActor
    private func layout(size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        var text = text
        if options.contains(.usesFontLeading) {
            text.modifyAttributes(in: 0..<text.length) { $0.paragraph.lineSpacing += $0.font.metrics.leading }
        }
        guard options.contains(.usesLineFragmentOrigin) else { return TextLayout(text, maximumLines: 1) }
        if options.contains(.truncatesLastVisibleLine) {
            text.modifyAttributes(in: 0..<text.length) { $0.paragraph.lineBreakMode = .truncatingTail }
        }
        return TextLayout(
            text, width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    }
}
