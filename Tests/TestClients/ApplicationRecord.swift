// SPDX-License-Identifier: MIT
public import Windowing

/// A record of the events that an application receives from a window system, in order of arrival.
@MainActor
open class ApplicationRecord: WindowSystemDelegate, PlatformWindowDelegate {
    public private(set) var configurations: [WindowConfiguration] = []
    public private(set) var events: [InputEvent] = []
    public private(set) var failures: [ConnectionError] = []
    public private(set) var settings: [DisplaySettings] = []
    public private(set) var layouts: [KeyboardLayouts] = []
    public private(set) var screenChanges: [String] = []
    public private(set) var enteredScreens: [[String]] = []
    public private(set) var closeRequestCount = 0

    public init() {}

    /// Something was recorded.
    open func check() {}

    /// A window has a new configuration, which is recorded already.
    open func didReceive(_ configuration: WindowConfiguration, for window: any PlatformWindow) {}

    open func forgetEvents() {
        events = []
    }

    public func forgetConfigurations() {
        configurations = []
    }

    // MARK: - Events by kind

    public var pointerEvents: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }
    public var scrollEvents: [ScrollEvent] {
        events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
    }
    public var keyEvents: [KeyEvent] {
        events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    }
    /// The changes of fingers that arrived together, each time.
    public var touchFrames: [[TouchPointEvent]] {
        events.compactMap { if case .touches(let events) = $0 { events } else { nil } }
    }
    public var penEvents: [PenEvent] {
        events.compactMap { if case .pen(let event) = $0 { event } else { nil } }
    }
    public var relativeMotion: [RelativeMotionEvent] {
        events.compactMap { if case .relativeMotion(let event) = $0 { event } else { nil } }
    }
    public var focusEvents: [Bool] {
        events.compactMap { if case .keyboardFocus(let hasFocus) = $0 { hasFocus } else { nil } }
    }

    // MARK: - WindowSystemDelegate

    public func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        screenChanges.append("+\(screen.description.name)")
        check()
    }

    public func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        screenChanges.append("-\(screen.description.name)")
        check()
    }

    public func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        screenChanges.append("=\(screen.description.name)")
        check()
    }

    public func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings) {
        self.settings.append(settings)
        check()
    }

    public func windowSystem(_ system: any WindowSystem, didChange layouts: KeyboardLayouts) {
        self.layouts.append(layouts)
        check()
    }

    public func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        failures.append(error)
        check()
    }

    // MARK: - PlatformWindowDelegate

    public func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration) {
        configurations.append(configuration)
        didReceive(configuration, for: window)
        check()
    }

    public func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        events.append(event)
        check()
    }

    public func windowShouldClose(_ window: any PlatformWindow) {
        closeRequestCount += 1
        check()
    }

    public func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {
        enteredScreens.append(screens.map(\.description.name))
        check()
    }
}
