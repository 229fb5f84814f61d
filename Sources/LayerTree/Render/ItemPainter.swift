// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// Paints individual items into a bitmap.
@RenderActor
struct ItemPainter {
    let compositor: Compositor
    let caches: PaintCaches

    private var target: Bitmap { compositor.target }

    /// Paints the part of `content` inside `rect`.
    func paint(_ content: DrawItem.Content, in rect: PixelRect) {
        switch content {
        case .fill(let color): target.withPixels { $0.fill(rect, color) }
        case .image(let image): paint(image, in: rect)
        case .gradient(let gradient): paint(gradient, in: rect)
        case .surface(let surface): paint(surface, in: rect)
        case .backdrop(let backdrop): paint(backdrop, in: rect)
        case .transition(let transition): paint(transition, in: rect)
        case .leaf(let leaf): paint(leaf, in: rect)
        case .beginGroup, .endGroup: break
        case .shape(let shape, let transform, let color):
            clipped(to: rect) { compositor.fill(shape, color: color, transform: transform) }
        case .border(let shape, let width, let transform, let color):
            clipped(to: rect) { compositor.border(shape, width: width, color: color, transform: transform) }
        case .shadow(let shadow):
            clipped(to: rect) {
                compositor.drawShadow(
                    of: shadow.shape, sigma: shadow.sigma, offset: shadow.offset, color: shadow.color,
                    transform: shadow.transform, renderer: caches.shadows)
            }
        case .pathShadow(let shadow):
            clipped(to: rect) {
                caches.pathShadows.draw(
                    shadow.path.path, sigma: shadow.sigma, offset: shadow.offset, color: shadow.color,
                    transform: shadow.transform, with: compositor)
            }
        case .path(let path):
            clipped(to: rect) {
                switch path.style {
                case .fill(let rule):
                    compositor.fill(path.path.path, using: rule, color: path.color, transform: path.transform)
                case .stroke(let style):
                    compositor.stroke(path.path.path, style: style, color: path.color, transform: path.transform)
                }
            }
        }
    }

    private func clipped(to rect: PixelRect, _ body: () -> Void) {
        compositor.save()
        compositor.clip(to: rect.deviceRect)
        body()
        compositor.restore()
    }

    // MARK: - Bitmaps

    private func paint(_ image: ImageDrawing, in rect: PixelRect) {
        if let coverage = image.coverage, image.tint == nil, image.part == nil, image.alpha >= 1,
            case .pixels(let x, let y) = image.placement,
            target.withPixels({ $0.layOver(coverage, x: x, y: y, in: rect) }) != nil
        {
            return
        }
        var image = image
        if let tint = image.tint {
            guard let tinted = try? image.bitmap.copy() else { return }
            tinted.withPixels { $0.multiply(by: tint) }
            image = image.with(tinted)
        }
        switch image.placement {
        case .pixels(let x, let y):
            if layOver(image.bitmap, part: image.part, x: x, y: y, image.alpha, isOpaque: image.isOpaque, in: rect) {
                return
            }
            let part = DeviceRect(
                x: rect.x - x + Int(pixel: image.part?.minX ?? 0), y: rect.y - y + Int(pixel: image.part?.minY ?? 0),
                width: rect.width, height: rect.height)
            compositor.blit(
                image.bitmap, part: part, x: rect.x, y: rect.y, alpha: image.alpha, isOpaque: image.isOpaque)
        case .stretched(let place, let transform):
            if drawByKernel(image, place, transform, rect) { return }
            clipped(to: rect) {
                compositor.draw(
                    image.bitmap, part: image.part, in: place, transform: transform, alpha: image.alpha,
                    filter: image.filter, isOpaque: image.isOpaque)
            }
        case .nineParts(let center, let scale, let place, let transform):
            clipped(to: rect) {
                compositor.drawNineParts(
                    image.bitmap, center: center, scale: scale, in: place, transform: transform, alpha: image.alpha,
                    filter: image.filter)
            }
        }
    }

