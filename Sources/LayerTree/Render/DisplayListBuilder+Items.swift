// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

extension DisplayListBuilder {
    mutating func addShadow(_ open: OpenLayer) {
        let properties = open.properties
        let geometry = open.geometry
        let strength = CGFloat(min(max(properties.shadowOpacity, 0), 1))
        guard strength > 0, let color = open.visible(properties.shadowColor?.fading(by: strength)) else { return }
        if let path = properties.rare?.value.shadowPath { return addShadow(open, path, color) }
        // The shape can already be in device pixels; lengths are scaled accordingly.
        let isDevice = geometry.shapeTransform.isIdentity
        let unit = isDevice ? geometry.scale : 1
        let shadow = ShadowDrawing(
            shape: geometry.shape, sigma: properties.shadowRadius * unit,
            offset: CGSize(width: properties.shadowOffset.width * unit, height: properties.shadowOffset.height * unit),
            color: color, transform: geometry.shapeTransform)
        // The blur is three box blurs, which extend less than three deviations and are aligned to whole pixels.
        let reach = min(shadow.sigma, 1_000_000) * 3 + 4 / (isDevice ? 1 : geometry.scale)
        let area = shadow.shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach)
        let bounds = PixelRect(around: area.mapped(by: shadow.transform), margin: 1)
        add(.shadow, open.layer, bounds, in: open.clip, .shadow(shadow))
    }

    mutating func addBackground(_ open: OpenLayer) {
        guard let color = open.visible(open.properties.backgroundColor) else { return }
        let geometry = open.geometry
        // Inside its own clip a background needs no rounded corners.
        let isPlain = geometry.shape.radii.isZero || open.clipGroup != nil
        if isPlain, let rect = geometry.pixelRect {
            add(.background, open.layer, rect, in: open.clip, .fill(color))
        } else {
            var shape = geometry.shape
            if open.clipGroup != nil {
                // The edge must not be antialiased twice.
                let beyond = 2 / (geometry.shapeTransform.isIdentity ? 1 : geometry.scale)
                shape = RoundedRect(shape.rect.insetBy(dx: -beyond, dy: -beyond))
            }
            let bounds = PixelRect(around: shape.rect.mapped(by: geometry.shapeTransform))
            add(.background, open.layer, bounds, in: open.clip, .shape(shape, geometry.shapeTransform, color))
        }
    }

    mutating func addBorder(_ open: OpenLayer) {
        let properties = open.properties
        let geometry = open.geometry
        guard properties.borderWidth > 0, let color = open.visible(properties.borderColor) else { return }
        var width = properties.borderWidth
        if geometry.shapeTransform.isIdentity { width *= geometry.scale }
        // Rounded to whole pixels, like the edge that it follows.
        if geometry.pixelRect != nil, geometry.shapeTransform.isIdentity { width = max(1, width.rounded()) }
        add(
            .border, open.layer, geometry.shapeBounds, in: open.clip,
            .border(geometry.shape, width: width, geometry.shapeTransform, color))
    }

    mutating func addContents(_ open: OpenLayer, clip: PixelRect) {
        let layer = open.layer
        let properties = open.properties
        guard let contents = layer.contents, !properties.bounds.isEmpty else { return }
        let geometry = open.geometry
        let bitmap = contents.bitmap
        let scale = properties.contentsScale
        let part = properties.partOfContents(contents)
        let shown = part ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        guard shown.width > 0, shown.height > 0 else { return }
        let margins = part == nil ? contents.margins : .none
        let natural = CGSize(
            width: (shown.width - CGFloat(margins.width)) / scale,
            height: (shown.height - CGFloat(margins.height)) / scale)
        // A bitmap drawn for these bounds was rounded up to whole pixels, and is not scaled back down.
        let fits =
            contents.isBackingStore && part == nil && natural.width >= properties.bounds.width - 0.001
            && natural.width < properties.bounds.width + 1 / scale
            && natural.height >= properties.bounds.height - 0.001
            && natural.height < properties.bounds.height + 1 / scale
        var rect =
            fits
            ? CGRect(origin: properties.bounds.origin, size: natural)
            : properties.contentsGravity.place(natural, in: properties.bounds)
        if margins != .none {
            rect = rect.enlarged(
                by: margins, across: rect.width / (natural.width * scale), down: rect.height / (natural.height * scale))
        }
        guard rect.width > 0, rect.height > 0 else { return }

        let device = rect.mapped(by: geometry.transform)
        let columns = device.width / shown.width
        let rows = device.height / shown.height
        var placement = ImageDrawing.Placement.stretched(rect, geometry.transform)
        var bounds = PixelRect(around: device, margin: 1)
        var covers = false
        var ink: PixelRect?
        if geometry.isUpright, !geometry.glides {
            let center = properties.contentsCenter
            let isWhole = center.contains(CGRect(x: 0.001, y: 0.001, width: 0.998, height: 0.998))
            if !fits, part == nil, properties.contentsGravity == .resize, !isWhole {
                // A center part of size zero is one line of pixels, repeated.
                let pixels = CGRect(
                    x: center.minX * CGFloat(bitmap.width), y: center.minY * CGFloat(bitmap.height),
                    width: max(1, center.width * CGFloat(bitmap.width)),
                    height: max(1, center.height * CGFloat(bitmap.height)))
                bounds = geometry.pixelRect ?? bounds
                placement = .nineParts(
                    center: pixels, scale: scale / geometry.scale, bounds.cgRect, .identity)
            } else if abs(columns - 1) < 0.000_1, abs(rows - 1) < 0.000_1, part.map(\.isWhole) ?? true {
                let (x, y) = (Int(pixel: device.minX), Int(pixel: device.minY))
                bounds = PixelRect(x: x, y: y, width: Int(pixel: shown.width), height: Int(pixel: shown.height))
                placement = .pixels(x: x, y: y)
                covers = true
                ink = contents.ink.map { ink in
                    PixelRect(
                        x: ink.x + x - Int(pixel: shown.minX), y: ink.y + y - Int(pixel: shown.minY), width: ink.width,
                        height: ink.height)
                }
            } else {
                bounds = PixelRect(snapping: device)
                placement = .stretched(bounds.cgRect, .identity)
                covers = true
            }
        }
        let filter = columns > 1 || rows > 1 ? properties.magnificationFilter : properties.minificationFilter
        let image = ImageDrawing(
            bitmap: bitmap, revision: layer.contentsRevision, part: part, tint: open.tint.flatMap(\.asTint),
            placement: placement,
            filter: filter == .nearest ? .nearest : layer.motion == RenderLayer.Motion() ? .smooth : .linear,
            alpha: open.alpha,
            isOpaque: contents.isOpaque && covers && open.alpha >= 1 && (open.tint?.isOpaque ?? true), ink: ink,
            coverage: contents.coverage)
        add(.contents, layer, bounds, in: clip, .image(image))
    }
}

