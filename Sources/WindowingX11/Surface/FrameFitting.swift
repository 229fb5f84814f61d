// SPDX-License-Identifier: MIT
internal import RenderThread
internal import Windowing

/// Adjusts a window's position, size and shape to its frames.
@RenderActor
protocol FrameFitting: AnyObject, Sendable {
    /// Called when a frame with that configuration is about to be sent.
    func fit(_ canvas: Canvas, to configuration: FrameConfiguration)

    /// Called when `buffer`, which differs from the previous frame in `damage`, is about to be sent.
    ///
    /// - Returns: Whether the window has any visible area. Without one the server treats the window as hidden, although
    ///   further frames can be needed.
    func fit(_ canvas: Canvas, to buffer: SurfaceBuffer, damage: [PixelRect]) -> Bool
}
