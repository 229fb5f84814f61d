// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

extension Compositor {
    /// Draws the blurred shadow of `shape`, offset by `offset`, without the shape itself.
    ///
    /// `sigma` is the blur's standard deviation, limited to 100 pixels. Like `offset` it is in the shape's own units,
    /// which `transform` converts to pixels. The shadow is aligned to whole pixels unless it is rotated. With
    /// `drawsInterior: false` the interior, where the shadow has its full color, can be omitted: for shapes that cover
    /// it anyway.
    package func drawShadow(
        of shape: RoundedRect, sigma: CGFloat, offset: CGSize = .zero, color: CGColor, drawsInterior: Bool = true,
        transform: CGAffineTransform = .identity, renderer: ShadowRenderer
    ) {
        let rect = shape.rect.offsetBy(dx: offset.width, dy: offset.height)
        guard color.alpha > 0, rect.isFinite, !rect.isEmpty, sigma.isFinite, transform.isInvertible else { return }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        // A blur of less than half a pixel is no different from antialiasing.
        guard sigma * scale >= 0.5 else {
            return fill(RoundedRect(rect, radii: shape.radii, curve: shape.curve), color: color, transform: transform)
        }
        let isTurned = transform.b != 0 || transform.c != 0 || transform.a < 0 || transform.d < 0
        if isTurned {
            drawTurnedShadow(
                of: RoundedRect(rect, radii: shape.radii, curve: shape.curve), sigma: sigma, scale: scale,
                color: color, transform: transform, renderer: renderer)
        } else {
            drawUprightShadow(
                of: RoundedRect(
                    rect.applying(transform), radii: shape.radii.map { $0 * scale }, curve: shape.curve),
                sigma: sigma * scale, color: color, drawsInterior: drawsInterior, renderer: renderer)
        }
    }

    private func drawUprightShadow(
        of shape: RoundedRect, sigma: CGFloat, color: CGColor, drawsInterior: Bool, renderer: ShadowRenderer
    ) {
        let limit = deviceLimit
        let left = Int(pixel: shape.rect.minX.clamped(to: -limit...limit))
        let top = Int(pixel: shape.rect.minY.clamped(to: -limit...limit))
        let width = max(1, Int(pixel: shape.rect.maxX.clamped(to: -limit...limit)) - left)
        let height = max(1, Int(pixel: shape.rect.maxY.clamped(to: -limit...limit)) - top)
        guard
            let mask = renderer.mask(
                width: width, height: height, radii: shape.radii, curve: shape.curve, sigma: sigma)
        else { return }
        let visible = clipExtents
        let columns = mask.pieces(isHorizontal: true, length: width)
            .filter { left + $0.target < visible.maxX && left + $0.target + $0.length > visible.x }
        let rows = mask.pieces(isHorizontal: false, length: height)
            .filter { top + $0.target < visible.maxY && top + $0.target + $0.length > visible.y }
        for row in rows {
            for column in columns where !(row.isMiddle && column.isMiddle) {
                blit(
                    mask: mask.bitmap,
                    part: DeviceRect(x: column.source, y: row.source, width: column.length, height: row.length),
                    x: left + column.target, y: top + row.target, color: color)
            }
        }
        guard drawsInterior, let firstColumn = columns.first(where: \.isMiddle),
            let lastColumn = columns.last(where: \.isMiddle),
            let firstRow = rows.first(where: \.isMiddle), let lastRow = rows.last(where: \.isMiddle)
        else { return }
        fill(
            DeviceRect(
                x: left + firstColumn.target, y: top + firstRow.target,
                width: lastColumn.target + lastColumn.length - firstColumn.target,
                height: lastRow.target + lastRow.length - firstRow.target),
            color: color)
    }

    private func drawTurnedShadow(
        of shape: RoundedRect, sigma: CGFloat, scale: CGFloat, color: CGColor, transform: CGAffineTransform,
        renderer: ShadowRenderer
    ) {
        // A rotated shadow has no repeating parts and is rendered as a whole. Because it is blurred, large ones can be
        // rendered at a lower resolution.
        let longest = max(shape.rect.width, shape.rect.height) * scale
        let scale = longest > 1_024 ? scale * 1_024 / longest : scale
        let width = max(1, Int(pixel: shape.rect.width * scale))
        let height = max(1, Int(pixel: shape.rect.height * scale))
        let key = ShadowMask.Key(
            exactWidth: width, height: height, radii: shape.radii.map { $0 * scale }, curve: shape.curve,
            sigma: sigma * scale)
        guard let mask = renderer.mask(key) else { return }
        let (scaleX, scaleY) = (shape.rect.width / CGFloat(width), shape.rect.height / CGFloat(height))
        let reach = CGFloat(mask.reach)
        draw(
            mask: mask.bitmap, in: shape.rect.insetBy(dx: -reach * scaleX, dy: -reach * scaleY), transform: transform,
            color: color)
    }

    /// The bounds of the pixels that drawing can change.
    private var clipExtents: DeviceRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(native, &left, &top, &right, &bottom)
        let (x, y) = (Int(pixel: left, .down), Int(pixel: top, .down))
        return DeviceRect(x: x, y: y, width: Int(pixel: right, .up) - x, height: Int(pixel: bottom, .up) - y)
    }
}
