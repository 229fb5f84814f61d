// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// The map from user space to the bitmap's pixels.
    public var ctm: CGAffineTransform { state.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Makes units larger by these factors.
    ///
    /// A factor of zero leaves nothing to be seen until `restoreGState`.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns by `angle` radians, clockwise to the eye.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Makes what is drawn from now on go through `transform` first and the present transformation after it.
    public func concatenate(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy(\.isFinite) else { return }
        state.transform = transform.concatenating(state.transform)
        // A matrix without inverse would put the native context into an error state for good.
        guard !state.isDegenerate else { return }
        var matrix = state.transform.native
        unsafe cairo_set_matrix(native, &matrix)
    }

    /// Where Core Text's next line begins: the text matrix's translation.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// The smallest rectangle of pixels around `rect`'s corners.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// The smallest rectangle of user space around `rect`'s corners.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

/// The furthest pixel that is told to the drawing library.
///
/// It keeps positions in 24 bits before the point and subtracts one from another, which must not overflow either
/// (2^22); the other half is room for the width of strokes.
let deviceLimit: CGFloat = 2_097_151

extension CGContext {
    /// `point` as it is where its pixel can be held, moved to the nearest that can where not; `nil` where the numbers
    /// say nothing.
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
