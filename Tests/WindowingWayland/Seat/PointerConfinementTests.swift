// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Pointer confinement")
@MainActor
struct PointerConfinementTests {
    private func log(_ client: TestClient) async throws -> [String] {
        try await client.settle()
        return try client.compositor.perform { desk in
            desk.log.filter { $0.contains("pointer_constraints") || $0.contains("confined_pointer") }
        }
    }

    @Test("A lock lasts until it is removed, and is requested once")
    func lock() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try window.setPointerConfinement(.locked)
        try window.setPointerConfinement(.locked)
        #expect(try await log(client) == ["zwp_pointer_constraints_v1.lock_pointer null"])
        try client.compositor.perform { desk in
            let constraint = try #require(desk.input.constraints.first)
            #expect(constraint.surface === desk.toplevel?.surface.resource)
            // The compositor activates it again whenever the window has the pointer.
            #expect(constraint.isPersistent)
        }
        try window.setPointerConfinement(nil)
        try await client.compositor.wait { $0.input.constraints.isEmpty }
    }

    @Test("A rectangle can change while it is active, with the surface's next commit")
    func regions() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try window.setPointerConfinement(.confined(CGRect(x: 10, y: 20, width: 30, height: 40)))
        let commits = try client.compositor.perform { $0.count(of: "wl_surface.commit") }
        try window.setPointerConfinement(.confined(CGRect(x: 1.4, y: 1.6, width: 3, height: 3)))
        try await client.compositor.wait { $0.count(of: "wl_surface.commit") > commits }
        try window.setPointerConfinement(.confined(nil))
        // An invalid rectangle has no effect, and is harmless.
        try window.setPointerConfinement(.confined(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -1)))
        #expect(
            try await log(client) == [
                "zwp_pointer_constraints_v1.confine_pointer [[10, 20, 30, 40]]",
                "zwp_confined_pointer_v1.set_region [[1, 2, 3, 3]]", "zwp_confined_pointer_v1.set_region null",
                "zwp_confined_pointer_v1.set_region []",
            ])
        #expect(client.failures.isEmpty)
    }

    @Test("A lock and a confinement replace each other")
    func change() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try window.setPointerConfinement(.locked)
        try window.setPointerConfinement(.confined(nil))
        try window.setPointerConfinement(.locked)
        #expect(try await log(client).count == 3)
        let (count, isLocked) = try client.compositor.perform { desk in
            (desk.input.constraints.count, desk.input.constraints.first?.locked != nil)
        }
        #expect(count == 1 && isLocked)
        #expect(client.failures.isEmpty)
    }

    @Test("A constraint outlives the mouse, and applies to the next one")
    func mouseComesAndGoes() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.seat.devices = [] }
        try await client.settle()
        try window.setPointerConfinement(.locked)
        #expect(try await log(client).isEmpty)
        try client.compositor.perform { $0.seat.devices = [.pointer] }
        try await client.compositor.wait { $0.input.constraints.count == 1 }
        try client.compositor.perform { $0.seat.devices = [] }
        try await client.compositor.wait { $0.input.constraints.isEmpty && $0.input.relativePointers.isEmpty }
        try client.compositor.perform { $0.seat.devices = [.pointer] }
        try await client.compositor.wait { $0.input.constraints.count == 1 && $0.input.relativePointers.count == 1 }
        window.close()
        try await client.compositor.wait { $0.input.constraints.isEmpty && $0.input.relativePointers.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("Relative movement is only reported to the window with the constraint")
    func relativeMotion() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.movePointerIn()
        try await client.settle()
        let before = try client.compositor.perform { $0.input.relativePointers.count }
        #expect(before == 0)
        try window.setPointerConfinement(.locked)
        try await client.compositor.wait { $0.input.relativePointers.count == 1 }
        let move: @Sendable (Desk) -> Void = { desk in
            desk.input.relativePointers.first?.sendRelativeMotion(
                utimeHi: 0, utimeLo: 999_500_000, dx: 1.5, dy: -2, dxUnaccel: 1, dyUnaccel: -1)
        }
        try client.compositor.perform(move)
        try await client.settle()
        #expect(
            client.events.last
                == .relativeMotion(
                    RelativeMotionEvent(
                        delta: CGPoint(x: 1.5, y: -2), unaccelerated: CGPoint(x: 1, y: -1), timestamp: 999.5)))
        try window.setPointerConfinement(nil)
        try await client.compositor.wait { $0.input.relativePointers.isEmpty }
    }

    @Test("Missing interfaces are errors with their names, and removing a constraint never fails")
    func missing() async throws {
        let client = try TestClient(CompositorOptions().without("zwp_pointer_constraints_v1"))
        let window = try await client.openWindow()
        #expect(
            throws: OperationError.missingInterface(
                operation: "Holding the pointer", server: "Wayland compositor", name: "zwp_pointer_constraints_v1",
                required: 1, available: nil)
        ) { try window.setPointerConfinement(.confined(nil)) }
        try window.setPointerConfinement(nil)
        let other = try TestClient(CompositorOptions().without("zwp_relative_pointer_manager_v1"))
        let otherWindow = try await other.openWindow()
        try otherWindow.setPointerConfinement(.confined(nil))
        #expect(
            throws: OperationError.missingInterface(
                operation: "Holding the pointer", server: "Wayland compositor", name: "zwp_relative_pointer_manager_v1",
                required: 1, available: nil)
        ) { try otherWindow.setPointerConfinement(.locked) }
        otherWindow.close()
        #expect(throws: OperationError.self) { try otherWindow.setPointerConfinement(.confined(nil)) }
    }
}
