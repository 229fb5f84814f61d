// SPDX-License-Identifier: MIT
public import Foundation
public import RenderThread

/// The presentation time of a frame.
public struct FrameTime: Sendable, Hashable {
    /// The time for which animations should be sampled, in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The interval between refreshes of the display, in seconds.
    public var refreshInterval: TimeInterval

    /// Creates a time; with 60 refreshes per second by default.
    public init(timestamp: TimeInterval, refreshInterval: TimeInterval = 1 / 60) {
        self.timestamp = timestamp
        self.refreshInterval = refreshInterval
    }
}

/// The geometry for which a frame was laid out.
///
/// It is sent with the frame, so that size and pixels change together.
public struct FrameConfiguration: Sendable, Hashable {
    /// The configure event to which this frame responds; `nil` for none.
    public var serial: UInt32?
    /// The size of the buffer in pixels.
    public var pixelSize: PixelSize
    /// The size of the surface in points, including shadow and decorations.
    public var size: CGSize
    /// The number of pixels per point; can be fractional.
    public var scale: CGFloat
    /// The window geometry in surface points: the visible window with its title bar, without its shadow.
    public var windowGeometry: CGRect
    /// The opaque part of the surface, in surface points; `nil` if unspecified.
    public var opaqueRegion: CGRect?
    /// The part of the surface that accepts input, in surface points; `nil` for all of it.
    public var inputRegion: CGRect?

    /// Creates a configuration.
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

/// The destination of the render server's frames: a window's surface on the render thread.
///
/// The render server requests a frame only if something has changed, calls `nextBuffer`, draws, and calls `present`
/// once.
@RenderActor
public protocol FrameTarget: AnyObject, Sendable {
    /// Calls `handler` once, on the render actor, when the display is ready for the next frame of this surface.
    ///
    /// A surface that has not been presented yet, or whose last frame has already been shown, responds immediately (but
    /// not before this call returns). A hidden surface might never respond. At most one request is pending; a second
    /// replaces the first.
    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void)

    /// Returns a buffer of that size to draw into. Returns `nil` if the display holds all buffers (the next
    /// `requestFrame` then responds when one has been released) or if memory can't be allocated.
    func nextBuffer(size: PixelSize) -> PixelBuffer?

    /// Shows `buffer`. `damage` is the difference to the previous frame, in buffer pixels; it can be empty.
    /// `configuration` is acknowledged and applied together with the pixels; `nil` keeps the last one.
    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?)

    /// Returns a buffer that will not be shown. Its content is lost (age 0).
    func abandon(_ buffer: PixelBuffer)

    /// Applies a configuration without new pixels (only the serial, or a region).
    func apply(_ configuration: FrameConfiguration)
}
