// SPDX-License-Identifier: MIT
package import Foundation

/// Creates and caches the masks of blurred path shadows.
///
/// Each mask is rendered as a whole. Must be used by one thread at a time; lives as long as the process.
package final class PathShadowRenderer {
    /// The maximum size of the cache in bytes; the least recently used mask is discarded first.
    private static let capacity = 8 << 20
    /// The maximum side length of a mask; larger shadows are rendered smaller and magnified when drawn.
    private static let maximumSideLength: CGFloat = 1_536

    private struct Key: Hashable {
        var elements: [CGPath.Element]
        /// The conversion from the path's units to pixels, independent of the shadow's position.
        var scale: [CGFloat]
        var sigma: CGFloat
    }

    private struct Entry {
        var mask: Bitmap?
        /// The mask's position.
        ///
        /// Its top left is a whole number of its pixels from the path's origin.
        var origin: CGPoint
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var useCount = 0

    package init() {}

    /// Draws `color` through the blurred inside of `path`, offset by `offset`, without the path itself.
    ///
    /// `sigma`, the blur's standard deviation, and `offset` are in the path's own units, which `transform` converts to
    /// pixels.
    package func draw(
        _ path: CGPath, sigma: CGFloat, offset: CGSize, color: CGColor, transform: CGAffineTransform,
        with compositor: Compositor
    ) {
        guard color.alpha > 0, transform.isInvertible, sigma.isFinite, offset.width.isFinite, offset.height.isFinite
        else { return }
        let unit = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let moved = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(transform)
        guard sigma * unit >= 0.5 else { return compositor.fill(path, color: color, transform: moved) }
        let linear = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        let box = path.boundingBoxOfPath.applying(linear)
        guard box.isFinite, !path.isEmpty else { return }
        let reduction = min(1, Self.maximumSideLength / max(box.width, box.height, 1))
        let key = Key(
            elements: path.elements, scale: [linear.a, linear.b, linear.c, linear.d], sigma: sigma * unit)
        let entry = entries[key] ?? make(path, linear, reduction, box, sigma * unit)
        useCount += 1
        entries[key] = Entry(mask: entry.mask, origin: entry.origin, lastUse: useCount)
        dropOldest()
        guard let mask = entry.mask else { return }
        let size = CGSize(width: CGFloat(mask.width) / reduction, height: CGFloat(mask.height) / reduction)
        // Aligned to whole pixels: a blurred edge shows no difference, and copying is fast.
        compositor.draw(
            mask: mask,
            in: CGRect(
                x: (moved.tx + entry.origin.x).rounded(), y: (moved.ty + entry.origin.y).rounded(),
                width: size.width, height: size.height),
            color: color)
    }

    private func make(
        _ path: CGPath, _ linear: CGAffineTransform, _ reduction: CGFloat, _ box: CGRect, _ sigma: CGFloat
    ) -> Entry {
        let blur = GaussianBlur(sigma: sigma * reduction)
        let reach = CGFloat(blur.reach + 1)
        let left = (box.minX * reduction - reach).rounded(.down)
        let top = (box.minY * reduction - reach).rounded(.down)
        let width = Int(pixel: box.maxX * reduction + reach - left, .up)
        let height = Int(pixel: box.maxY * reduction + reach - top, .up)
        let origin = CGPoint(x: left / reduction, y: top / reduction)
        guard let mask = try? Bitmap(width: max(1, width), height: max(1, height), format: .alpha8) else {
            return Entry(mask: nil, origin: origin, lastUse: 0)
        }
        let scaled = CGAffineTransform(
            a: linear.a * reduction, b: linear.b * reduction, c: linear.c * reduction, d: linear.d * reduction,
            tx: -left, ty: -top)
        Compositor(mask).fill(path, color: .black, transform: scaled)
        blur.apply(to: mask)
        return Entry(mask: mask, origin: origin, lastUse: 0)
    }

    private func dropOldest() {
        func size(_ entry: Entry) -> Int { entry.mask.map { $0.bytesPerRow * $0.height } ?? 64 }
        var total = entries.values.reduce(0) { $0 + size($1) }
        while total > Self.capacity, entries.count > 1,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            total -= size(oldest.value)
            entries[oldest.key] = nil
        }
    }
}