extension LayerProperties {
    /// Returns the part of the contents that is shown, in their pixels; `nil` for all of them.
    fileprivate func partOfContents(_ contents: LayerContents) -> CGRect? {
        guard let unit = rare?.value.contentsRect, unit != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        let margins = contents.margins
        let whole = CGRect(
            x: margins.left, y: margins.top, width: contents.bitmap.width - margins.width,
            height: contents.bitmap.height - margins.height)
        let part = CGRect(
            x: whole.minX + unit.minX * whole.width, y: whole.minY + unit.minY * whole.height,
            width: unit.width * whole.width, height: unit.height * whole.height
        ).intersection(whole)
        return part.isNull ? .zero : part
    }
}

extension CGRect {
    /// Whether the rectangle lies on whole pixels.
    fileprivate var isWhole: Bool {
        [minX, minY, width, height].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
    }
}

extension CGColor {
    /// The color, or `nil` if multiplying by it changes nothing.
    fileprivate var asTint: CGColor? { self == .white ? nil : self }
}

extension CALayerContentsGravity {
    /// Returns the position in the bounds of contents with a natural size.
    fileprivate func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let factors = [bounds.width / size.width, bounds.height / size.height]
            let factor = (self == .resizeAspect ? factors.min() : factors.max()) ?? 1
            return Self.center.place(CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
        default: break
        }
        let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
        let isRight = [.right, .topRight, .bottomRight].contains(self)
        let isTop = [.top, .topLeft, .topRight].contains(self)
        let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
        let x = isLeft ? bounds.minX : isRight ? bounds.maxX - size.width : bounds.midX - size.width / 2
        let y = isTop ? bounds.minY : isBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
