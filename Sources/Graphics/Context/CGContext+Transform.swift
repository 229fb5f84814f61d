// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// The current transform, from user space to the bitmap's pixels.
    public var ctm: CGAffineTransform { state.transform }

    /// Translates the user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the user space.
    ///
    /// With a factor of zero nothing is drawn until `restoreGState`.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the user space by `angle` radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Prepends `transform` to the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy(\.isFinite) else { return }
        state.transform = transform.concatenating(state.transform)
        // A matrix without an inverse would put the Cairo context into an error state permanently.
        guard !state.isDegenerate, let native = unsafe storedNative else { return }
        var matrix = state.transform.native
        unsafe cairo_set_matrix(native, &matrix)
    }

    /// The origin of Core Text's next line: the text matrix's translation.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Converts a point from user space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a size from user space to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// Converts a rectangle from user space to pixels.
    ///
    /// Returns the bounding box of the result.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts a point from pixels to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Converts a size from pixels to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// Converts a rectangle from pixels to user space.
    ///
    /// Returns the bounding box of the result.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

/// The maximum pixel coordinate that is passed to Cairo.
///
/// Cairo stores positions with 24 integer bits and subtracts them from one another, which must not overflow either
/// (2^22); the other half is for the width of strokes.
let deviceLimit: CGFloat = 2_097_151

extension CGContext {
    /// Returns `point`, clamped in device space to the coordinates that Cairo can represent; `nil` if it is not finite.
    func holdable(_ point: CGPoint) -> CGPoint? {
        guard point.isFinite else { return nil }
        let device = point.applying(state.transform)
        if abs(device.x) <= deviceLimit && abs(device.y) <= deviceLimit { return point }
        guard !device.x.isNaN, !device.y.isNaN else { return nil }
        let range = -deviceLimit...deviceLimit
        return CGPoint(x: device.x.clamped(to: range), y: device.y.clamped(to: range))
            .applying(state.transform.inverted())
    }
}
