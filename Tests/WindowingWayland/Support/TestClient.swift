// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// A minimal application on a `TestCompositor`, which records its events and shows test content.
@MainActor
final class TestClient: ApplicationRecord {
    let compositor: TestCompositor
    let clock = StoppedClock()
    let system: WaylandWindowSystem
    /// Whether each configure event gets a frame as a response.
    var answersConfigures = true

    /// Called with each configuration.
    var onConfiguration: (WindowConfiguration) -> Void = { _ in }

    private var waiters: [UUID: (condition: @MainActor (TestClient) -> Bool, end: () -> Void)] = [:]

    init(_ options: CompositorOptions = CompositorOptions(), environment: [String: String] = [:]) throws {
        compositor = try TestCompositor(options)
        system = try WaylandWindowSystem(
            displayName: compositor.displayName, timeSource: clock, environment: environment)
        super.init()
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
        // The first answer shows that the compositor has handled the requests so far, the second one that the client
        // has handled the events that they caused.
        for _ in 0..<2 {
            let marker = UInt32.random(in: 1...UInt32.max)
            try compositor.perform { $0.shell?.sendPing(serial: marker) }
            try await compositor.wait { $0.hasLogged("xdg_wm_base.pong \(marker)") }
        }
    }

    override func didReceive(_ configuration: WindowConfiguration, for window: any PlatformWindow) {
        onConfiguration(configuration)
        guard answersConfigures else { return }
        let target = window.frameTarget
        let frame = FrameConfiguration(configuration)
        RenderActor.async { Frames.show(on: target, frame) }
    }

    override func check() {
        for (identity, waiter) in waiters where waiter.condition(self) {
            waiters.removeValue(forKey: identity)?.end()
        }
    }
}
