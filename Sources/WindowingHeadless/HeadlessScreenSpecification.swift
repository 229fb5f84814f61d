// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// What a screen in memory can show.
public struct HeadlessScreenSpecification: Hashable, Sendable {
    /// Sizes in points that the screen can be switched to, the one it starts with first; never empty.
    public let sizes: [CGSize]
    /// Pixels per point, the same for every size.
    public let scale: CGFloat
    /// Width of a pixel by its height, as of the modes of old television sets; 1 for square ones.
    public let pixelAspectRatio: CGFloat
    /// What the screen's edges hide in each of its modes; `nil` for nothing.
    public let overscan: ScreenOverscan?

    /// The screen of a session that asks for none in particular.
    public static let `default` = HeadlessScreenSpecification(size: CGSize(width: 1280, height: 800))

    /// A screen of one size in points.
    ///
    /// - Precondition: Both sides and the scale lie within `sideRange` and `scaleRange`.
    public init(size: CGSize, scale: CGFloat = 1) {
        self.init(sizes: [size], scale: scale)
    }

    /// A screen of several sizes in points, of which the first is shown and preferred.
    ///
    /// - Precondition: There is a size; all sides and the scale lie within `sideRange` and `scaleRange`.
    public init(
        sizes: [CGSize], scale: CGFloat = 1, pixelAspectRatio: CGFloat = 1, overscan: ScreenOverscan? = nil
    ) {
        precondition(!sizes.isEmpty, "A screen needs at least one size.")
        precondition(
            (0.25...4).contains(pixelAspectRatio), "A pixel \(pixelAspectRatio) times as wide as high is none.")
        precondition(
            sizes.allSatisfy { Self.sideRange.contains($0.width) && Self.sideRange.contains($0.height) },
            "The sides of a screen are \(Self.sideRange) points, not \(sizes).")
        precondition(Self.scaleRange.contains(scale), "A screen's scale is within \(Self.scaleRange), not \(scale).")
        self.sizes = sizes
        self.scale = scale
        self.pixelAspectRatio = pixelAspectRatio
        self.overscan = overscan
    }

    /// Sides in points: at the largest scale the longest one still is a width that image libraries take (32,767).
    public static let sideRange: ClosedRange<CGFloat> = 1...4095

    /// From a television seen across the room to a telephone's screen, with room on both sides.
    public static let scaleRange: ClosedRange<CGFloat> = 0.5...8

    /// The sizes as a screen announces them, in pixels.
    public var modes: [ScreenMode] {
        sizes.enumerated().map { index, size in
            ScreenMode(
                size: pixelSize(of: size), isPreferred: index == 0, pixelAspectRatio: pixelAspectRatio)
        }
    }

    /// Nearest whole pixels, since a screen has no half ones.
    private func pixelSize(of size: CGSize) -> PixelSize {
        PixelSize(
            width: max(1, Int((size.width * scale / pixelAspectRatio).rounded())),
            height: max(1, Int((size.height * scale).rounded())))
    }
}
