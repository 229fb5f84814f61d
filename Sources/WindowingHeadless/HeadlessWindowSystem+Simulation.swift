// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

extension HeadlessWindowSystem: SimulatedScreens {
    @discardableResult
    public func connectScreen(describedBy description: String) throws -> any PlatformScreen {
        guard !isDisconnected else {
            throw OperationError.unavailable(
                operation: "Connecting a screen", reason: "the connection to the display is closed")
        }
        let screens = try HeadlessScreenSpecification.screens(setting: description)
        guard let screen = screens.first, screens.count == 1, description.contains(where: { !$0.isWhitespace }) else {
            throw SettingError(
                name: HeadlessScreenSpecification.settingName, value: description, expected: "one screen")
        }
        return connectScreen(screen)
    }

    public func disconnectScreen(_ screen: any PlatformScreen) {
        guard let own = headlessScreens.first(where: { $0 === screen }) else { return }
        disconnectScreen(own)
    }

    public func turnScreen(_ screen: any PlatformScreen, to transform: ScreenTransform) {
        guard let own = headlessScreens.first(where: { $0 === screen }), own.description.transform != transform else {
            return
        }
        let filling = windows.filter { $0.screen === own && $0.contentSize == own.size }
        carryOut(ScreenChange(name: own.description.name, transform: transform))
        for window in filling { window.contentSize = own.size }
    }
}
