// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore
internal import Windowing
internal import WindowingHeadless

extension Stage {
    /// Plugs another screen in, at the right of the others.
    ///
    /// - Parameters:
    ///   - sizes: What it can show, in points; it starts with the first.
    ///   - scale: Pixels per point.
    ///   - pixelAspectRatio: Width of a pixel by its height.
    ///   - overscan: Pixels that the left and the right edge hide each (the width), and the top and the bottom one (the
    ///     height).
    /// - Returns: The new screen, the last of `UIScreen.screens`.
    @discardableResult
    public func connectScreen(
        sizes: [CGSize], scale: CGFloat = 1, pixelAspectRatio: CGFloat = 1, overscan: CGSize = .zero
    ) -> UIScreen {
        requireCurrent()
        system.connectScreen(
            HeadlessScreenSpecification(
                sizes: sizes, scale: scale, pixelAspectRatio: pixelAspectRatio,
                overscan: ScreenOverscan(
                    horizontal: Int(overscan.width), vertical: Int(overscan.height), isScaled: false)))
        advance(by: 0)
        return UIScreen.screens[UIScreen.screens.count - 1]
    }

    /// Unplugs a screen; it may be the last one.
    public func disconnectScreen(_ screen: UIScreen) {
        requireCurrent()
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return
        }
        system.disconnectScreen(system.headlessScreens[index])
        advance(by: 0)
    }

    /// Plugs in a screen that is described as in `SHOJI_HEADLESS`, such as `1024x768:800x600@2`.
    ///
    /// - Returns: the new screen, the last of `UIScreen.screens`.
    /// - Throws: an error that says what was expected, if that is not the description of one screen.
    @discardableResult
    public func connectScreen(_ description: String) throws -> UIScreen {
        requireCurrent()
        try system.connectScreen(describedBy: description)
        advance(by: 0)
        return UIScreen.screens[UIScreen.screens.count - 1]
    }

    /// Holds the device so; the main screen turns with it, and windows that have it to themselves take its new shape.
    public func turnDevice(to orientation: UIDeviceOrientation) {
        requireCurrent()
        application.device.simulate(orientation)
        advance(by: 0)
    }

    /// Puts a screen at a place of the desktop, in points; at that of another it shows the same.
    public func placeScreen(_ screen: UIScreen, at position: CGPoint) {
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return
        }
        system.place(system.headlessScreens[index], at: position)
        advance(by: 0)
    }

    /// What a screen shows: all windows on it, in its mode's pixels.
    public func screenshot(of screen: UIScreen) -> StagePicture {
        advance(by: 0)
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return StagePicture(width: 0, height: 0, pixels: [])
        }
        let picture = system.picture(of: system.headlessScreens[index])
        return StagePicture(width: picture.size.width, height: picture.size.height, pixels: picture.pixels)
    }

    /// Has the desktop refuse changes of its screens, in its own words; `nil` has it carry them out again.
    public func refuseScreenChanges(because reason: String?) {
        system.screenConfigurator.refusal = reason
    }
}
