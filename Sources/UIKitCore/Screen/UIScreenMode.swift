// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A resolution and rate of a screen.
public struct UIScreenMode: Hashable, Sendable {
    /// Width and height in pixels, as the panel has them before the picture is turned.
    public let size: CGSize
    /// Width of a pixel by its height; 1 unless the display tells otherwise.
    ///
    /// Points are square all the same: what is drawn in points looks as wide as it is high.
    public let pixelAspectRatio: CGFloat
    /// Frames a second; 0 if unknown.
    ///
    /// > Note: Differs from UIKit, whose modes have no rate; modes of one size and several rates are several modes.
    public let refreshRate: Double

    init(_ mode: ScreenMode) {
        size = CGSize(width: mode.size.width, height: mode.size.height)
        pixelAspectRatio = mode.pixelAspectRatio
        refreshRate = mode.refreshRate
    }

    var title: String {
        "\(Int(size.width))x\(Int(size.height))" + (refreshRate > 0 ? "@\((refreshRate * 100).rounded() / 100)" : "")
    }
}
