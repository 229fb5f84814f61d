// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore
internal import Windowing
internal import WindowingHeadless

extension Stage {
    /// Connects another screen to the right of the others.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of its modes, in points; it starts with the first.
    ///   - scale: The number of pixels per point.
    ///   - pixelAspectRatio: The ratio of a pixel's width to its height.
    ///   - overscan: The number of pixels hidden at each of the left and right edges (the width) and the top and bottom
    ///     edges (the height).
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

    /// Disconnects a screen, which may be the last one.
    public func disconnectScreen(_ screen: UIScreen) {
        requireCurrent()
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return
        }
        system.disconnectScreen(system.headlessScreens[index])
        advance(by: 0)
    }

    /// Connects a screen described as in `SHOJI_HEADLESS`, such as `1024x768:800x600@2`.
    ///
    /// - Returns: The new screen, the last of `UIScreen.screens`.
    /// - Throws: An error that states what was expected, if the text does not describe exactly one screen.
    @discardableResult
    public func connectScreen(_ description: String) throws -> UIScreen {
        requireCurrent()
        try system.connectScreen(describedBy: description)
        advance(by: 0)
        return UIScreen.screens[UIScreen.screens.count - 1]
    }

    /// Sets the device orientation.
    ///
    /// The main screen is rotated, and full-screen windows are resized.
    public func turnDevice(to orientation: UIDeviceOrientation) {
        requireCurrent()
        application.device.simulate(orientation)
        advance(by: 0)
    }

    /// Shakes the device.
    public func shake() {
        application.shake()
        advance(by: 0)
    }

    /// Moves a screen to a position in the desktop layout, in points.
    ///
    /// A screen at the position of another mirrors it.
    public func placeScreen(_ screen: UIScreen, at position: CGPoint) {
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return
        }
        system.place(system.headlessScreens[index], at: position)
        advance(by: 0)
    }

    /// Returns a screenshot of all windows on a screen, in pixels of its mode.
    public func screenshot(of screen: UIScreen) -> StagePicture {
        advance(by: 0)
        guard let index = UIScreen.screens.firstIndex(of: screen), system.headlessScreens.indices.contains(index) else {
            return StagePicture(width: 0, height: 0, pixels: [])
        }
        let picture = system.picture(of: system.headlessScreens[index])
        return StagePicture(width: picture.size.width, height: picture.size.height, pixels: picture.pixels)
    }

    /// Makes the display server reject screen configurations with the given message; `nil` accepts them again.
    public func refuseScreenChanges(because reason: String?) {
        system.screenConfigurator.refusal = reason
    }
}
