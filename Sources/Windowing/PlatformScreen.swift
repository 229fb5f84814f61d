// SPDX-License-Identifier: MIT
public import Foundation

/// A resolution and refresh rate that a screen supports.
public struct ScreenMode: Hashable, Sendable {
    /// The size in pixels.
    public var size: PixelSize
    /// The refresh rate in Hz; 0 if unknown.
    public var refreshRate: Double
    /// Whether this is the screen's preferred mode.
    public var isPreferred: Bool
    /// The width of a pixel divided by its height; 1 if unknown.
    public var pixelAspectRatio: CGFloat

    /// Creates a mode.
    public init(size: PixelSize, refreshRate: Double = 60, isPreferred: Bool = false, pixelAspectRatio: CGFloat = 1) {
        self.size = size
        self.refreshRate = refreshRate
        self.isPreferred = isPreferred
        self.pixelAspectRatio = pixelAspectRatio
    }
}

/// The counterclockwise rotation and reflection of a screen's content, numbered as in the Wayland core protocol.
public enum ScreenTransform: Int, Hashable, Sendable {
    /// No transform.
    case normal
    /// Rotated by 90° counterclockwise.
    case rotated90
    /// Rotated by 180°.
    case rotated180
    /// Rotated by 270° counterclockwise.
    case rotated270
    /// Reflected horizontally.
    case flipped
    /// Reflected horizontally, then rotated by 90° counterclockwise.
    case flipped90
    /// Reflected horizontally, then rotated by 180°.
    case flipped180
    /// Reflected horizontally, then rotated by 270° counterclockwise.
    case flipped270

    /// Whether the transform exchanges width and height.
    public var swapsAxes: Bool { rawValue % 2 == 1 }
}

/// The state of a screen at one moment.
public struct ScreenDescription: Hashable, Sendable {
    /// The connector name ("HDMI-A-1"), unique among connected screens.
    public var name: String
    /// The manufacturer; empty if unknown.
    public var make: String
    /// The model; empty if unknown.
    public var model: String
    /// The position and size in the logical coordinate space of all screens, in points.
    public var frame: CGRect
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The rotation and reflection of the content.
    public var transform: ScreenTransform
    /// The physical size in millimeters; zero if unknown.
    public var physicalSize: CGSize
    /// The supported modes.
    public var modes: [ScreenMode]
    /// The current mode; `nil` if unknown.
    public var currentMode: ScreenMode?
    /// The part of the image hidden by the screen's edges; `nil` if there is none, or if it is unknown.
    public var overscan: ScreenOverscan?

    /// Creates a description.
    public init(
        name: String, make: String = "", model: String = "", frame: CGRect, scale: CGFloat = 1,
        transform: ScreenTransform = .normal, physicalSize: CGSize = .zero, modes: [ScreenMode] = [],
        currentMode: ScreenMode? = nil, overscan: ScreenOverscan? = nil
    ) {
        self.name = name
        self.make = make
        self.model = model
        self.frame = frame
        self.scale = scale
        self.transform = transform
        self.physicalSize = physicalSize
        self.modes = modes
        self.currentMode = currentMode
        self.overscan = overscan
    }
}

/// A connected screen.
///
/// The object lives as long as the connection; its description changes.
@MainActor
public protocol PlatformScreen: AnyObject {
    var description: ScreenDescription { get }
}
