// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

extension DisplayListBuilder {
    /// The maximum side length of a surface, in its pixels.
    private static let maximumSideLength = 8_192
    /// The maximum number of pixels of a surface; larger ones are drawn at a lower resolution.
    private static let maximumPixels: CGFloat = 16_000_000

    /// A layer rendered into a surface, and the surface's placement in the layer.
    struct LayerSurface {
        let content: Segment
        let rect: PixelRect
        /// From the layer's coordinates to the surface's pixels.
        let transform: CGAffineTransform

        /// Returns the placement of the surface if the layer's coordinates are mapped by `map`.
        func placement(_ map: Homography) -> SurfaceDrawing.Placement {
            let whole = Homography(transform.inverted()).concatenating(map)
            guard let affine = whole.affine, affine.b == 0, affine.c == 0, abs(affine.a - 1) < 1e-6,
                abs(affine.d - 1) < 1e-6
            else { return .mapped(whole) }
            return .pixels(x: Int(pixel: affine.tx), y: Int(pixel: affine.ty))
        }
    }

    /// Draws the layer at opacity 1, ignoring its position, into a surface of `scale` pixels per point.
    func makeSurface(
        of layer: RenderLayer, _ properties: LayerProperties, _ context: Context, scale: CGFloat
    ) -> LayerSurface? {
        var inside = properties
        inside.opacity = 1
        let bounds = properties.bounds
        var scale = scale
        let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
        scale = min(
            scale, CGFloat(Self.maximumSideLength) / max(width, height),
            (Self.maximumPixels / (width * height)).squareRoot())
        guard scale > 0, scale.isFinite else { return nil }
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        let inner = PixelRect(around: CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
        // Content that extends far beyond the layer is eventually cut off.
        let margin = 1_024
        let limit = PixelRect(
            x: inner.x - margin, y: inner.y - margin, width: inner.width + 2 * margin,
            height: inner.height + 2 * margin)
        var nested = Context(transform: transform, clip: limit)
        nested.groupDepth = context.groupDepth
        nested.surfaceDepth = context.surfaceDepth + 1
        nested.instance = context.instance
        let content = Self.segment(inside: layer, inside, transform: transform, in: nested, time: time)
        let rect = content.bounds.intersection(limit)
        guard !rect.isEmpty else { return nil }
        return LayerSurface(content: content, rect: rect, transform: transform)
    }

    mutating func addSurface(
        _ layer: RenderLayer, _ properties: LayerProperties, _ map: Homography, _ context: Context, scale: CGFloat
    ) {
        guard let surface = makeSurface(of: layer, properties, context, scale: scale) else { return }
        // Instances can differ, so each one has its own pixels.
        let store = context.instance == nil ? layer.store(.surface) : SurfaceStore()
        let drawing = SurfaceDrawing(
            store: store, content: surface.content, rect: surface.rect, placement: surface.placement(map),
            alpha: context.alpha * CGFloat(min(max(properties.opacity, 0), 1)))
        guard let bounds = drawing.devicePixels(of: surface.rect) else { return }
        add(.surface, layer, bounds, in: context.clip, .surface(drawing))
    }

    /// Returns the rendered mask; `nil` if it hides everything.
    func makeMask(of layer: RenderLayer, _ geometry: LayerGeometry, _ context: Context) -> SurfaceDrawing? {
        guard let mask = layer.mask else { return nil }
        // The surface moves with the layer as long as the movement is by whole pixels.
        let transform = geometry.interiorTransform
        let x = Int(pixel: transform.tx, .down)
        let y = Int(pixel: transform.ty, .down)
        var inside = transform
        inside.tx -= CGFloat(x)
        inside.ty -= CGFloat(y)
        let clip = PixelRect(
            x: context.clip.x - x, y: context.clip.y - y, width: context.clip.width, height: context.clip.height)
        var nested = Context(transform: inside, clip: clip)
        nested.glides = geometry.glides
        nested.groupDepth = context.groupDepth + 1
        nested.surfaceDepth = context.surfaceDepth + 1
        nested.instance = context.instance.map { Instance(delay: $0.delay, budget: $0.budget) }
        guard nested.surfaceDepth <= Self.maximumSurfaceDepth + 1 else { return nil }
        let content = Self.segment(of: mask, in: nested, time: time)
        let rect = content.bounds.intersection(clip)
        guard !rect.isEmpty else { return nil }
        let store = context.instance == nil ? layer.store(.beginOpacity) : SurfaceStore()
        return SurfaceDrawing(store: store, content: content, rect: rect, placement: .pixels(x: x, y: y), alpha: 1)
    }

    mutating func addTransition(
        _ transition: ActiveTransition, _ layer: RenderLayer, _ properties: LayerProperties, _ map: Homography,
        _ context: Context
    ) {
        let after = makeSurface(of: layer, properties, context, scale: transition.scale)
        let empty = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let placed =
            after
            ?? LayerSurface(
                content: .empty, rect: empty,
                transform: CGAffineTransform(
                    a: transition.scale, b: 0, c: 0, d: transition.scale,
                    tx: -properties.bounds.minX * transition.scale, ty: -properties.bounds.minY * transition.scale))
        let bounds = properties.bounds.applying(placed.transform)
        let drawing = TransitionDrawing(
            before: transition.before,
            after: SurfaceDrawing(
                store: layer.store(.transition), content: placed.content, rect: placed.rect,
                placement: .pixels(x: 0, y: 0), alpha: 1),
            effect: transition.effect, progress: transition.progress, frame: PixelRect(snapping: bounds),
            placement: placed.placement(map),
            alpha: context.alpha * CGFloat(min(max(properties.opacity, 0), 1)))
        guard let area = drawing.bounds else { return }
        add(.transition, layer, area, in: context.clip, .transition(drawing))
    }
}
