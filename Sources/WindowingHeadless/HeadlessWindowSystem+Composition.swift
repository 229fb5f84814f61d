// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension HeadlessWindowSystem {
    /// What is seen where no window is: a grey that no theme uses for a background, opaque.
    public static let desktopPixel: UInt32 = 0xff5f_6a73

    /// A screen's picture: its windows from back to front, at their places, over `desktopPixel`.
    public func picture(of screen: HeadlessScreen) -> HeadlessPicture {
        var result = HeadlessPicture(size: screen.pixelSize, filledWith: Self.desktopPixel)
        let scale = screen.specification.scale
        for window in windows where window.screen === screen && !window.isMinimized {
            let target = window.target
            let (picture, configuration) = RenderActor.sync { (target.picture, target.configuration) }
            guard let picture else { continue }
            // A window is placed by what the user takes for it; its shadow lies outside.
            let shadow = configuration?.windowGeometry.origin ?? .zero
            result.composite(
                picture, atX: Self.pixel((window.origin.x - shadow.x) * scale),
                y: Self.pixel((window.origin.y - shadow.y) * scale))
        }
        return result
    }

    /// The nearest pixel, far outside every screen for what is no place at all.
    private static func pixel(_ value: CGFloat) -> Int {
        value.isFinite ? Int(min(max(value.rounded(), -1_000_000), 1_000_000)) : 1_000_000
    }
}
