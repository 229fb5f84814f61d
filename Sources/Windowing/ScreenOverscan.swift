// SPDX-License-Identifier: MIT
public import Foundation

/// The part of the image that a screen's edges hide, as on television sets, and whether the image is scaled to
/// compensate.
public struct ScreenOverscan: Hashable, Sendable {
    /// The number of mode pixels hidden at the left and at the right edge, before any transform.
    public let horizontal: Int
    /// The number of mode pixels hidden at the top and at the bottom edge, before any transform.
    public let vertical: Int
    /// Whether the image is scaled down so that all of it is visible.
    public var isScaled: Bool

    /// Creates a description; `nil` if nothing is hidden, or if the values are negative, as some drivers report.
    public init?(horizontal: Int, vertical: Int, isScaled: Bool) {
        guard horizontal >= 0, vertical >= 0, horizontal > 0 || vertical > 0 else { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
        self.isScaled = isScaled
    }
}

extension ScreenDescription {
    /// The hidden margins at the left and right (the width) and at the top and bottom (the height), after the transform
    /// and in points; zero while the image is scaled.
    ///
    /// At least half of the image remains visible, whatever the reported values.
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
