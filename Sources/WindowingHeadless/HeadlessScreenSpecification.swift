// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// The capabilities of a screen in memory.
public struct HeadlessScreenSpecification: Hashable, Sendable {
    /// The sizes in points that the screen can be switched to, the initial one first; never empty.
    public let sizes: [CGSize]
    /// The number of pixels per point, the same for every size.
    public let scale: CGFloat
    /// The width of a pixel divided by its height, as for the modes of old television sets; 1 for square pixels.
    public let pixelAspectRatio: CGFloat
    /// The overscan in each of the screen's modes; `nil` for none.
    public let overscan: ScreenOverscan?

    /// The default screen: 1280 × 800 points at scale 1.
    public static let `default` = HeadlessScreenSpecification(size: CGSize(width: 1280, height: 800))

    /// Creates a screen with one size in points.
    ///
    /// - Precondition: Both sides are in `sideRange`, and the scale is in `scaleRange`.
    public init(size: CGSize, scale: CGFloat = 1) {
        self.init(sizes: [size], scale: scale)
    }

    /// Creates a screen with several sizes in points; the first one is current and preferred.
    ///
    /// - Precondition: There is at least one size; all sides are in `sideRange`, and the scale is in `scaleRange`.
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

    /// The range of sides in points.
    ///
    /// At the maximum scale the longest one is still a width that image libraries support (32,767).
    public static let sideRange: ClosedRange<CGFloat> = 1...4095

    /// The range of scales, wide enough for televisions and phones.
    public static let scaleRange: ClosedRange<CGFloat> = 0.5...8

    /// The sizes in pixels, as modes.
    public var modes: [ScreenMode] {
        sizes.enumerated().map { index, size in
            ScreenMode(
                size: pixelSize(of: size), isPreferred: index == 0, pixelAspectRatio: pixelAspectRatio)
        }
    }

    /// Rounds to whole pixels.
    private func pixelSize(of size: CGSize) -> PixelSize {
        PixelSize(
            width: max(1, Int((size.width * scale / pixelAspectRatio).rounded())),
            height: max(1, Int((size.height * scale).rounded())))
    }
}
