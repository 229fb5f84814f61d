// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// A minimal application on a `TestCompositor`, which records its events and shows test content.
@MainActor
final class TestClient: WindowSystemDelegate, PlatformWindowDelegate {
    let compositor: TestCompositor
    let clock = StoppedClock()
    let system: WaylandWindowSystem
    private(set) var configurations: [WindowConfiguration] = []
    private(set) var events: [InputEvent] = []
    private(set) var failures: [ConnectionError] = []
    private(set) var screenChanges: [String] = []
    private(set) var enteredScreens: [[String]] = []
    private(set) var closeRequestCount = 0
    /// Whether each configure event gets a frame as a response.
    var answersConfigures = true

    /// Called with each configuration.
    var onConfiguration: (WindowConfiguration) -> Void = { _ in }

    private var waiters: [UUID: (condition: @MainActor (TestClient) -> Bool, end: () -> Void)] = [:]

    init(_ options: CompositorOptions = CompositorOptions(), environment: [String: String] = [:]) throws {
        compositor = try TestCompositor(options)
        system = try WaylandWindowSystem(
            displayName: compositor.displayName, timeSource: clock, environment: environment)
        system.delegate = self
    }

    /// Creates a window and waits until its first frame has been committed.
    func openWindow(
        _ attributes: WindowAttributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100))
    ) async throws -> WaylandWindow {
        let window = try makeWindow(attributes)
        window.show()
        try await compositor.wait { desk in desk.toplevel?.surface.frameCount ?? 0 > 0 }
        return window
    }

    func makeWindow(
        _ attributes: WindowAttributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100))
    ) throws -> WaylandWindow {
        let window = try #require(try system.makeWindow(attributes) as? WaylandWindow)
        window.delegate = self
        return window
    }

    /// Waits until the recorded events satisfy the condition, or until the test's time limit.
    func wait(for condition: @escaping @MainActor (TestClient) -> Bool) async {
        guard !condition(self), !Task.isCancelled else { return }
        let identity = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters[identity] = (condition, { continuation.resume() })
            }
        } onCancel: {
            Task { @MainActor in self.waiters.removeValue(forKey: identity)?.end() }
        }
    }

    /// Waits until all events sent so far have been received.
    func settle() async throws {
        let marker = UInt32.random(in: 1...UInt32.max)
        try compositor.perform { $0.shell?.sendPing(serial: marker) }
        try await compositor.wait { $0.hasLogged("xdg_wm_base.pong \(marker)") }
    }

    func forgetEvents() {
        events = []
    }

    // MARK: - Filtered events

    var pointerEvents: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }
    var scrollEvents: [ScrollEvent] {
        events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
    }
    var keyEvents: [KeyEvent] {
        events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    }
    var touchEvents: [[TouchPointEvent]] {
        events.compactMap { if case .touches(let events) = $0 { events } else { nil } }
    }
    var focusEvents: [Bool] {
        events.compactMap { if case .keyboardFocus(let hasFocus) = $0 { hasFocus } else { nil } }
    }

    // MARK: - Delegates

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        screenChanges.append("+\(screen.description.name)")
        check()
    }

    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        screenChanges.append("-\(screen.description.name)")
        check()
    }

    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        screenChanges.append("=\(screen.description.name)")
        check()
    }

    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        failures.append(error)
        check()
    }

    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration) {
        configurations.append(configuration)
        onConfiguration(configuration)
        if answersConfigures {
            let target = window.frameTarget
            let frame = FrameConfiguration(configuration)
            RenderActor.async { Frames.show(on: target, frame) }
        }
        check()
    }

    func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        events.append(event)
        check()
    }

    func windowShouldClose(_ window: any PlatformWindow) {
        closeRequestCount += 1
        check()
    }

    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {
        enteredScreens.append(screens.map(\.description.name))
        check()
    }

    func check() {
        for (identity, waiter) in waiters where waiter.condition(self) {
            waiters.removeValue(forKey: identity)?.end()
        }
    }
}

extension FrameConfiguration {
    /// The configuration of an application that uses the given size, and 200 × 100 if it may choose.
    init(_ configuration: WindowConfiguration) {
        let size = CGSize(width: configuration.width ?? 200, height: configuration.height ?? 100)
        self.init(
            serial: configuration.serial,
            pixelSize: PixelSize(
                width: Int((size.width * configuration.scale).rounded()),
                height: Int((size.height * configuration.scale).rounded())),
            size: size, scale: configuration.scale, windowGeometry: CGRect(origin: .zero, size: size))
    }
}
