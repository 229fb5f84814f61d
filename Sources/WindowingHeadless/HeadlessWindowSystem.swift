// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
public import Windowing

/// A simulated window system in memory, without output, controlled by methods that represent its user.
///
/// Configuration and focus events are delivered at the clock's next call, never during the call that requested them, as
/// from a display server behind a socket. With a `ManualTimeSource` that is the next `advance(by:)`, with an interval
/// of zero if no time should pass.
@MainActor
public final class HeadlessWindowSystem: WindowSystem {
    public let name = "headless"
    /// There is no desktop environment, so a window created with its screen's bounds fills the screen.
    public let windowsFillScreens = true
    public weak var delegate: (any WindowSystemDelegate)?
    public let timeSource: any TimeSource
    public var screens: [any PlatformScreen] { isDisconnected ? [] : headlessScreens }
    /// The connected screens, left to right.
    public internal(set) var headlessScreens: [HeadlessScreen] = []
    /// Screens that are connected but disabled.
    var darkScreens: [HeadlessScreen] = []
    /// Changes the screens' modes, positions, scales and transforms.
    public private(set) lazy var screenConfigurator = HeadlessScreenConfigurator(system: self)
    public var screenConfiguration: ScreenConfiguration { .available(screenConfigurator) }
    public var simulatedScreens: (any SimulatedScreens)? { self }
    /// The shown or minimized windows in stacking order, topmost last.
    public private(set) var windows: [HeadlessWindow] = []
    /// The window with keyboard focus.
    public private(set) weak var activeWindow: HeadlessWindow?
    /// Whether the simulated desktop shows the icons of windows; `false` by default.
    public var showsWindowIcons = false
    /// The answer to requests for the handles of windows; `none` by default.
    package var foreignHandles = HeadlessForeignHandles.none
    /// Whether the connection has ended.
    public private(set) var isDisconnected = false

    /// The current drag.
    public internal(set) var drag: HeadlessDrag?
    var selections: [SelectionKind: HeadlessSelection] = [:]
    /// Popups with a grab, each above the previous one.
    var grabs: [HeadlessPopup] = []
    var pendingFocus: ScheduledCall?
    /// Unused activation tokens.
    var tokens: Set<String> = []

    private var lastSerial: UInt32 = 0
    var lastScreenNumber = 0
    /// All created windows, shown or not, which must be notified if the connection fails.
    private var madeWindows: [WeakWindow] = []

    /// Which side draws decorations; with `.client` a window's size includes its title bar.
    public let decoration: DecorationSide
    /// Whether frames are painted only when their pixels are read.
    ///
    /// Tests use this to avoid most painting.
    public let paintsOnDemand: Bool

    /// Creates a system; by default with the default screen.
    public init(
        screens: [HeadlessScreenSpecification] = [.default], timeSource: any TimeSource = SystemTimeSource.shared,
        decoration: DecorationSide = .none, paintsOnDemand: Bool = false
    ) {
        self.timeSource = timeSource
        self.decoration = decoration
        self.paintsOnDemand = paintsOnDemand
        for specification in screens {
            headlessScreens.append(makeScreen(specification))
        }
        arrangeScreens()
    }

    /// Creates a window on the first screen.
    ///
    /// It is not shown yet.
    ///
    /// - Throws: `OperationError` after the connection has ended.
    public func makeWindow(_ attributes: WindowAttributes) throws(OperationError) -> any PlatformWindow {
        try makeHeadlessWindow(attributes)
    }

    /// Creates a window with its test interface.
    public func makeHeadlessWindow(_ attributes: WindowAttributes) throws(OperationError) -> HeadlessWindow {
        guard !isDisconnected else {
            throw .unavailable(operation: "Making a window", reason: "the connection to the display is closed")
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

    /// Does nothing: every call takes effect immediately.
    public func flush() {}

    public func disconnect() {
        guard !isDisconnected else { return }
        isDisconnected = true
        for window in madeWindows.compactMap(\.window) {
            window.close()
        }
        madeWindows = []
    }

    /// Simulates the loss of the connection: closes all windows, then notifies the delegate.
    public func fail(with error: ConnectionError) {
        guard !isDisconnected else { return }
        disconnect()
        delegate?.windowSystem(self, didFailWith: error)
    }

    /// Records the screen's power state; its content is kept.
    public func setPower(_ isOn: Bool, of screen: any PlatformScreen) throws(OperationError) {
        guard let screen = headlessScreens.first(where: { $0 === screen }), !isDisconnected else {
            throw .unavailable(
                operation: "Switching a screen \(isOn ? "on" : "off")", reason: "the screen is not connected")
        }
        screen.isOn = isOn
    }

    /// Whether `reconnect(within:)` succeeds.
    public var isReachable = true

    public func reconnect(within timeLimit: TimeInterval) async throws(ConnectionError) {
        let deadline = timeSource.now + (timeLimit.isNaN ? 0 : max(0, timeLimit))
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

    /// Responds to the pending frame request of every window and popup.
    ///
    /// - Returns: The number of windows and popups with a request that got a response.
    @discardableResult
    public func fireFrames(at time: FrameTime) -> Int {
        let targets = windows.flatMap { [$0.target] + $0.visiblePopups.map(\.target) }
        return RenderActor.sync { targets.count { $0.fireFrame(at: time) } }
    }

    // MARK: - Stacking

    /// Raises `window` and gives it keyboard focus.
    func raise(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        keepChildrenInFront()
        activate(window)
    }

    /// Moves windows that are below their parent directly above it.
    func keepChildrenInFront() {
        // Each pass corrects at least one generation.
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

    /// Removes `window` from the stack and gives keyboard focus to the topmost remaining one.
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
