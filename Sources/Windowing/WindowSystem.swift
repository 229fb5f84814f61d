// SPDX-License-Identifier: MIT
/// Light or dark, as the desktop prefers.
public enum ColorScheme: Hashable, Sendable {
    case light
    case dark
}

/// What happened to the connection and its screens.
@MainActor
public protocol WindowSystemDelegate: AnyObject {
    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen)
    /// The connection is gone; no window of it lives on. Called at most once.
    func windowSystem(_ system: any WindowSystem, didFailWith error: WindowingError)
}

/// A connection to a desktop.
@MainActor
public protocol WindowSystem: AnyObject {
    /// "wayland", "x11" or "headless".
    var name: String { get }
    var delegate: (any WindowSystemDelegate)? { get set }
    /// Connected screens, the main one first.
    var screens: [any PlatformScreen] { get }
    var timeSource: any TimeSource { get }
    /// Whether a window normally has its screen to itself, as where there is no desktop around it.
    var windowsFillScreens: Bool { get }

    func makeWindow(_ attributes: WindowAttributes) throws(WindowingError) -> any PlatformWindow
    /// Sends what is queued. Called at the end of each turn of the run loop.
    func flush()

    /// The way to change the screens, or why there is none.
    var screenConfiguration: ScreenConfiguration { get }
    /// The screens as something to play with; `nil` where they are real.
    var simulatedScreens: (any SimulatedScreens)? { get }
    /// The clipboard or the primary selection.
    ///
    /// - Throws: `WindowingError.notSupported` where the desktop has no such thing.
    func selection(_ kind: SelectionKind) throws(WindowingError) -> any PlatformSelection
    /// Switches a screen's light on or off; what it shows stays.
    func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError)

    /// Closes the connection and everything on it.
    func disconnect()
}

extension WindowSystem {
    public var windowsFillScreens: Bool { false }

    public var simulatedScreens: (any SimulatedScreens)? { nil }

    public var screenConfiguration: ScreenConfiguration {
        .unavailable([
            ScreenConfiguration.MissingRoute(route: name, reason: "this backend has no way to change screens")
        ])
    }

    public func selection(_ kind: SelectionKind) throws(WindowingError) -> any PlatformSelection {
        throw .notSupported(operation: "Sharing a selection", reason: "the \(name) backend has none")
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        throw .notSupported(operation: "Switching a screen", reason: "the \(name) backend has no way to do it")
    }
}
