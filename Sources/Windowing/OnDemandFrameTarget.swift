// SPDX-License-Identifier: MIT
public import RenderThread

/// A frame target that accepts frames without pixels and has them painted when they are read.
///
/// A test reads few of the frames that it causes, and painting is most of a frame's cost.
@RenderActor
public protocol OnDemandFrameTarget: FrameTarget {
    /// Whether the render server calls `present(size:damage:configuration:painter:)` instead of requesting buffers.
    ///
    /// Constant for the target's lifetime.
    var paintsOnDemand: Bool { get }

    /// Shows a frame of `size` pixels, which `painter` paints when they are read.
    ///
    /// `damage` and `configuration` have the same meaning as in `present(_:damage:configuration:)`. The painter paints
    /// the given rectangles of the newest frame into the buffer. The target passes it the damage accumulated since the
    /// last read.
    func present(
        size: PixelSize, damage: [PixelRect], configuration: FrameConfiguration?,
        painter: @escaping @RenderActor (_ buffer: PixelBuffer, _ rects: [PixelRect]) -> Void)
}
