// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 output overscan", .enabled(if: XServer.isInstalled))
@MainActor
struct OverscanTests {
    /// A server whose output has the properties of graphics drivers.
    @MainActor
    private struct Desk {
        let server: XServer
        let raw: RawClient
        let client: TestClient
        let output: UInt32

        init(horizontal: UInt32?, vertical: UInt32? = 18, state: AtomName = .off) async throws {
            server = try await XServer()
            raw = try RawClient(server.display)
            client = try TestClient(server)
            output = try #require(client.system.displays.layout.shown.first).identifier
            let (client, raw) = (client, raw)
            try await client.wait(for: "the screen") { !$0.system.screens.isEmpty }
            guard let horizontal, let vertical else { return }
            raw.set(.underscanHorizontal, of: output, type: .integer, to: horizontal)
            raw.set(.underscanVertical, of: output, type: .integer, to: vertical)
            raw.set(.underscan, of: output, type: .atom, to: raw.atoms[state])
        }

        var overscan: ScreenOverscan? { client.system.screens.first?.description.overscan }
    }

    @Test("The driver's overscan is reported and updated", arguments: [AtomName.off, .on, .automatic])
    fileprivate func reading(state: AtomName) async throws {
        let desk = try await Desk(horizontal: 32, state: state)
        let expected = ScreenOverscan(horizontal: 32, vertical: 18, isScaled: state != .off)
        try await desk.client.wait(for: "the overscan") { _ in desk.overscan == expected }
        let hidden = desk.client.system.screens.first?.description.hiddenEdges
        #expect(hidden == (state == .off ? CGSize(width: 32, height: 18) : .zero))
        desk.raw.set(.underscanHorizontal, of: desk.output, type: .integer, to: 40)
        try await desk.client.wait(for: "the other border") { _ in desk.overscan?.horizontal == 40 }
        desk.client.system.disconnect()
    }

    @Test("The driver is requested to scale the image, and not to")
    func setting() async throws {
        let desk = try await Desk(horizontal: 32)
        try await desk.client.wait(for: "the overscan") { _ in desk.overscan?.isScaled == false }
        let screen = try #require(desk.client.system.screens.first)
        for isScaled in [true, false] {
            try desk.client.system.setOverscanScaled(isScaled, of: screen)
            try await desk.client.wait(for: "the answer") { _ in desk.overscan?.isScaled == isScaled }
            #expect(desk.raw.value(.underscan, of: desk.output) == desk.raw.atoms[isScaled ? .on : .off])
        }
        desk.client.system.disconnect()
    }

    @Test("An output without these properties has no overscan, and can't be changed")
    func absence() async throws {
        let desk = try await Desk(horizontal: nil)
        let screen = try #require(desk.client.system.screens.first)
        #expect(desk.overscan == nil)
        #expect(throws: OperationError.self) { try desk.client.system.setOverscanScaled(true, of: screen) }
        desk.client.system.disconnect()
        #expect(throws: OperationError.self) { try desk.client.system.setOverscanScaled(true, of: screen) }
    }

    @Test("Negative borders hide nothing, and huge ones leave half of the screen")
    func nonsense() async throws {
        let desk = try await Desk(horizontal: UInt32(bitPattern: -5), vertical: 0)
        desk.raw.set(.underscanVertical, of: desk.output, type: .integer, to: 7)
        desk.raw.set(.underscanHorizontal, of: desk.output, type: .integer, to: UInt32(Int32.max))
        try await desk.client.wait(for: "the overscan") { _ in desk.overscan?.horizontal == Int(Int32.max) }
        let description = try #require(desk.client.system.screens.first).description
        #expect(description.hiddenEdges.width == description.frame.width / 4)
        desk.raw.set(.underscanHorizontal, of: desk.output, type: .integer, to: UInt32(bitPattern: -5))
        try await desk.client.wait(for: "none") { _ in desk.overscan == nil }
        desk.client.system.disconnect()
    }
}

extension RawClient {
    /// Sets a property of an output as its driver does.
    fileprivate func set(_ name: AtomName, of output: UInt32, type: AtomName, to value: UInt32) {
        var value = value
        unsafe _ = xcb_randr_change_output_property(
            connection.pointer, output, atoms[name], atoms[type], 32, UInt8(XCB_PROP_MODE_REPLACE.rawValue), 1, &value)
        synchronize()
    }

    fileprivate func value(_ name: AtomName, of output: UInt32) -> UInt32? {
        let question = unsafe xcb_randr_get_output_property(
            connection.pointer, output, atoms[name], 0, 0, 1, 0, 0
        ).sequence
        return connection.wait(for: question)?.load(UInt32.self, at: 32)
    }
}
