// SPDX-License-Identifier: MIT
public import Foundation

/// What happened to the connection and its screens.
@MainActor
public protocol WindowSystemDelegate: AnyObject {
    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen)
    /// The connection is gone; no window, popup or screen of it lives on. Called at most once for each connection.
    ///
    /// `WindowSystem.reconnect(within:)` may bring the desktop back.
    func windowSystem(_ system: any WindowSystem, didFailWith error: WindowingError)
    /// The display tells other `settings` than before.
    func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings)
}

extension WindowSystemDelegate {
    public func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings) {}
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
    /// What the display tells of its user's taste; nothing where it has no way to.
    var settings: DisplaySettings { get }
    /// Whether a window normally has its screen to itself, as where there is no desktop around it.
    var windowsFillScreens: Bool { get }

    func makeWindow(_ attributes: WindowAttributes) throws(WindowingError) -> any PlatformWindow
    /// Sends what is queued. Called at the end of each turn of the run loop.
    func flush()

    /// The way to change the screens, or why there is none.
    var screenConfiguration: ScreenConfiguration { get }
    /// A way to change the screens that the desktop has besides the display, as over its message bus.
    ///
    /// Whoever finds it sets it; `screenConfiguration` is then this one, unless the display has a way that serves as well.
    var externalConfigurator: (any ScreenConfigurator)? { get set }
    /// The screens as something to play with; `nil` where they are real.
    var simulatedScreens: (any SimulatedScreens)? { get }
    /// The clipboard or the primary selection.
    ///
    /// - Throws: `missingInterface` where the desktop lacks what it is made of, `notSupported` where the backend has no
    ///   way to it or the connection has ended.
    func selection(_ kind: SelectionKind) throws(WindowingError) -> any PlatformSelection
    /// Switches a screen's light on or off; what it shows stays.
    func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError)
    /// Asks for a picture that is made smaller than the screen by what its edges hide, or is not; the answer is a change of
    /// the screen's `ScreenDescription.overscan`.
    ///
    /// - Throws: `WindowingError.notSupported` where the desktop has no such thing for this screen.
    func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(WindowingError)

    /// Closes the connection and everything on it.
    func disconnect()

    /// Connects anew to the same desktop after the connection was lost, as when its compositor has crashed and is
    /// started again.
    ///
    /// Tries again and again for `patience` seconds, or until the task is cancelled. The delegate is told of each screen
    /// as it is found; windows have to be made again. Does nothing while there is a connection.
    ///
    /// - Throws: `noDisplay` if the desktop did not come back in time, `missingInterface` if another came that is of no
    ///   use, or `notSupported`.
    func reconnect(within patience: TimeInterval) async throws(WindowingError)
}

extension WindowSystem {
    public var windowsFillScreens: Bool { false }

    public var settings: DisplaySettings { DisplaySettings() }

    public var simulatedScreens: (any SimulatedScreens)? { nil }

    /// Nothing, whatever is set: simulated screens have their own way.
    public var externalConfigurator: (any ScreenConfigurator)? {
        get { nil }
        set {}
    }

    public var screenConfiguration: ScreenConfiguration {
        .unavailable([
            ScreenConfiguration.MissingRoute(route: name, reason: "this backend has no way to change screens")
        ])
    }

    public func selection(_ kind: SelectionKind) throws(WindowingError) -> any PlatformSelection {
        throw .notSupported(operation: "Sharing a selection", reason: "the \(name) backend has none")
    }

    public func reconnect(within patience: TimeInterval) async throws(WindowingError) {
        throw .notSupported(operation: "Connecting again", reason: "the \(name) backend has no way to do it")
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        throw .notSupported(operation: "Switching a screen", reason: "the \(name) backend has no way to do it")
    }

    public func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        throw .notSupported(operation: "Scaling a screen's picture", reason: "the \(name) backend has no way to do it")
    }
}
