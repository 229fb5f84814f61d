// SPDX-License-Identifier: MIT
public import Foundation

/// One resolution and rate that a screen can show.
public struct ScreenMode: Hashable, Sendable {
    public var size: PixelSize
    /// Frames a second; 0 if unknown.
    public var refreshRate: Double
    public var isPreferred: Bool
    /// Width of a pixel by its height; 1 unless the display tells otherwise.
    public var pixelAspectRatio: CGFloat

    public init(size: PixelSize, refreshRate: Double = 60, isPreferred: Bool = false, pixelAspectRatio: CGFloat = 1) {
        self.size = size
        self.refreshRate = refreshRate
        self.isPreferred = isPreferred
        self.pixelAspectRatio = pixelAspectRatio
    }
}

/// How a screen's content is turned before it is seen, counter-clockwise, as the core protocol counts.
public enum ScreenTransform: Int, Hashable, Sendable {
    case normal
    case rotated90
    case rotated180
    case rotated270
    case flipped
    case flipped90
    case flipped180
    case flipped270

    public var swapsAxes: Bool { rawValue % 2 == 1 }
}

/// What is known of one screen at one moment.
public struct ScreenDescription: Hashable, Sendable {
    /// The connector ("HDMI-A-1"), unique among connected screens.
    public var name: String
    public var make: String
    public var model: String
    /// Position in the desktop's own points.
    public var frame: CGRect
    /// Pixels per point.
    public var scale: CGFloat
    public var transform: ScreenTransform
    /// Millimetres; zero if unknown.
    public var physicalSize: CGSize
    public var modes: [ScreenMode]
    public var currentMode: ScreenMode?
    /// `nil` if the edges hide nothing, or the desktop does not tell.
    public var overscan: ScreenOverscan?

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

/// A connected output.
///
/// The object lives as long as the connection; its description changes.
@MainActor
public protocol PlatformScreen: AnyObject {
    var description: ScreenDescription { get }
}
