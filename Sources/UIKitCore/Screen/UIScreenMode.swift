// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A resolution and refresh rate of a screen.
public struct UIScreenMode: Hashable, Sendable {
    /// The width and height in pixels, in the orientation of the panel.
    public let size: CGSize
    /// The ratio of a pixel's width to its height; 1 unless the display reports another one.
    ///
    /// Points are square regardless, so content drawn in points isn't distorted.
    public let pixelAspectRatio: CGFloat
    /// The refresh rate in frames per second; 0 if unknown.
    ///
    /// > Note: Differs from UIKit, whose modes have no refresh rate. Modes of equal size and different rates are
    /// > distinct.
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
