// SPDX-License-Identifier: MIT

/// Control over simulated screens: a script can connect, disconnect and rotate them.
@MainActor
public protocol SimulatedScreens: AnyObject {
    /// Connects a screen described by `description`, an entry as in `SHOJI_HEADLESS`.
    ///
    /// - Returns: The screen, the last of `WindowSystem.screens`.
    /// - Throws: `SettingError` if the text is not the description of one screen.
    @discardableResult
    func connectScreen(describedBy description: String) throws -> any PlatformScreen
    /// Disconnects a screen; one that is not connected is ignored.
    func disconnectScreen(_ screen: any PlatformScreen)
    /// Rotates a screen like a handheld device; windows that fill it take its new shape.
    func turnScreen(_ screen: any PlatformScreen, to transform: ScreenTransform)
}
