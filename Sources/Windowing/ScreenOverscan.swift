// SPDX-License-Identifier: MIT
public import Foundation

/// How much of its picture a screen's edges hide, as those of television sets do, and what the desktop does about it.
public struct ScreenOverscan: Hashable, Sendable {
    /// Pixels of the mode that the left edge hides, and as many the right one, before the picture is turned.
    public let horizontal: Int
    /// Pixels of the mode that the top edge hides, and as many the bottom one, before the picture is turned.
    public let vertical: Int
    /// Whether the desktop makes the picture smaller, so that all of it is seen.
    public var isScaled: Bool

    /// `nil` if the edges hide nothing, or less than nothing, as a driver without a clear idea may say.
    public init?(horizontal: Int, vertical: Int, isScaled: Bool) {
        guard horizontal >= 0, vertical >= 0, horizontal > 0 || vertical > 0 else { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
        self.isScaled = isScaled
    }
}

extension ScreenDescription {
    /// What is hidden at the left and right edges (the width) and at the top and bottom ones (the height) of the picture
    /// as it is seen, in points; zero while the desktop scales the picture.
    ///
    /// At least half of the picture is left, whatever the desktop says.
    public var hiddenEdges: CGSize {
        guard let overscan, !overscan.isScaled, let mode = currentMode else { return .zero }
        let turned = transform.swapsAxes
        let pixels = turned ? (mode.size.height, mode.size.width) : (mode.size.width, mode.size.height)
        let hidden = turned ? (overscan.vertical, overscan.horizontal) : (overscan.horizontal, overscan.vertical)
        func points(_ hidden: Int, of pixels: Int, showing length: CGFloat) -> CGFloat {
            pixels > 0 ? min(CGFloat(hidden) / CGFloat(pixels), 0.25) * length : 0
        }
        return CGSize(
            width: points(hidden.0, of: pixels.0, showing: frame.width),
            height: points(hidden.1, of: pixels.1, showing: frame.height))
    }
}
