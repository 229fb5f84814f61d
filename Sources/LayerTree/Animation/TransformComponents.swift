// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// An affine transform decomposed into steps that can each be interpolated: scale, shear, rotation, translation.
struct TransformComponents: Equatable, Sendable {
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// The shear of x per unit of y, before the rotation.
    var shear: CGFloat
    /// The rotation from the x axis toward the y axis, in radians.
    var rotation: CGFloat
    var translation: CGPoint

    init(_ transform: CGAffineTransform) {
        var xAxis = CGPoint(x: transform.a, y: transform.b)
        var yAxis = CGPoint(x: transform.c, y: transform.d)
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = hypot(xAxis.x, xAxis.y)
        if scaleX > 0 {
            xAxis = CGPoint(x: xAxis.x / scaleX, y: xAxis.y / scaleX)
        } else {
            // The x axis has collapsed; the rotation can still be derived from the y axis.
            let length = hypot(yAxis.x, yAxis.y)
            xAxis = length > 0 ? CGPoint(x: yAxis.y / length, y: -yAxis.x / length) : CGPoint(x: 1, y: 0)
        }
        let along = xAxis.x * yAxis.x + xAxis.y * yAxis.y
        yAxis = CGPoint(x: yAxis.x - along * xAxis.x, y: yAxis.y - along * xAxis.y)
        scaleY = hypot(yAxis.x, yAxis.y)
        shear = scaleY > 0 ? along / scaleY : 0
        if xAxis.x * yAxis.y - xAxis.y * yAxis.x < 0 {
            // A mirror image. Mirroring the axis that points backward keeps a plain flip free of any rotation.
            shear = -shear
            if transform.a < transform.d {
                scaleX = -scaleX
                xAxis = CGPoint(x: -xAxis.x, y: -xAxis.y)
            } else {
                scaleY = -scaleY
            }
        }
        rotation = atan2(xAxis.y, xAxis.x)
    }

    var transform: CGAffineTransform {
        CGAffineTransform(translationX: translation.x, y: translation.y)
            .rotated(by: rotation)
            .concatenatedAfter(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
            .scaledBy(x: scaleX, y: scaleY)
    }

    private var isCollapsed: Bool { scaleX == 0 && scaleY == 0 }

    /// Returns the components at `progress` toward `other`, rotating along the shorter arc.
    func interpolated(to other: TransformComponents, progress: CGFloat) -> TransformComponents {
        var start = self
        var end = other
        // A point has no direction: growing from zero size must not rotate.
        if start.isCollapsed { start.rotation = end.rotation }
        if end.isCollapsed { end.rotation = start.rotation }
        let arc = remainder(end.rotation - start.rotation, 2 * .pi)
        start.scaleX += (end.scaleX - start.scaleX) * progress
        start.scaleY += (end.scaleY - start.scaleY) * progress
        start.shear += (end.shear - start.shear) * progress
        start.rotation += arc * progress
        start.translation.x += (end.translation.x - start.translation.x) * progress
        start.translation.y += (end.translation.y - start.translation.y) * progress
        return start
    }
}

extension CGAffineTransform {
    /// Returns the transform that applies `first` and then `self`.
    fileprivate func concatenatedAfter(_ first: CGAffineTransform) -> CGAffineTransform {
        first.concatenating(self)
    }
}
