// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Aligns lines and baselines to device pixels, if the context's transform keeps rectangles axis-aligned.
struct PixelGrid {
    private let transform: CGAffineTransform
    private let isAligned: Bool

    init(_ context: CGContext) {
        transform = context.ctm
        // A document has no pixels.
        isAligned = !context.isDocument && transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    }

    private func snapY(_ y: CGFloat) -> CGFloat {
        ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
    }

    private func snapX(_ x: CGFloat) -> CGFloat {
        ((x * transform.a + transform.tx).rounded() - transform.tx) / transform.a
    }

    /// Returns a pen position with y rounded to a pixel boundary; x is kept, since glyphs are positioned at fractions
    /// of a pixel.
    func baseline(_ point: CGPoint) -> CGPoint {
        isAligned ? CGPoint(x: point.x, y: snapY(point.y)) : point
    }

    /// Returns a rectangle with all edges on pixel boundaries.
    func rect(_ rect: CGRect) -> CGRect {
        guard isAligned else { return rect }
        let (left, top) = (snapX(rect.minX), snapY(rect.minY))
        return CGRect(x: left, y: top, width: snapX(rect.maxX) - left, height: snapY(rect.maxY) - top)
    }

    /// Returns an x coordinate on a pixel boundary.
    func edge(_ x: CGFloat) -> CGFloat { isAligned ? snapX(x) : x }

    /// Returns a rectangle of the same size with its left and top edges on pixel boundaries.
    func moved(_ rect: CGRect) -> CGRect {
        isAligned ? CGRect(origin: CGPoint(x: snapX(rect.minX), y: snapY(rect.minY)), size: rect.size) : rect
    }

    /// Returns a horizontal bar with a thickness of at least one and a whole number of pixels; its ends are kept.
    func rule(_ rect: CGRect) -> CGRect {
        guard isAligned else { return rect }
        let pixels = max((rect.height * abs(transform.d)).rounded(), 1)
        let height = pixels / abs(transform.d)
        return CGRect(x: rect.minX, y: snapY(rect.midY - height / 2), width: rect.width, height: height)
    }
}
