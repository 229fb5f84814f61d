// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

extension AutomationRunner {
    func connectScreen(_ description: String, line: Int, then next: @escaping @MainActor () -> Void) {
        guard let screens = simulatedScreens(line: line) else { return }
        do {
            try screens.connectScreen(describedBy: description)
            next()
        } catch let error as SettingError {
            fail(line, error.expected, found: "it is \"\(error.value)\"")
        } catch {
            fail(line, "another screen", found: "\(error)")
        }
    }

    func disconnectScreen(_ number: Int, line: Int, then next: @escaping @MainActor () -> Void) {
        guard let screens = simulatedScreens(line: line), isConnected(number, line: line) else { return }
        if let screen = UIScreen.screens[number].platformScreen { screens.disconnectScreen(screen) }
        next()
    }

    /// Returns whether there is a screen with the given number; if not, fails the script.
    func isConnected(_ number: Int, line: Int) -> Bool {
        guard !UIScreen.screens.indices.contains(number) else { return true }
        fail(line, "a screen number \(number)", found: "there are \(UIScreen.screens.count), from 0")
        return false
    }

    private func simulatedScreens(line: Int) -> (any SimulatedScreens)? {
        if let screens = application.windowSystem.simulatedScreens { return screens }
        fail(line, "screens in memory, as with SHOJI_DISPLAY=headless", found: "those of this desktop are real")
        return nil
    }
}
