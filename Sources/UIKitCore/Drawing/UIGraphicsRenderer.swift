// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// What a renderer makes, besides its size.
@MainActor
open class UIGraphicsRendererFormat {
    /// What is drawn in, in points: set by the renderer that uses the format.
    public internal(set) var bounds = CGRect.zero

    public required init() {}

    /// A format as most drawings want it.
    open class func `default`() -> Self { Self() }

    /// A format for the main screen.
    open class func preferred() -> Self { `default`() }
}

/// Where a renderer draws, handed to its actions.
///
/// Good while they run.
@MainActor
open class UIGraphicsRendererContext {
    /// Where drawing goes; also the current context.
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide inside a rectangle with the stroke colour, whatever the line width is.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineDash(phase: 0, lengths: [])
        cgContext.setLineJoin(.miter)
        let middle = rect.standardized.insetBy(dx: 0.5, dy: 0.5)
        if !middle.isNull { cgContext.stroke(middle, width: 1) }
        cgContext.restoreGState()
    }

    /// Cuts off what is drawn from now on outside a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// What image and PDF renderers share: a size, and a format.
@MainActor
open class UIGraphicsRenderer {
    /// What is drawn in, in points.
    let bounds: CGRect
    let storedFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, storing format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        storedFormat = format
        format.bounds = bounds
    }

    /// How the renderer draws; changes to it do not change the renderer.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Whether what is drawn can be had as an image.
    open var allowsImageOutput: Bool { false }
}
