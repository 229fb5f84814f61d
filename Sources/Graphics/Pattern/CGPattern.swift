// SPDX-License-Identifier: MIT
public import Foundation

/// A drawing that is repeated in both directions, for fills and strokes.
///
/// It is anchored at the context's initial origin, independent of the transform, so that shapes filled with the same
/// pattern match. It is rasterized once for each size and color.
///
/// > Note: Differs from Core Graphics: in a document it is rasterized with two pixels per point.
@safe
public final class CGPattern {
    /// The bounds of one copy, in the pattern's space; drawing is clipped to them.
    public let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let drawCell: (CGContext) -> Void
    private let release: () -> Void
    private var cells: [PatternCell.Key: PatternCell] = [:]

    /// Creates a pattern that repeats the drawing of `draw` inside `bounds` every `xStep` to the right and `yStep`
    /// down.
    ///
    /// `matrix` converts the pattern's space to points. An uncolored pattern is a stencil whose color is set with
    /// `setFillPattern(_:colorComponents:)`; of the colors that it sets itself, only the alpha is used. `draw` is
    /// called later, whenever needed.
    ///
    /// Returns `nil` for empty bounds, zero steps, and non-finite values.
    public init?(
        bounds: CGRect, matrix: CGAffineTransform = .identity, xStep: CGFloat, yStep: CGFloat, isColored: Bool = true,
        draw: @escaping (CGContext) -> Void
    ) {
        guard Self.isUsable(bounds, matrix, xStep, yStep) else { return nil }
        self.bounds = bounds.standardized
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        drawCell = draw
        release = {}
    }

    /// Creates a pattern with C callbacks, as in Core Graphics; `tiling` has no effect.
    ///
    /// `info` is passed to the callbacks. `releaseInfo` is called when the pattern is deallocated, or immediately if
    /// initialization fails.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let callbacks = unsafe callbacks.pointee
        guard let draw = unsafe callbacks.drawPattern, Self.isUsable(bounds, matrix, xStep, yStep) else {
            unsafe callbacks.releaseInfo?(info)
            return nil
        }
        self.bounds = bounds.standardized
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        drawCell = { unsafe draw(info, $0) }
        release = { unsafe callbacks.releaseInfo?(info) }
    }

    deinit {
        release()
    }

    private static func isUsable(
        _ bounds: CGRect, _ matrix: CGAffineTransform, _ xStep: CGFloat, _ yStep: CGFloat
    ) -> Bool {
        bounds.isFinite && !bounds.isEmpty && matrix.isInvertible && xStep.isFinite && yStep.isFinite && xStep != 0
            && yStep != 0
    }

    /// Returns the pattern's pixels for `context`; `nil` if memory can't be allocated.
    func cell(color: CGColor, alpha: CGFloat, in context: CGContext) -> PatternCell? {
        let key = PatternCell.Key(
            scale: context.baseScale * (context.isDocument ? 2 : 1), base: context.baseScale,
            color: isColored ? .black.fading(by: color.alpha) : color, alpha: alpha)
        if let cell = cells[key] { return cell }
        // An animated color requires another cell each time.
        if cells.count >= 8 { cells = [:] }
        let cell = PatternCell(self, key, draw: drawCell)
        cells[key] = cell
        return cell
    }
}

/// Constants for the precision of a pattern's spacing on the device.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    /// Keeps the pattern undistorted, with varying spacing.
    case noDistortion = 0
    /// Keeps the spacing constant, distorting the pattern minimally.
    case constantSpacingMinimalDistortion = 1
    /// Keeps the spacing constant, distorting the pattern if necessary.
    case constantSpacing = 2
}

/// A callback that draws a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A callback that releases the `info` of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
@unsafe
public struct CGPatternCallbacks {
    /// The version of the structure, always 0.
    public var version: UInt32
    /// Draws the pattern.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates a set of callbacks.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        unsafe self.version = version
        unsafe self.drawPattern = unsafe drawPattern
        unsafe self.releaseInfo = unsafe releaseInfo
    }
}
