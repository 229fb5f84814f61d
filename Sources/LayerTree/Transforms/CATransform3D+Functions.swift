// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(translationX: 0, 0, 0)

/// Whether the map leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether the two are the same number by number.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(translationX: tx, ty, tz)
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(scaleX: sx, sy, sz)
}

/// A turn by `angle` radians about the axis (x, y, z); about z it goes from x towards y, clockwise on the screen.
///
/// The identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x, y, z)
}

/// The map that moves first and does `t` after it.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3D(translationX: tx, ty, tz).concatenating(t)
}

/// The map that scales first and does `t` after it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(scaleX: sx, sy, sz).concatenating(t)
}

/// The map that turns by `angle` radians about the axis (x, y, z) first and does `t` after it.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x, y, z).concatenating(t)
}

/// The map that does `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The map that undoes `t`; `t` itself where nothing does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// The map that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether the map stays in the plane, so that `CATransform3DGetAffineTransform` says all of it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// What the map does in the plane, leaving out depth and perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affineTransform }
