// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandClient
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Connection")
@MainActor
struct ConnectionTests {
    @Test("A display that doesn't exist is an error with its name")
    func nothingThere() throws {
        let name = NSTemporaryDirectory() + "no-such-display"
        #expect(
            throws: ConnectionError.noDisplay(
                backend: "Wayland", display: name, reason: "no compositor has a socket of that name")
        ) {
            try WaylandWindowSystem(displayName: name)
        }
    }

    @Test(
        "A missing required interface is an error",
        arguments: [("xdg_wm_base", 1), ("wl_compositor", 4), ("wl_shm", 1)])
    func missing(name: String, version: Int) throws {
        let compositor = try TestCompositor(CompositorOptions().without(name))
        #expect(
            throws: ConnectionError.missingInterface(
                server: "Wayland compositor", name: name, required: version, available: nil)
        ) {
            try WaylandWindowSystem(displayName: compositor.displayName)
        }
    }

    @Test("An old version of a required interface is an error")
    func tooOld() throws {
        let compositor = try TestCompositor(CompositorOptions().offering("wl_compositor", version: 3))
        #expect(
            throws: ConnectionError.missingInterface(
                server: "Wayland compositor", name: "wl_compositor", required: 4, available: 3)
        ) {
            try WaylandWindowSystem(displayName: compositor.displayName)
        }
    }

    @Test("A window opens without any optional protocol")
    func bareCompositor() async throws {
        var options = CompositorOptions()
        options.globals = ["wl_compositor": 4, "wl_shm": 1, "xdg_wm_base": 1, "wl_seat": 1, "wl_output": 2]
        let client = try TestClient(options)
        let window = try await client.openWindow()
        #expect(window.configuration.decoration == .client)
        #expect(window.configuration.scale == 1)
        #expect(client.failures.isEmpty)
    }

    @Test("A compositor's crash is reported once, and its descriptors are closed")
    func death() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let socket = try socketName(of: client.system)
        #expect(try hasDescriptor(of: socket))
        client.compositor.die()
        await client.wait { !$0.failures.isEmpty }
        guard case .lost(client.compositor.displayName, _) = client.failures.first else {
            Issue.record("\(client.failures)")
            return
        }
        // All calls remain without effect.
        window.setTitle("late")
        window.close()
        client.system.flush()
        client.system.disconnect()
        #expect(client.system.screens.isEmpty)
        #expect(throws: OperationError.self) { try client.makeWindow() }
        try await expectClosed(socket)
        #expect(client.failures.count == 1)
    }

    @Test("A protocol error is reported with the compositor's message")
    func protocolError() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.compositor.perform { $0.toplevel?.resource.postError(code: 2, message: "too small") }
        await client.wait { !$0.failures.isEmpty }
        #expect(client.failures == [.protocolError(interface: "xdg_toplevel", code: 2, message: "too small")])
    }

    @Test("Disconnecting closes the descriptors and the connection")
    func disconnect() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let socket = try socketName(of: client.system)
        client.system.disconnect()
        try await client.compositor.wait { $0.toplevels.isEmpty && $0.surfaces.isEmpty }
        try await expectClosed(socket)
        #expect(client.failures.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("A ping is answered on the main actor")
    func ping() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.compositor.perform { $0.shell?.sendPing(serial: 77) }
        try await client.compositor.wait { $0.hasLogged("xdg_wm_base.pong 77") }
    }

    @Test("The removal of an optional global affects no window, old or new")
    func extensionTakenBack() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        for name in ["wp_viewporter", "wp_cursor_shape_manager_v1", "wp_presentation", "zxdg_decoration_manager_v1"] {
            try client.compositor.perform { $0.removeGlobal(name) }
        }
        try await client.settle()
        window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty }
        let second = try await client.openWindow()
        #expect(second.configuration.decoration == .client)
        #expect(client.failures.isEmpty)
    }

    @Test("Requests that don't fit in a full socket are sent when it drains")
    func fullSocket() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let display = try #require(client.system.session?.display)
        var size: Int32 = 1
        unsafe setsockopt(display.fileDescriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        let isHeld = DispatchSemaphore(value: 0)
        let isReleased = DispatchSemaphore(value: 0)
        let compositor = client.compositor
        DispatchQueue.global().async {
            try? compositor.perform { _ in
                isHeld.signal()
                isReleased.wait()
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                isHeld.wait()
                continuation.resume()
            }
        }
        var count = 0
        repeat {
            count += 1
            window.setTitle("\(count)" + String(repeating: "t", count: 1000))
            client.system.flush()
        } while try display.flush()
        isReleased.signal()
        let last = "\(count)t"
        try await compositor.wait { $0.toplevel?.title.hasPrefix(last) == true }
        #expect(client.failures.isEmpty)
    }

    @Test("Only objects that the application retains outlive the connection")
    func leaks() async throws {
        let compositor = try TestCompositor()
        var system: WaylandWindowSystem? = try WaylandWindowSystem(displayName: compositor.displayName)
        let window = try #require(try system?.makeWindow(WindowAttributes(contentSize: CGSize(width: 10, height: 10))))
        window.show()
        try await compositor.wait { !$0.toplevels.isEmpty }
        let socket = try socketName(of: #require(system))
        weak let weakSystem = system
        system?.disconnect()
        system = nil
        try await expectClosed(socket)
        while weakSystem != nil { await RenderActor.run {} }
        window.setCursor(.text)
        window.setTitle("late")
        window.setContentSize(CGSize(width: 20, height: 20))
        window.beginMove(serial: 1)
    }

    // MARK: - Descriptors

    private func socketName(of system: WaylandWindowSystem) throws -> String {
        let descriptor = try #require(system.session?.display.fileDescriptor)
        return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    }

    private func hasDescriptor(of socket: String) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").contains { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")) == socket
        }
    }

    /// The last reference is released with a dispatch source, some jobs later.
    private func expectClosed(_ socket: String) async throws {
        while try hasDescriptor(of: socket) {
            try Task.checkCancellation()
            await RenderActor.run {}
        }
    }
}

extension RenderActor {
    /// Waits for the jobs enqueued on the render thread.
    static func run(_ body: @escaping @RenderActor @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            RenderActor.async {
                body()
                continuation.resume()
            }
        }
    }
}
