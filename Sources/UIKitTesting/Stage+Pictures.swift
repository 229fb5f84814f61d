// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import RenderThread
public import UIKitCore
internal import Windowing
internal import WindowingHeadless

extension Stage {
    /// Returns a screenshot of the window and its popups at the current state of their animations.
    public func screenshot() -> StagePicture {
        advance(by: 0)
        guard let target = system.windows.last?.target, let picture = RenderActor.sync({ target.picture }) else {
            return StagePicture(width: 0, height: 0, pixels: [])
        }
        guard let window = system.windows.last, let screen = window.screen, !window.visiblePopups.isEmpty else {
            return StagePicture(width: picture.size.width, height: picture.size.height, pixels: picture.pixels)
        }
        let whole = system.picture(of: screen)
        let scale = screen.description.scale
        return StagePicture(width: whole.size.width, height: whole.size.height, pixels: whole.pixels).cropped(
            to: CGRect(
                x: window.origin.x * scale, y: window.origin.y * scale, width: CGFloat(picture.size.width),
                height: CGFloat(picture.size.height)))
    }

    /// Returns the part of the window's screenshot inside `view`.
    public func screenshot(of view: UIView) -> StagePicture {
        let scale = window.screen.scale
        let frame = view.convert(view.bounds, to: window)
        return screenshot().cropped(to: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }

    /// Returns the pixel at a point in window coordinates; `nil` outside the window.
    public func pixel(at point: CGPoint) -> StagePicture.Pixel? {
        let scale = window.screen.scale
        let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
        guard abs(x) < 100_000, abs(y) < 100_000 else { return nil }
        return screenshot()[Int(x), Int(y)]
    }
}
