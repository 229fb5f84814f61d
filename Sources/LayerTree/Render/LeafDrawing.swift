// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A leaf that is being turned.
struct LeafDrawing: Equatable, Sendable {
    let leaf: LeafProperties
    let fold: PageFold
    /// From the front's pixels to device pixels.
    var map: CGAffineTransform
}

extension DisplayListBuilder {
    mutating func addLeaf(_ open: OpenLayer, _ leaf: LeafProperties, _ clip: PixelRect) {
        let bounds = open.properties.bounds
        guard let front = leaf.front?.bitmap, bounds.width > 0, bounds.height > 0 else { return }
        let size = PixelSize(width: front.width, height: front.height)
        let map = CGAffineTransform(
            a: bounds.width / CGFloat(size.width), b: 0, c: 0, d: bounds.height / CGFloat(size.height),
            tx: bounds.minX, ty: bounds.minY
        ).concatenating(open.geometry.transform)
        guard map.isFinite, abs(map.a * map.d - map.b * map.c) > 1e-9 else { return }
        let fold = PageFold(leaf: leaf, size: size)
        // The leaf covers both sides of the spine, and its slant adds to its extent.
        let isSideways = leaf.freeEdge == .left || leaf.freeEdge == .right
        let reach = 2 * fold.radius + 2
        let slant = min(abs(leaf.tilt), 1) * 2 * CGFloat(max(size.width, size.height)) + reach
        let (dx, dy) =
            isSideways ? (CGFloat(size.width) + reach, slant) : (slant, CGFloat(size.height) + reach)
        let area = CGRect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: -dx, dy: -dy)
        add(
            .leaf, open.layer, PixelRect(around: area.mapped(by: map)), in: clip,
            .leaf(LeafDrawing(leaf: leaf, fold: fold, map: map)))
    }
}

extension ItemPainter {
    func paint(_ drawing: LeafDrawing, in rect: PixelRect) {
        guard let front = drawing.leaf.front?.bitmap, front !== compositor.target else { return }
        _ = front.readPixels { page in
            guard let back = drawing.leaf.back?.bitmap, back !== compositor.target else {
                return paint(drawing, page, back: nil, in: rect)
            }
            // The same image can be on both sides; access to it must not be nested.
            if back === front { return paint(drawing, page, back: page, in: rect) }
            _ = back.readPixels { paint(drawing, page, back: $0, in: rect) }
        }
    }

    private func paint(_ drawing: LeafDrawing, _ page: PixelView, back: PixelView?, in rect: PixelRect) {
        let isSideways = drawing.leaf.freeEdge == .left || drawing.leaf.freeEdge == .right
        _ = compositor.target.withPixels { view in
            CurlKernel(fold: drawing.fold, page: page, pageOrigin: (0, 0), back: back, isTurnedSideways: isSideways)
                .paint(view, rect, toPage: drawing.map.inverted())
        }
    }
}
