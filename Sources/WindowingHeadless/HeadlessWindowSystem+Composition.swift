// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension HeadlessWindowSystem {
    /// What is seen where no window is: a grey that no theme uses for a background, opaque.
    public static let desktopPixel: UInt32 = 0xff5f_6a73
    /// What a screen shows that nobody uses: black (`R-V-49`).
    public static let darkPixel: UInt32 = 0xff00_0000

    /// A screen's picture: its windows from back to front, each under its popups, at their places, over
    /// `desktopPixel`; without any it is black.
    public func picture(of screen: HeadlessScreen) -> HeadlessPicture {
        let seen = windows.filter { $0.screen === screen && !$0.isMinimized }
        var result = HeadlessPicture(
            size: screen.pixelSize, filledWith: seen.isEmpty ? Self.darkPixel : Self.desktopPixel)
        let scale = screen.description.scale
        // What is seen is wider than the pixels, so that what is drawn with square points is narrower in them.
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
                // A surface is placed by what the user takes for it; its shadow lies outside.
                let shadow = configuration?.windowGeometry.origin ?? .zero
                let fitted = aspect == 1 ? picture : picture.stretched(across: across / scale, down: down / scale)
                result.composite(
                    fitted, atX: Self.pixel((origin.x - shadow.x) * across), y: Self.pixel((origin.y - shadow.y) * down)
                )
            }
        }
        return result
    }

    /// The nearest pixel, far outside every screen for what is no place at all.
    private static func pixel(_ value: CGFloat) -> Int {
        value.isFinite ? Int(min(max(value.rounded(), -1_000_000), 1_000_000)) : 1_000_000
    }
}
