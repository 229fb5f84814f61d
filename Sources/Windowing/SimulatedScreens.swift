// SPDX-License-Identifier: MIT

/// The screens of a desktop that exists in memory only: a script plugs them in, pulls them out and turns them.
@MainActor
public protocol SimulatedScreens: AnyObject {
    /// Plugs in the screen that `description` tells of, as one entry of `SHOJI_HEADLESS` does.
    ///
    /// - Returns: the screen, the last of `WindowSystem.screens`.
    /// - Throws: `WindowingError.invalidSetting` if the text is not the description of one screen.
    @discardableResult
    func connectScreen(describedBy description: String) throws(WindowingError) -> any PlatformScreen
    /// Unplugs a screen; one that is not connected is ignored.
    func disconnectScreen(_ screen: any PlatformScreen)
    /// Turns a screen as a hand does that holds it; windows that have it to themselves take its new shape.
    func turnScreen(_ screen: any PlatformScreen, to transform: ScreenTransform)
}
