// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

// The content of special layer kinds.
extension DisplayListBuilder {
    /// Adds the content between the background and the contents.
    mutating func addKind(_ open: OpenLayer, clip: PixelRect) {
        switch open.properties.kind {
        case .shape(let shape): addShape(open, shape, clip)
        case .gradient(let gradient): addGradient(open, gradient)
        case .leaf(let leaf): addLeaf(open, leaf, clip)
        case .plain, .replicator, .transform, .backdrop, .text: break
        }
    }

    private mutating func addShape(_ open: OpenLayer, _ shape: ShapeProperties, _ clip: PixelRect) {
        guard let path = shape.path else { return }
        let transform = open.geometry.transform
        let box = path.path.boundingBoxOfPath
        guard !box.isNull, box.isFinite else { return }
        if let color = open.visible(shape.fillColor) {
            let bounds = PixelRect(around: box.mapped(by: transform), margin: 1)
            add(
                .shape, open.layer, bounds, in: clip,
                .path(PathDrawing(path: path, style: .fill(shape.fillRule), color: color, transform: transform)))
        }
        guard let color = open.visible(shape.strokeColor), shape.lineWidth > 0,
            let line = PathTrimmer.trim(path, from: shape.strokeStart, to: shape.strokeEnd)
        else { return }
        let style = StrokeStyle(
            width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin, miterLimit: shape.miterLimit,
            dashPhase: shape.lineDashPhase, dashPattern: shape.lineDashPattern)
        let reach = min(style.reach, 1_000_000)
        let bounds = PixelRect(around: box.insetBy(dx: -reach, dy: -reach).mapped(by: transform), margin: 1)
        add(
            .stroke, open.layer, bounds, in: clip,
            .path(PathDrawing(path: line, style: .stroke(style), color: color, transform: transform)))
    }

    private mutating func addGradient(_ open: OpenLayer, _ gradient: GradientProperties) {
        let geometry = open.geometry
        let bounds = open.properties.bounds
        guard !gradient.colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        var shape = geometry.shape
        if open.clipGroup != nil {
            // The edge must not be antialiased twice.
            let beyond = 2 / (geometry.shapeTransform.isIdentity ? 1 : geometry.scale)
            shape = RoundedRect(shape.rect.insetBy(dx: -beyond, dy: -beyond))
        }
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        // If the edges lie on whole pixels, the gradient is aligned with them.
        let onPixels = geometry.pixelRect.map { rect in
            CGAffineTransform(
                a: CGFloat(rect.width), b: 0, c: 0, d: CGFloat(rect.height), tx: CGFloat(rect.x), ty: CGFloat(rect.y))
        }
        let isUpright = geometry.pixelRect != nil && geometry.shapeTransform.isIdentity
        let isOpaque = open.alpha >= 1 && isUpright && gradient.colors.allSatisfy(\.isOpaque) && open.tint == nil
        let area =
            isUpright
            ? PixelRect(snapping: shape.rect)
            : PixelRect(
                around: shape.rect.mapped(by: geometry.shapeTransform))
        add(
            .gradient, open.layer, area, in: open.clip,
            .gradient(
                GradientDrawing(
                    gradient: gradient, alpha: open.alpha, tint: open.tint, shape: shape,
                    transform: geometry.shapeTransform, unit: onPixels ?? unit.concatenating(geometry.transform),
                    isOpaque: isOpaque)))
    }

    mutating func addShadow(_ open: OpenLayer, _ path: LayerPath, _ color: CGColor) {
        let properties = open.properties
        let geometry = open.geometry
        let box = path.path.boundingBoxOfPath
        guard !box.isNull, box.isFinite else { return }
        let reach = min(properties.shadowRadius, 1_000_000) * 3 + 4 / geometry.scale
        let area = box.offsetBy(dx: properties.shadowOffset.width, dy: properties.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
        let shadow = PathShadowDrawing(
            path: path, sigma: properties.shadowRadius, offset: properties.shadowOffset, color: color,
            transform: geometry.transform)
        let bounds = PixelRect(around: area.mapped(by: geometry.transform), margin: 2)
        add(.shadow, open.layer, bounds, in: open.clip, .pathShadow(shadow))
    }

    mutating func addBackdrop(_ open: OpenLayer) {
        guard case .backdrop(let backdrop) = open.properties.kind else { return }
        let geometry = open.geometry
        let sigma = min(backdrop.blurRadius * geometry.scale, BackdropBlur.maximumSigma)
        let rect = geometry.shapeBounds.intersection(open.clip)
        guard !rect.isEmpty else { return }
        let reach = BackdropBlur.reach(sigma: sigma)
        let source = PixelRect(
            x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
        let drawing = BackdropDrawing(
            store: open.layer.backdropStore, source: source, rect: rect, sigma: sigma,
            saturation: backdrop.saturation, tint: backdrop.tint, alpha: open.alpha, shape: geometry.shape,
            transform: geometry.shapeTransform)
        add(.backdrop, open.layer, rect, in: open.clip, .backdrop(drawing))
    }
}
