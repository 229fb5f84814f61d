// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The output format of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds in points; set by the renderer that uses the format.
    public internal(set) var bounds = CGRect.zero

    /// Creates a format with the default values.
    public required override init() {}

    /// Returns a format with the default values.
    open class func `default`() -> Self { Self() }

    /// Returns a format suited to the main screen.
    open class func preferred() -> Self { `default`() }
}

/// The drawing environment that a renderer passes to its actions.
///
/// It is valid only while the actions run.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw in, which is also the current context.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame 1 point wide inside a rectangle with the stroke color, regardless of the line width.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a frame 1 point wide inside a rectangle with the stroke color and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineDash(phase: 0, lengths: [])
        cgContext.setLineJoin(.miter)
        let middle = rect.standardized.insetBy(dx: 0.5, dy: 0.5)
        if !middle.isNull { cgContext.stroke(middle, width: 1) }
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The base class of image and PDF renderers, with their bounds and format.
open class UIGraphicsRenderer: NSObject {
    /// The bounds to draw in, in points.
    let bounds: CGRect
    let storedFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, storing format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        storedFormat = format
        format.bounds = bounds
    }

    /// A copy of the renderer's format.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Whether the renderer can produce images.
    open var allowsImageOutput: Bool { false }
}
