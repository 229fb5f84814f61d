// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// A layer's geometry in device pixels.
///
/// A layer that is only translated and scaled is aligned to whole pixels, so that edges, text and hairlines are sharp.
/// One that is rotated, or moves by fractions of a pixel in an animation, is placed exactly.
@RenderActor
struct LayerGeometry {
    /// From the layer's own coordinates to device pixels.
    let transform: CGAffineTransform
    /// The same for its sublayers, which a large scrolling layer moves by whole pixels.
    let interiorTransform: CGAffineTransform
    let glides: Bool
    /// Whether the layer is only translated and scaled, not mirrored.
    let isUpright: Bool
    /// The bounds on whole pixels, if they are aligned.
    let pixelRect: PixelRect?
    /// The bounds with their corners; in device pixels if upright and uniformly scaled, else in the layer's
    /// coordinates.
    let shape: RoundedRect
    let shapeTransform: CGAffineTransform
    /// Device pixels per point of the layer, for lengths such as a border's width.
    let scale: CGFloat

    /// Whether the layer is a rectangle of whole pixels.
    var isPixelAligned: Bool { pixelRect != nil && shape.radii.isZero }

    /// The device pixels to which `masksToBounds` clips.
    let clipRect: PixelRect

    /// Creates the geometry; `nil` if the layer, with its sublayers, has shrunk to nothing or is unreasonably large.
    ///
    /// `transform` maps the layer's own coordinates to device pixels.
    init?(
        _ properties: LayerProperties, motion: RenderLayer.Motion, transform: CGAffineTransform,
        _ context: DisplayListBuilder.Context
    ) {
        var transform = transform
        let bounds = properties.bounds
        guard transform.isFinite else { return nil }
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        let scale = isUpright ? transform.a : abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard scale > 0, scale.isFinite else { return nil }

        let moves = motion.movesFrame || motion.movesInterior
        let pixels = bounds.width * bounds.height * scale * scale
        let isSmall = pixels <= DisplayListBuilder.maximumGlidingPixels
        let glides = context.glides || (moves && isSmall)
        var interior = transform
        if moves, isUpright, !glides {
            interior.tx.round()
            interior.ty.round()
        }
        if motion.movesFrame { transform = interior }

        let device = bounds.mapped(by: transform)
        let pixelRect = isUpright && !glides ? Self.pixels(of: bounds, at: device) : nil
        if isUpright, abs(transform.a - transform.d) < 1e-9 * transform.a {
            shape = properties.shape(of: pixelRect?.cgRect ?? device, scale: scale)
            shapeTransform = .identity
        } else {
            shape = properties.shape(of: bounds, scale: 1)
            shapeTransform = transform
        }
        clipRect = pixelRect ?? PixelRect(around: device)
        self.isUpright = isUpright
        self.scale = scale
        self.pixelRect = pixelRect
        self.transform = transform
        interiorTransform = interior
        self.glides = glides
    }

    /// Returns the pixels of an aligned layer.
    ///
    /// A layer with a size is visible, however thin: a hairline is at least one pixel.
    nonisolated private static func pixels(of bounds: CGRect, at device: CGRect) -> PixelRect {
        let rect = PixelRect(snapping: device)
        return PixelRect(
            x: rect.x, y: rect.y, width: bounds.width > 0 ? max(1, rect.width) : 0,
            height: bounds.height > 0 ? max(1, rect.height) : 0)
    }

    /// The device pixels that the shape touches.
    var shapeBounds: PixelRect { PixelRect(around: shape.rect.mapped(by: shapeTransform)) }
}

extension CGRect {
    /// The same as `applying`, faster for translation and scaling.
    ///
    /// Called several times per layer and frame.
    func mapped(by transform: CGAffineTransform) -> CGRect {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return applying(transform) }
        return CGRect(
            x: transform.a * origin.x + transform.tx, y: transform.d * origin.y + transform.ty,
            width: transform.a * size.width, height: transform.d * size.height)
    }
}

extension LayerProperties {
    fileprivate func shape(of rect: CGRect, scale: CGFloat) -> RoundedRect {
        // The radius is limited to half the shorter side.
        let radius = min(cornerRadius * scale, min(rect.width, rect.height) / 2)
        guard radius > 0 else { return RoundedRect(rect) }
        func bend(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        let radii = CornerRadii(
            topLeft: bend(.layerMinXMinYCorner), topRight: bend(.layerMaxXMinYCorner),
            bottomRight: bend(.layerMaxXMaxYCorner), bottomLeft: bend(.layerMinXMaxYCorner))
        return RoundedRect(rect, radii: radii, curve: cornerCurve == .continuous ? .continuous : .circular)
    }
}
