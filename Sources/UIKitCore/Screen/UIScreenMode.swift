// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A resolution and refresh rate of a screen.
///
/// Modes with the same size, pixels, and rate are equal.
public final class UIScreenMode: NSObject, Sendable {
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

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIScreenMode else { return false }
        return size == other.size && pixelAspectRatio == other.pixelAspectRatio && refreshRate == other.refreshRate
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(refreshRate)
        return hasher.finalize()
    }

    var title: String {
        "\(Int(size.width))x\(Int(size.height))" + (refreshRate > 0 ? "@\((refreshRate * 100).rounded() / 100)" : "")
    }
}
