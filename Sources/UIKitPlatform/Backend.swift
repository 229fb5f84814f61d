// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import InputMethods
internal import Windowing
internal import WindowingHeadless
internal import WindowingWayland
internal import WindowingX11

/// Selects the backend for an application.
enum Backend {
    /// Connects to the requested display; by default, to Wayland if there is a Wayland display, else to X11 if there is
    /// an X display, else to an in-memory screen.
    @MainActor
    static func connect(_ environment: ApplicationEnvironment) throws -> any WindowSystem {
        switch environment.display {
        case "wayland":
            return try WaylandWindowSystem(displayName: environment.waylandDisplay)
        case "x11":
            return try X11WindowSystem(displayName: environment.x11Display)
        case "headless":
            return try headless(environment)
        case nil where environment.waylandDisplay != nil:
            return try WaylandWindowSystem(displayName: environment.waylandDisplay)
        case nil where environment.x11Display != nil:
            return try X11WindowSystem(displayName: environment.x11Display)
        case nil:
            return try headless(environment)
        case let other?:
            throw SettingError(name: "SHOJI_DISPLAY", value: other, expected: "wayland, x11 or headless")
        }
    }

    /// Installs the input methods of the desktop in a backend whose display protocol has none.
    @MainActor
    static func addInputMethods(to system: any WindowSystem, _ environment: ApplicationEnvironment, bus: DesktopBus?) {
        guard let system = system as? X11WindowSystem else { return }
        system.inputMethods = InputMethods(
            environment.inputMethods, sessionBus: bus, application: environment.identifier,
            timeSource: system.timeSource)
    }

    @MainActor
    private static func headless(_ environment: ApplicationEnvironment) throws -> any WindowSystem {
        try HeadlessWindowSystem(
            screens: HeadlessScreenSpecification.screens(setting: environment.headlessScreens),
            timeSource: SystemTimeSource.shared)
    }
}
