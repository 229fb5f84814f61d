// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A desktop that lives in memory: it shows nothing, and does what its user's methods say.
///
/// Configurations and focus arrive by the clock's next call, never inside the call that asked for them, as from a
/// desktop at the other end of a socket. With a `ManualTimeSource` that is the next `advance(by:)`, of zero seconds if
/// no time should pass.
@MainActor
public final class HeadlessWindowSystem: WindowSystem {
    public let name = "headless"
    /// There is no desktop around the windows; one made with its screen's bounds has all of it.
    public let windowsFillScreens = true
    public weak var delegate: (any WindowSystemDelegate)?
    public let timeSource: any TimeSource
    public var screens: [any PlatformScreen] { isDisconnected ? [] : headlessScreens }
    /// Connected screens, left to right.
    public internal(set) var headlessScreens: [HeadlessScreen] = []
    /// Screens that are plugged in, but switched off.
    var darkScreens: [HeadlessScreen] = []
    /// Changes modes, places, scales and turns of the screens.
    public private(set) lazy var screenConfigurator = HeadlessScreenConfigurator(system: self)
    public var screenConfiguration: ScreenConfiguration { .available(screenConfigurator) }
    public var simulatedScreens: (any SimulatedScreens)? { self }
    /// Windows that are shown or minimised, the backmost first.
    public private(set) var windows: [HeadlessWindow] = []
    /// The window that the keyboard speaks to.
    public private(set) weak var activeWindow: HeadlessWindow?
    /// Whether the connection has ended.
    public private(set) var isDisconnected = false

    /// What the user drags at the moment.
    public internal(set) var drag: HeadlessDrag?
    var selections: [SelectionKind: HeadlessSelection] = [:]
    /// Popups that have taken the input, each on top of the one before.
    var grabs: [HeadlessPopup] = []
    var pendingFocus: ScheduledCall?
    /// Activation tokens that were given and not used.
    var tokens: Set<String> = []

    private var lastSerial: UInt32 = 0
    var lastScreenNumber = 0
    /// Windows made, shown or not, so that a failing connection reaches them all.
    private var madeWindows: [WeakWindow] = []

    /// Who draws the windows' frames; with `.client` a window's size counts its title bar.
    public let decoration: DecorationSide

    public init(
        screens: [HeadlessScreenSpecification] = [.default], timeSource: any TimeSource = SystemTimeSource.shared,
        decoration: DecorationSide = .none
    ) {
        self.timeSource = timeSource
        self.decoration = decoration
        for specification in screens {
            headlessScreens.append(makeScreen(specification))
        }
        arrangeScreens()
    }

    /// Makes a window that is not yet shown, on the first screen.
    ///
    /// - Throws: `WindowingError.connectionLost` after the connection has ended.
    public func makeWindow(_ attributes: WindowAttributes) throws(WindowingError) -> any PlatformWindow {
        try makeHeadlessWindow(attributes)
    }

    /// As `makeWindow(_:)`, with the type that a test needs.
    public func makeHeadlessWindow(_ attributes: WindowAttributes) throws(WindowingError) -> HeadlessWindow {
        guard !isDisconnected else {
            throw .connectionLost(display: name, reason: "the connection was closed before the window was made")
        }
        let screens = headlessScreens
        let screen =
            attributes.position.flatMap { place in screens.first { $0.description.frame.contains(place) } }
            ?? screens.first { $0.description.name == attributes.screenName } ?? screens.first
        let window = HeadlessWindow(attributes, system: self, screen: screen)
        madeWindows.removeAll { $0.window == nil }
        madeWindows.append(WeakWindow(window: window))
        return window
    }

    /// Has nothing to send: every call has its effect at once.
    public func flush() {}

    public func disconnect() {
        guard !isDisconnected else { return }
        isDisconnected = true
        for window in madeWindows.compactMap(\.window) {
            window.close()
        }
        madeWindows = []
    }

    /// Ends the connection as if the desktop had gone: windows close, then the delegate hears of `error`.
    public func fail(with error: WindowingError) {
        guard !isDisconnected else { return }
        disconnect()
        delegate?.windowSystem(self, didFailWith: error)
    }

    /// Remembers whether the screen is lit; what it shows stays the same.
    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(WindowingError) {
        guard let screen = headlessScreens.first(where: { $0 === screen }), !isDisconnected else {
            throw .notSupported(
                operation: "Switching a screen \(isOn ? "on" : "off")", reason: "the screen is not connected")
        }
        screen.isOn = isOn
    }

    /// Whether `reconnect(within:)` finds a desktop.
    public var isReachable = true

    public func reconnect(within patience: TimeInterval) async throws(WindowingError) {
        let deadline = timeSource.now + (patience.isNaN ? 0 : max(0, patience))
        while isDisconnected, !isReachable {
            guard timeSource.now < deadline, !Task.isCancelled else {
                throw .noDisplay(backend: name, display: name, reason: "the desktop has not come back")
            }
            await timeSource.wait(min(0.1, deadline - timeSource.now))
        }
        guard isDisconnected else { return }
        isDisconnected = false
        for screen in headlessScreens { delegate?.windowSystem(self, didConnect: screen) }
    }

    /// Answers the outstanding frame request of every window and popup.
    ///
    /// - Returns: How many windows and popups had one that could be answered.
    @discardableResult
    public func fireFrames(at time: FrameTime) -> Int {
        let targets = windows.flatMap { [$0.target] + $0.visiblePopups.map(\.target) }
        return RenderActor.sync { targets.count { $0.fireFrame(at: time) } }
    }

    // MARK: - Stacking

    /// Puts `window` in front and gives it the keyboard.
    func raise(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        keepChildrenInFront()
        activate(window)
    }

    /// Moves windows that lie under the one they belong to right above it.
    func keepChildrenInFront() {
        // Each pass puts at least one generation right.
        for _ in windows {
            var isChanged = false
            for child in windows {
                guard let parent = child.parent, let below = windows.firstIndex(where: { $0 === parent }),
                    let index = windows.firstIndex(where: { $0 === child }), index < below
                else { continue }
                windows.remove(at: index)
                windows.insert(child, at: below)
                isChanged = true
            }
            guard isChanged else { return }
        }
    }

    /// Takes `window` out of the stack and gives the keyboard to the frontmost that is left.
    func remove(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        yieldFocus(of: window)
    }

    func yieldFocus(of window: HeadlessWindow) {
        guard activeWindow === window else { return }
        activate(windows.last { !$0.isMinimized && $0 !== window })
    }

    private func activate(_ window: HeadlessWindow?) {
        guard activeWindow !== window else { return }
        dismissGrabs()
        let previous = activeWindow
        activeWindow = window
        previous?.setNeedsConfiguration()
        window?.setNeedsConfiguration()
    }

    func nextSerial() -> UInt32 {
        lastSerial &+= 1
        return lastSerial
    }
}

private struct WeakWindow {
    weak var window: HeadlessWindow?
}