    /// Draws a part of a bitmap, with its top left at (`x`, `y`), over the target.
    ///
    /// Returns false if the bitmap's format is not supported.
    private func layOver(
        _ source: Bitmap, part: CGRect? = nil, x: Int, y: Int, _ alpha: CGFloat, isOpaque: Bool = false,
        in rect: PixelRect
    ) -> Bool {
        guard source !== target else { return false }
        let (left, top) = (x - Int(pixel: part?.minX ?? 0), y - Int(pixel: part?.minY ?? 0))
        let done: Void?? = source.readPixels { source in
            target.withPixels { $0.layOver(source, x: left, y: top, in: rect, alpha: alpha, isOpaque: isOpaque) }
        }
        return (done ?? nil) != nil
    }

    /// Draws a rotated or magnified bitmap with the kernel if that is faster; a static reduced one is left to Cairo,
    /// which averages all its pixels.
    private func drawByKernel(
        _ image: ImageDrawing, _ place: CGRect, _ transform: CGAffineTransform, _ rect: PixelRect
    ) -> Bool {
        let part = image.part ?? CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        guard image.filter != .nearest, image.bitmap.format == .argb32, part.width > 0, part.height > 0 else {
            return false
        }
        let map = CGAffineTransform(translationX: -part.minX, y: -part.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / part.width, y: place.height / part.height))
            .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY)).concatenating(transform)
        let smallest = min(hypot(map.a, map.b), hypot(map.c, map.d))
        guard image.filter == .linear || smallest >= 0.9, smallest >= 0.5 else { return false }
        return draw(
            image.bitmap, origin: (0, 0), part: part, map: Homography(map), alpha: image.alpha,
            isOpaque: image.isOpaque, in: rect)
    }

    /// Returns false if the bitmap's format is not supported.
    @discardableResult
    private func draw(
        _ source: Bitmap, origin: (x: Int, y: Int), part: CGRect, map: Homography, alpha: CGFloat,
        isOpaque: Bool = false, in rect: PixelRect
    ) -> Bool {
        guard source !== target else { return false }
        let done: Void?? = source.readPixels { source in
            target.withPixels { target in
                QuadKernel(source, origin: origin, part: part, map: map, alpha: alpha, isOpaque: isOpaque)?
                    .draw(into: target, clip: rect)
            }
        }
        return (done ?? nil) != nil
    }

    private func paint(_ surface: SurfaceDrawing, in rect: PixelRect) {
        guard var bitmap = surface.store.pixels(of: surface, caches) else { return }
        if let tint = surface.tint {
            guard let tinted = try? bitmap.copy() else { return }
            tinted.withPixels { $0.multiply(by: tint) }
            bitmap = tinted
        }
        place(bitmap, surface.rect, surface.placement, alpha: surface.alpha, in: rect)
    }

    /// Draws a bitmap with the pixels `held` of a surface according to the surface's placement.
    private func place(
        _ bitmap: Bitmap, _ held: PixelRect, _ placement: SurfaceDrawing.Placement, alpha: CGFloat, in rect: PixelRect
    ) {
        switch placement {
        case .pixels(let x, let y):
            _ = layOver(bitmap, x: x + held.x, y: y + held.y, alpha, in: rect)
        case .mapped(let map):
            draw(bitmap, origin: (held.x, held.y), part: held.cgRect, map: map, alpha: alpha, in: rect)
        }
    }

    // MARK: - Gradients

    private func paint(_ drawing: GradientDrawing, in rect: PixelRect) {
        guard let kernel = GradientKernel(drawing) else { return }
        let isPlain =
            drawing.shape.radii.isZero && drawing.transform.isWholeTranslation && drawing.shape.rect.isOnPixels
        if isPlain {
            target.withPixels { kernel.paint($0, area: rect, x: rect.x, y: rect.y) }
            return
        }
        // Rounded or slanted edges: painted separately, then through the shape.
        guard let colors = try? Bitmap(width: rect.width, height: rect.height) else { return }
        colors.withPixels { kernel.paint($0, area: rect, x: 0, y: 0) }
        lay(colors, at: rect, through: drawing.shape, drawing.transform)
    }

    /// Draws pixels, whose top left is `rect`'s, over the target, clipped to the shape.
    private func lay(
        _ pixels: Bitmap, at rect: PixelRect, through shape: RoundedRect, _ transform: CGAffineTransform,
        alpha: CGFloat = 1
    ) {
        compositor.save()
        compositor.clip(to: shape, transform: transform)
        compositor.blit(pixels, x: rect.x, y: rect.y, alpha: alpha)
        compositor.restore()
    }

    // MARK: - Backdrops

    private func paint(_ drawing: BackdropDrawing, in rect: PixelRect) {
        let store = drawing.store
        let reach = (drawing.source.width - drawing.rect.width) / 2
        let source = PixelRect(
            x: drawing.rect.x - reach, y: drawing.rect.y - reach, width: drawing.source.width,
            height: drawing.source.height
        ).intersection(PixelRect(x: 0, y: 0, width: target.width, height: target.height))
        if !store.isCurrent {
            store.bitmap =
                target.withPixels { view in
                    BackdropBlur.blurred(
                        view, area: source, sigma: drawing.sigma, saturation: drawing.saturation, tint: drawing.tint)
                } ?? nil
            store.reduction = BackdropBlur.reduction(sigma: drawing.sigma)
            store.area = source
            store.isCurrent = true
        }
        guard let blurred = store.bitmap else { return }
        let isPlain =
            drawing.alpha >= 1 && drawing.shape.radii.isZero && drawing.transform.isWholeTranslation
            && drawing.shape.rect.isOnPixels
        if isPlain {
            enlarge(blurred, store.reduction, x: source.x, y: source.y, into: target, in: rect)
            return
        }
        guard let pixels = try? Bitmap(width: rect.width, height: rect.height) else { return }
        let all = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
        enlarge(blurred, store.reduction, x: source.x - rect.x, y: source.y - rect.y, into: pixels, in: all)
        lay(pixels, at: rect, through: drawing.shape, drawing.transform, alpha: drawing.alpha)
    }

    private func enlarge(_ small: Bitmap, _ factor: Int, x: Int, y: Int, into target: Bitmap, in rect: PixelRect) {
        small.readPixels { small in
            target.withPixels { target in
                EnlargingKernel(source: small, factor: factor, x: x, y: y).draw(into: target, clip: rect)
            }
        }
    }

    // MARK: - Transitions

    private func paint(_ drawing: TransitionDrawing, in rect: PixelRect) {
        let before = drawing.before.flatMap { surface in surface.store.pixels(of: surface, caches) }
        let after =
            drawing.after.content.count > 0 ? drawing.after.store.pixels(of: drawing.after, caches) : nil
        let parts = drawing.parts
        if !parts.isEmpty {
            for part in parts {
                guard let bitmap = part.isBefore ? before : after,
                    let held = part.isBefore ? drawing.before?.rect : drawing.after.rect
                else { continue }
                paint(part, bitmap, held, drawing, in: rect)
            }
            return
        }
        if case .pixels(let x, let y) = drawing.placement, drawing.alpha >= 1, isFade(drawing), let before, let after,
            drawing.before?.rect == drawing.after.rect
        {
            // Painted directly into the frame.
            let (left, top) = (x + drawing.after.rect.x, y + drawing.after.rect.y)
            let share = UInt64(Int(pixel: drawing.progress * 256))
            before.withPixels { first in
                after.withPixels { second in
                    target.withPixels { $0.crossFade(first, second, share: share, x: left, y: top, clip: rect) }
                }
            }
            return
        }
        let whole = drawing.frame.union(drawing.after.rect).union(drawing.before?.rect ?? drawing.frame)
        guard let mixed = mix(drawing, before, after, whole) else { return }
        place(mixed, whole, drawing.placement, alpha: drawing.alpha, in: rect)
    }

    private func isFade(_ drawing: TransitionDrawing) -> Bool {
        drawing.effect.type != .pageCurl && drawing.effect.type != .pageUnCurl
    }

    private func paint(
        _ part: TransitionPart, _ bitmap: Bitmap, _ held: PixelRect, _ drawing: TransitionDrawing, in rect: PixelRect
    ) {
        let shown = part.clip.map { $0.intersection(held.cgRect) } ?? held.cgRect
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return }
        let map = part.map.concatenating(drawing.map)
        if let affine = map.affine, affine.isWholeTranslation, shown.isOnPixels {
            let place = PixelRect(around: shown.offsetBy(dx: affine.tx, dy: affine.ty)).intersection(rect)
            let (x, y) = (Int(pixel: affine.tx), Int(pixel: affine.ty))
            let source = DeviceRect(
                x: place.x - x - held.x, y: place.y - y - held.y, width: place.width, height: place.height)
            return compositor.blit(bitmap, part: source, x: place.x, y: place.y, alpha: drawing.alpha)
        }
        draw(bitmap, origin: (held.x, held.y), part: shown, map: map, alpha: drawing.alpha, in: rect)
    }

    /// Returns a mix of the two images, covering the pixels `whole`.
    private func mix(
        _ drawing: TransitionDrawing, _ before: Bitmap?, _ after: Bitmap?, _ whole: PixelRect
    ) -> Bitmap? {
        func canvas(_ bitmap: Bitmap?, _ held: PixelRect?) -> Bitmap? {
            guard let canvas = try? Bitmap(width: whole.width, height: whole.height) else { return nil }
            if let bitmap, let held { Compositor(canvas).blit(bitmap, x: held.x - whole.x, y: held.y - whole.y) }
            return canvas
        }
        let isCurl = drawing.effect.type == .pageCurl
        guard isCurl || drawing.effect.type == .pageUnCurl else {
            guard let first = canvas(before, drawing.before?.rect), let second = canvas(after, drawing.after.rect),
                let result = canvas(nil, nil)
            else { return nil }
            let share = UInt64(Int(pixel: drawing.progress * 256))
            let all = PixelRect(x: 0, y: 0, width: whole.width, height: whole.height)
            first.withPixels { first in
                second.withPixels { second in
                    result.withPixels { $0.crossFade(first, second, share: share, x: 0, y: 0, clip: all) }
                }
            }
            return result
        }
        let (page, held) = isCurl ? (before, drawing.before?.rect) : (after, drawing.after.rect)
        let below = isCurl ? canvas(after, drawing.after.rect) : canvas(before, drawing.before?.rect)
        guard let below, let page, let held else { return below }
        page.withPixels { page in
            below.withPixels { view in
                CurlKernel(
                    fold: PageFold(
                        size: PixelSize(width: whole.width, height: whole.height),
                        progress: isCurl ? drawing.progress : 1 - drawing.progress, direction: drawing.effect.direction),
                    page: page, pageOrigin: (held.x - whole.x, held.y - whole.y)
                ).paint(view, PixelRect(x: 0, y: 0, width: whole.width, height: whole.height))
            }
        }
        return below
    }
}

extension ImageDrawing {
    /// Returns the same drawing with other pixels, to which the tint has already been applied.
    fileprivate func with(_ bitmap: Bitmap) -> ImageDrawing {
        ImageDrawing(
            bitmap: bitmap, revision: revision, part: part, tint: nil, placement: placement, filter: filter,
            alpha: alpha, isOpaque: isOpaque)
    }
}

extension CGAffineTransform {
    /// Whether the transform is a translation by whole pixels.
    fileprivate var isWholeTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}

extension CGRect {
    /// Whether all edges lie on pixel boundaries.
    fileprivate var isOnPixels: Bool {
        [minX, minY, maxX, maxY].allSatisfy { $0 == $0.rounded() }
    }
}
