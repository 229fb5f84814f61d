// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Window relations")
@MainActor
struct RelationTests {
    @Test("A window's parent is set when it is visible, and can be unset")
    func parent() async throws {
        let client = try TestClient()
        let parent = try client.makeWindow()
        let child = try client.makeWindow()
        child.setParent(parent, isModal: false)
        try await client.settle()
        #expect(!(try client.compositor.perform { $0.hasLogged("xdg_toplevel.set_parent") }))
        parent.show()
        try await client.compositor.wait { $0.toplevels.last?.parent != nil }
        #expect(try client.compositor.perform { $0.toplevels.last?.parent === $0.toplevels.first })
        child.setParent(nil, isModal: false)
        client.system.flush()
        try await client.compositor.wait { $0.toplevels.last?.parent == nil }
        #expect(client.failures.isEmpty)
    }

    @Test("A parent that closes first is unset")
    func closedParent() async throws {
        let client = try TestClient()
        let parent = try await client.openWindow()
        let child = try client.makeWindow()
        child.setParent(parent, isModal: true)
        child.show()
        try await client.compositor.wait { $0.toplevels.last?.parent != nil }
        parent.close()
        child.setParent(parent, isModal: true)
        client.system.flush()
        try await client.compositor.wait { $0.toplevels.count == 1 && $0.toplevels[0].parent == nil }
        child.close()
        try await client.compositor.wait { $0.toplevels.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("A window can become modal and stop being modal", arguments: [true, false])
    func modal(isOffered: Bool) async throws {
        let options = CompositorOptions()
        let client = try TestClient(isOffered ? options : options.without("xdg_wm_dialog_v1"))
        let parent = try await client.openWindow()
        let child = try client.makeWindow()
        child.setParent(parent, isModal: true)
        child.setParent(parent, isModal: true)
        client.system.flush()
        try await client.compositor.wait { $0.toplevels.last?.parent != nil }
        #expect(try client.compositor.perform { $0.toplevels.last?.isModal } == isOffered)
        child.setParent(parent, isModal: false)
        client.system.flush()
        try await client.compositor.wait { $0.toplevels.last?.isModal == false }
        #expect(client.failures.isEmpty)
    }

    @Test("A token for another application contains the input's serial")
    func token() async throws {
        let client = try TestClient()
        let window = try await client.openWindow(
            WindowAttributes(applicationIdentifier: "org.example.App", contentSize: CGSize(width: 10, height: 10)))
        let token = await withCheckedContinuation { continuation in
            window.requestActivationToken(serial: 42) { continuation.resume(returning: $0) }
        }
        #expect(token == "token-1")
        #expect(
            try client.compositor.perform {
                $0.hasLogged("xdg_activation_token_v1.commit serial 42 org.example.App surface")
            })
    }

    @Test("A pending token request is answered with nil when the window closes, or if the protocol is missing")
    func noToken() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.grantsTokens = false }
        var answers: [String?] = []
        window.requestActivationToken(serial: nil) { answers.append($0) }
        try await client.compositor.wait { !$0.heldTokens.isEmpty }
        #expect(answers.isEmpty)
        window.close()
        #expect(answers == [nil])
        // Late events for a destroyed object are ignored.
        try client.compositor.perform { desk in desk.heldTokens.forEach(desk.sendToken) }
        try await client.settle()
        #expect(answers == [nil])

        let old = try TestClient(CompositorOptions().without("xdg_activation_v1"))
        let other = try await old.openWindow()
        other.requestActivationToken(serial: 1) { answers.append($0) }
        other.activate(token: nil)
        other.activate(token: "x")
        #expect(answers == [nil, nil])
        #expect(client.failures.isEmpty && old.failures.isEmpty)
    }

    @Test("A window is activated with another application's token, or with its own")
    func activation() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        window.activate(token: "from another\0")
        try await client.compositor.wait { $0.hasLogged("xdg_activation_v1.activate from another") }
        window.activate(token: nil)
        try await client.compositor.wait { $0.hasLogged("xdg_activation_v1.activate token-1") }
        #expect(try client.compositor.perform { $0.hasLogged("xdg_activation_token_v1.commit surface") })
    }

    @Test("The startup token is used by the first visible window, once")
    func startupToken() async throws {
        let client = try TestClient(environment: ["XDG_ACTIVATION_TOKEN": "started"])
        _ = try await client.openWindow()
        try await client.compositor.wait { $0.hasLogged("xdg_activation_v1.activate started") }
        let second = try client.makeWindow()
        second.show()
        try await client.compositor.wait { $0.toplevels.last?.surface.frameCount == 1 }
        try await client.settle()
        #expect(try client.compositor.perform { $0.count(of: "xdg_activation_v1.activate") } == 1)
    }

    @Test("The screen is kept on, however often it is requested, until the window closes")
    func idle() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try window.setIdleInhibited(true)
        try window.setIdleInhibited(true)
        client.system.flush()
        try await client.compositor.wait { $0.toplevel?.surface.idleInhibitorCount == 1 }
        try window.setIdleInhibited(false)
        client.system.flush()
        try await client.compositor.wait { $0.toplevel?.surface.idleInhibitorCount == 0 }
        try window.setIdleInhibited(true)
        window.close()
        try window.setIdleInhibited(true)
        try await client.compositor.wait { $0.toplevels.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("If the compositor can't keep the screen on, the error names the interface")
    func noIdle() async throws {
        let client = try TestClient(CompositorOptions().without("zwp_idle_inhibit_manager_v1"))
        let window = try await client.openWindow()
        #expect(
            throws: OperationError.unavailable(
                operation: "Keeping the screen on",
                reason: "the compositor does not offer zwp_idle_inhibit_manager_v1")
        ) { try window.setIdleInhibited(true) }
        try window.setIdleInhibited(false)
    }
}
