// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import Windowing

extension HeadlessWindowSystem {
    /// The color of areas without windows: an opaque gray that no theme uses as a background.
    public static let desktopPixel: UInt32 = 0xff5f_6a73
    /// The color of an unused screen: black (`R-V-49`).
    public static let darkPixel: UInt32 = 0xff00_0000

    /// Returns a screenshot: the screen's windows from back to front, each with its popups, over `desktopPixel`; black
    /// without windows.
    public func picture(of screen: HeadlessScreen) -> HeadlessPicture {
        let seen = windows.filter { $0.screen === screen && !$0.isMinimized }
        var result = HeadlessPicture(
            size: screen.pixelSize, filledWith: seen.isEmpty ? Self.darkPixel : Self.desktopPixel)
        let scale = screen.description.scale
        // The visible image is wider than the pixels, so content drawn with square points is compressed.
        let aspect = screen.description.currentMode?.pixelAspectRatio ?? 1
        let isTurned = screen.description.transform.swapsAxes
        let (across, down) = isTurned ? (scale, scale / aspect) : (scale / aspect, scale)
        for window in seen {
            for (target, origin) in [(window.target, window.origin)]
                + window.visiblePopups.map({
                    ($0.target, $0.frameOnScreen.origin)
                })
            {
                let (picture, configuration) = RenderActor.sync { (target.picture, target.configuration) }
                guard let picture else { continue }
                // A surface is positioned by its window geometry; its shadow lies outside.
                let shadow = configuration?.windowGeometry.origin ?? .zero
                let fitted = aspect == 1 ? picture : picture.stretched(across: across / scale, down: down / scale)
                result.composite(
                    fitted, atX: Self.pixel((origin.x - shadow.x) * across), y: Self.pixel((origin.y - shadow.y) * down)
                )
            }
        }
        return result
    }

    /// Returns the nearest pixel; for a non-finite value, one far outside every screen.
    private static func pixel(_ value: CGFloat) -> Int {
        value.isFinite ? Int(min(max(value.rounded(), -1_000_000), 1_000_000)) : 1_000_000
    }
}
