// SPDX-License-Identifier: MIT

/// Constants for the placement of a layer's contents when their size differs from that of the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, at its natural size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of the top edge, at its natural size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of the bottom edge, at its natural size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge, at its natural size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge, at its natural size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the top-left corner, at its natural size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the top-right corner, at its natural size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the bottom-left corner, at its natural size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the bottom-right corner, at its natural size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds, each axis independently.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping its proportions, and centered.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping its proportions, and centered.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Constants for the sampling of a scaled or transformed bitmap.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolates between neighboring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Uses the nearest pixel, so that magnified pixels appear as squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}

/// Constants for the shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature increases gradually from the straight edge.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
///
/// y increases downward, so `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
