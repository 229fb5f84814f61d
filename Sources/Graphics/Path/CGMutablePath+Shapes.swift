// SPDX-License-Identifier: MIT
public import Foundation

extension CGMutablePath {
    /// Adds a closed rectangle, starting at its origin with the top edge.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        addLines(between: rect.cornerPoints, transform: transform)
        closeSubpath()
    }

    /// Adds several closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fits in a rectangle, starting at the right and continuing toward the bottom.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        let unitCircle = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false, startsSubpath: true,
            transform: unitCircle.concatenating(transform))
        closeSubpath()
    }

    /// Adds a rectangle whose corners are quarters of an ellipse.
    ///
    /// Negative radii become zero, and radii too large for the rectangle are limited to half its sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard rect.isFinite, cornerWidth.isFinite, cornerHeight.isFinite else { return }
        let width = cornerWidth.clamped(to: 0...(rect.width / 2))
        let height = cornerHeight.clamped(to: 0...(rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        // Each corner is a transformed quarter of the unit circle; the lines between are added implicitly.
        func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat, startsSubpath: Bool = false) {
            let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
            addArc(
                center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false,
                startsSubpath: startsSubpath, transform: place.concatenating(transform))
        }
        corner(rect.maxX - width, rect.minY + height, from: -.pi / 2, startsSubpath: true)
        corner(rect.maxX - width, rect.maxY - height, from: 0)
        corner(rect.minX + width, rect.maxY - height, from: .pi / 2)
        corner(rect.minX + width, rect.minY + height, from: .pi)
        closeSubpath()
    }
}
