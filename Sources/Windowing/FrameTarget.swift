// SPDX-License-Identifier: MIT
public import Foundation

/// When a frame will be, or was, seen.
public struct FrameTime: Sendable, Hashable {
    /// Seconds on the `TimeSource`'s scale at which animations should be sampled for the frame.
    public var timestamp: TimeInterval
    /// Seconds from one refresh of the display to the next.
    public var refreshInterval: TimeInterval

    public init(timestamp: TimeInterval, refreshInterval: TimeInterval = 1 / 60) {
        self.timestamp = timestamp
        self.refreshInterval = refreshInterval
    }
}

/// The geometry that a frame was laid out for; it travels with the frame, so that size and pixels change together.
public struct FrameConfiguration: Sendable, Hashable {
    /// The configure sequence that this frame answers; `nil` when the frame answers none.
    public var serial: UInt32?
    /// The buffer's size in pixels.
    public var pixelSize: PixelSize
    /// The surface's size in points, shadow and decorations included.
    public var size: CGSize
    /// Pixels per point; may be fractional.
    public var scale: CGFloat
    /// What the user takes for the window (title bar, not shadow), in surface points.
    public var windowGeometry: CGRect
    /// Where the surface is opaque, in surface points; `nil` where nothing is promised.
    public var opaqueRegion: CGRect?
    /// Where the surface takes input, in surface points; `nil` for everywhere.
    public var inputRegion: CGRect?

    public init(
        serial: UInt32? = nil, pixelSize: PixelSize, size: CGSize, scale: CGFloat, windowGeometry: CGRect,
        opaqueRegion: CGRect? = nil, inputRegion: CGRect? = nil
    ) {
        self.serial = serial
        self.pixelSize = pixelSize
        self.size = size
        self.scale = scale
        self.windowGeometry = windowGeometry
        self.opaqueRegion = opaqueRegion
        self.inputRegion = inputRegion
    }
}

/// Where the render server's frames go: one window's surface, seen from the render thread.
///
/// The render server asks for a frame only when something changed, calls `nextBuffer`, draws, and calls `present` once.
@RenderActor
public protocol FrameTarget: AnyObject, Sendable {
    /// Calls `handler` once, on the render actor, when the display wants the next frame of this surface.
    ///
    /// A surface that has not been presented yet, or whose last frame has already been shown, answers at once (but not
    /// before this call returns). A hidden surface may never answer. At most one request is outstanding; a second
    /// replaces the first.
    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void)

    /// A buffer of that size to draw into, or `nil` while the display holds all of them (the next `requestFrame` then
    /// answers when one is back) or when memory for it could not be had.
    func nextBuffer(size: PixelSize) -> PixelBuffer?

    /// Shows `buffer`. `damage` is what differs from the frame before, in buffer pixels: empty means that nothing does.
    /// `configuration` is acknowledged and applied together with the pixels; `nil` keeps the last one.
    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?)

    /// Gives back a buffer that will not be shown; its content counts as lost (age 0).
    func abandon(_ buffer: PixelBuffer)

    /// Applies a configuration whose pixels did not change (only the serial, or a region).
    func apply(_ configuration: FrameConfiguration)
}
