// SPDX-License-Identifier: MIT
import Windowing
import WindowingHeadless

/// Records the events of a window and its system.
@MainActor
final class WindowRecorder: PlatformWindowDelegate, WindowSystemDelegate {
    var log: [String] = []
    var configurations: [WindowConfiguration] = []
    var events: [InputEvent] = []

    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration) {
        configurations.append(configuration)
        log.append("configure")
    }

    func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        events.append(event)
        if case .keyboardFocus(let focused) = event {
            log.append(focused ? "focus" : "unfocus")
        } else {
            log.append("event")
        }
    }

    func windowShouldClose(_ window: any PlatformWindow) {
        log.append("close?")
    }

    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {
        log.append("on " + screens.map(\.description.name).joined(separator: "+"))
    }

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        log.append("+" + screen.description.name)
    }

    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        log.append("-" + screen.description.name)
    }

    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        log.append("~" + screen.description.name)
    }

    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        log.append("failed: \(error)")
    }
}
