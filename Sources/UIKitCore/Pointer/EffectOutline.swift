// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The outline of an effect: a rectangle, or a path instead.
struct EffectOutline: Equatable {
    var rect: CGRect
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.continuous
    var corners = UIRectCorner.allCorners
    var path: UIBezierPath?

    /// The maximum side length, in points, which no window reaches.
    private static let maximumSideLength: CGFloat = 1_000_000

    var isUsable: Bool {
        // The sides as given: Foundation's `width` is an absolute value.
        let sides = [rect.size.width, rect.size.height]
        return rect.isFinite && sides.allSatisfy { $0 > 0 && $0 <= Self.maximumSideLength } && cornerRadius >= 0
            && cornerRadius.isFinite
    }

    /// Applies the outline, which is in the coordinates of the layer's superlayer, and a color to `layer`.
    @MainActor
    func apply(to layer: CAShapeLayer, color: CGColor?) {
        layer.frame = rect
        guard let path else {
            layer.path = nil
            layer.backgroundColor = color
            layer.cornerRadius = min(cornerRadius, rect.width / 2, rect.height / 2)
            layer.cornerCurve = cornerCurve
            layer.maskedCorners = CACornerMask(corners)
            return
        }
        layer.backgroundColor = nil
        layer.fillColor = color
        layer.fillRule = path.usesEvenOddFillRule ? .evenOdd : .nonZero
        layer.path = localPath(path)
    }

    /// The outline as a path relative to the origin of its rectangle.
    @MainActor var shadowPath: CGPath {
        if let path { return localPath(path) }
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        let bounds = CGRect(origin: .zero, size: rect.size)
        return UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath
    }

    @MainActor
    private func localPath(_ path: UIBezierPath) -> CGPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
        return copy.cgPath
    }

    /// Returns the outline converted to other coordinates.
    @MainActor
    func converted(from view: UIView, to container: UIView) -> EffectOutline {
        var outline = self
        if let path {
            let copy = UIBezierPath(cgPath: path.cgPath)
            copy.usesEvenOddFillRule = path.usesEvenOddFillRule
            let origin = view.convert(CGPoint.zero, to: container)
            let (x, y) = (
                view.convert(CGPoint(x: 1, y: 0), to: container), view.convert(CGPoint(x: 0, y: 1), to: container)
            )
            copy.apply(
                CGAffineTransform(
                    a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
                    ty: origin.y))
            outline.path = copy
            outline.rect = copy.bounds
        } else {
            outline.rect = view.convert(rect, to: container)
        }
        return outline
    }
}

extension CACornerMask {
    fileprivate init(_ corners: UIRectCorner) {
        self = []
        if corners.contains(.topLeft) { insert(.layerMinXMinYCorner) }
        if corners.contains(.topRight) { insert(.layerMaxXMinYCorner) }
        if corners.contains(.bottomLeft) { insert(.layerMinXMaxYCorner) }
        if corners.contains(.bottomRight) { insert(.layerMaxXMaxYCorner) }
    }
}
