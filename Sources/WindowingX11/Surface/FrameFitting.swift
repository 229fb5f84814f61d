// SPDX-License-Identifier: MIT
internal import Windowing

/// Has a window follow its frames: in place, size and shape.
@RenderActor
protocol FrameFitting: AnyObject, Sendable {
    /// A frame with that configuration is about to be sent.
    func fit(_ canvas: Canvas, to configuration: FrameConfiguration)

    /// `buffer`, which differs in `damage` from the one before, is about to be sent.
    ///
    /// - Returns: whether anything of the window is left; one of which nothing is counts as hidden with the server,
    ///   which does not mean that nobody wants further frames.
    func fit(_ canvas: Canvas, to buffer: SurfaceBuffer, damage: [PixelRect]) -> Bool
}
