// SPDX-License-Identifier: MIT
public import Foundation

/// A drawing that is repeated in both directions, to fill or stroke with.
///
/// It lies where the context's origin was before any transformation, so that shapes filled with the same pattern fit
/// each other. It is drawn once for each size and colour, as pixels.
///
/// > Note: Differs from Core Graphics: in a document it is a picture of two pixels to the point.
@safe
public final class CGPattern {
    /// What one copy draws in, in the pattern's space; nothing outside is seen.
    public let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let drawCell: (CGContext) -> Void
    private let release: () -> Void
    private var cells: [PatternCell.Key: PatternCell] = [:]

    /// Repeats what `draw` draws inside `bounds` every `xStep` to the right and every `yStep` down.
    ///
    /// `matrix` maps the pattern's space to points. A pattern that is not coloured says where colour goes, and gets it
    /// with `setFillPattern(_:colorComponents:)`; the colours that it sets itself then count by their alpha only. `draw`
    /// is called later, as often as needed.
    ///
    /// `nil` for empty bounds, steps that are zero, and numbers that are not finite.
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

    /// As Core Graphics spells it; `tiling` only says how exactly other systems keep the distances.
    ///
    /// `info` is handed to the callbacks, `releaseInfo` when the pattern goes away, or at once where there is none.
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

    /// The pattern's pixels for `context`; `nil` without memory for them.
    func cell(color: CGColor, alpha: CGFloat, in context: CGContext) -> PatternCell? {
        let key = PatternCell.Key(
            scale: context.baseScale * (context.isDocument ? 2 : 1), base: context.baseScale,
            color: isColored ? .black.fading(by: color.alpha) : color, alpha: alpha)
        if let cell = cells[key] { return cell }
        // An animated colour asks for another cell each time.
        if cells.count >= 8 { cells = [:] }
        let cell = PatternCell(self, key, draw: drawCell)
        cells[key] = cell
        return cell
    }
}

/// How exactly a pattern's distances are kept on the device.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls to be drawn, and when it goes away.
@unsafe
public struct CGPatternCallbacks {
    /// Always 0.
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        unsafe self.version = version
        unsafe self.drawPattern = unsafe drawPattern
        unsafe self.releaseInfo = unsafe releaseInfo
    }
}
