// SPDX-License-Identifier: MIT
public import Foundation

/// Methods for responding to changes of the connection and its screens.
@MainActor
public protocol WindowSystemDelegate: AnyObject {
    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen)
    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen)
    /// Called when the connection is lost. All of its windows, popups and screens are invalid. Called at most once for
    /// each connection.
    ///
    /// `WindowSystem.reconnect(within:)` can restore the connection.
    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError)
    /// Called when the display server reports new settings.
    func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings)
    /// Called when the keyboard's layouts become known, and when another is used.
    func windowSystem(_ system: any WindowSystem, didChange layouts: KeyboardLayouts)
}

extension WindowSystemDelegate {
    public func windowSystem(_ system: any WindowSystem, didChange settings: DisplaySettings) {}
    public func windowSystem(_ system: any WindowSystem, didChange layouts: KeyboardLayouts) {}
}

/// A connection to a window system.
@MainActor
public protocol WindowSystem: AnyObject {
    /// The name of the backend: "wayland", "x11" or "headless".
    var name: String { get }
    var delegate: (any WindowSystemDelegate)? { get set }
    /// The connected screens, the main one first.
    var screens: [any PlatformScreen] { get }
    var timeSource: any TimeSource { get }
    /// User preferences reported by the display server; empty where unsupported.
    var settings: DisplaySettings { get }
    /// Whether a window normally fills its screen, because there is no desktop environment.
    var windowsFillScreens: Bool { get }

    func makeWindow(_ attributes: WindowAttributes) throws(OperationError) -> any PlatformWindow
    /// Sends queued requests. Called at the end of each run-loop iteration.
    func flush()

    /// The means of changing the screens' settings, or the reasons for its absence.
    var screenConfiguration: ScreenConfiguration { get }
    /// A means of changing the screens' settings outside the display protocol, such as D-Bus.
    ///
    /// Set by the component that discovers it; `screenConfiguration` then uses it, unless the display protocol has an
    /// equivalent.
    var externalConfigurator: (any ScreenConfigurator)? { get set }
    /// Control over simulated screens; `nil` for real displays.
    var simulatedScreens: (any SimulatedScreens)? { get }
    /// Returns the clipboard or the primary selection.
    ///
    /// - Throws: `missingInterface` if the display server lacks a required interface, `unavailable` if the backend
    ///   doesn't support it or the connection has ended.
    func selection(_ kind: SelectionKind) throws(OperationError) -> any PlatformSelection
    /// Turns a screen's power (DPMS) on or off. Its content is kept.
    func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(OperationError)
    /// Requests the image to be scaled down by the screen's overscan, or not. The response is a change of the screen's
    /// `ScreenDescription.overscan`.
    ///
    /// - Throws: `OperationError.unavailable` if overscan compensation is not available for this screen.
    func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(OperationError)

    /// Closes the connection and everything on it.
    func disconnect()

    /// Reconnects to the same display server after the connection was lost, for example when a compositor has crashed
    /// and been restarted.
    ///
    /// Retries for `timeLimit` seconds, or until the task is canceled. The delegate is notified of each screen; windows
    /// must be created again. Does nothing while there is a connection.
    ///
    /// - Throws: `noDisplay` if the display server did not return in time, `missingInterface` if the new one lacks a
    ///   required interface.
    func reconnect(within timeLimit: TimeInterval) async throws(ConnectionError)
}

extension WindowSystem {
    public var windowsFillScreens: Bool { false }

    public var settings: DisplaySettings { DisplaySettings() }

    public var simulatedScreens: (any SimulatedScreens)? { nil }

    /// Always `nil`: simulated screens have their own configuration.
    public var externalConfigurator: (any ScreenConfigurator)? {
        get { nil }
        set {}
    }

    public var screenConfiguration: ScreenConfiguration {
        .unavailable([
            ScreenConfiguration.MissingRoute(route: name, reason: "this backend has no way to change screens")
        ])
    }

    public func selection(_ kind: SelectionKind) throws(OperationError) -> any PlatformSelection {
        throw .unavailable(operation: "Sharing a selection", reason: "the \(name) backend has none")
    }

    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(OperationError) {
        throw .unavailable(operation: "Switching a screen", reason: "the \(name) backend has no way to do it")
    }

    public func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(OperationError) {
        throw .unavailable(operation: "Scaling a screen's picture", reason: "the \(name) backend has no way to do it")
    }
}
