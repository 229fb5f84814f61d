// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 pointer confinement", .enabled(if: XServer.isDummyInstalled))
@MainActor
struct PointerHoldTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A focused window from (412, 334) to (612, 434), with the pointer in it.
    @MainActor
    private struct Desk {
        let server: XServer
        let client: TestClient
        let raw: RawClient
        let mouse: InjectedDevice
        let window: X11Window

        init(in folder: TemporaryFolder) async throws {
            server = try await XServer.dummy(in: folder)
            client = try TestClient(server)
            window = try await client.openWindow()
            raw = try RawClient(server.display)
            mouse = try InjectedDevice(folder.path(of: "pointer"))
            raw.move(500, 380)
            try await client.wait(for: "focus and pointer") {
                $0.configurations.last?.states.contains(.activated) == true
                    && $0.pointerEvents.last?.location == CGPoint(x: 88, y: 46)
            }
        }
    }

    /// Waits until the server has processed the client's requests.
    private func settle(_ desk: Desk) async throws {
        let session = try #require(desk.client.system.session)
        await session.inquire { _ = $0.wait(for: unsafe xcb_get_input_focus($0.pointer).sequence) }
    }

    @Test("A locked pointer keeps its position, and its movement is reported")
    func lock() async throws {
        let desk = try await Desk(in: folder)
        try desk.window.setPointerConfinement(.locked)
        #expect(await eventually { desk.client.system.hold.window === desk.window })
        try await settle(desk)
        desk.client.forgetEvents()
        desk.mouse.move(30, -40)
        try await desk.client.wait(for: "the movement") { !$0.relativeMotion.isEmpty }
        #expect(desk.client.relativeMotion.map(\.unaccelerated) == [CGPoint(x: 30, y: -40)])
        #expect(desk.client.pointerEvents.isEmpty)
        #expect(await eventually { desk.raw.pointer.map { [$0.x, $0.y] } == [500, 380] })
        try desk.window.setPointerConfinement(nil)
        try await settle(desk)
        desk.mouse.move(1, 0)
        #expect(await eventually { desk.raw.pointer.map { $0.x > 500 } == true })
        let count = desk.client.relativeMotion.count
        try await desk.client.wait(for: "the pointer") { !$0.pointerEvents.isEmpty }
        #expect(desk.client.relativeMotion.count == count)
        desk.client.system.disconnect()
    }

    @Test("A confined pointer stays in its area once it is there, and the area follows the window")
    func confinement() async throws {
        let desk = try await Desk(in: folder)
        try desk.window.setPointerConfinement(.confined(CGRect(x: 10, y: 10, width: 50, height: 30)))
        desk.mouse.move(1, 1)
        try await desk.client.wait(for: "the movement") { $0.pointerEvents.last?.location == CGPoint(x: 89, y: 47) }
        #expect(desk.client.system.hold.window == nil)
        desk.raw.move(430, 350)
        #expect(await eventually { desk.client.system.hold.window === desk.window })
        try await settle(desk)
        desk.mouse.move(400, 300)
        #expect(await eventually { desk.raw.pointer.map { [$0.x, $0.y] } == [471, 373] })
        desk.mouse.move(-400, -300)
        #expect(await eventually { desk.raw.pointer.map { [$0.x, $0.y] } == [422, 344] })
        try desk.window.setPointerConfinement(.confined(nil))
        #expect(await eventually { desk.client.system.hold.window === desk.window })
        try await settle(desk)
        desk.mouse.move(-400, -300)
        #expect(await eventually { desk.raw.pointer.map { [$0.x, $0.y] } == [412, 334] })
        desk.window.close()
        try await settle(desk)
        desk.mouse.move(-1, 0)
        #expect(await eventually { desk.raw.pointer.map { $0.x < 412 } == true })
        #expect(throws: OperationError.self) { try desk.window.setPointerConfinement(.locked) }
        desk.client.system.disconnect()
    }

    @Test("Without barriers there is no confinement, and the error has the reason", .enabled(if: XServer.isInstalled))
    func absence() async throws {
        let server = try await XServer(arguments: ["-extension", "XFIXES"])
        let client = try TestClient(server)
        let window = try await client.openWindow()
        #expect(
            throws: OperationError.unavailable(
                operation: "Holding the pointer", reason: "the X server lacks the XFIXES extension")
        ) { try window.setPointerConfinement(.locked) }
        try window.setPointerConfinement(nil)
        client.system.disconnect()
    }

    @Test("Movements are read with and without acceleration, as far as the data is complete")
    func decoding() async throws {
        let server = try await XServer()
        let connection = try XConnection(displayName: server.display)
        let extensions = Extensions(connection)
        let decoder = EventDecoder(extensions: extensions)
        func bytes<Value: BitwiseCopyable>(_ value: Value) -> [UInt8] {
            unsafe withUnsafeBytes(of: value) { unsafe Array($0) }
        }
        func number(_ value: Int32) -> [UInt8] { bytes(xcb_input_fp3232_t(integral: value, frac: 1 << 31)) }
        var event = xcb_input_raw_button_press_event_t()
        event.response_type = UInt8(XCB_GE_GENERIC)
        event.extension = try #require(extensions.input.value?.majorOpcode)
        event.event_type = UInt16(XCB_INPUT_RAW_MOTION)
        event.sourceid = 9
        event.valuators_len = 1
        let whole = bytes(event) + bytes(UInt32(0b1011)) + [3, 4, 5, 6, 7, 8].flatMap(number)
        guard case .rawMotion(let motion) = decoder.decode(WireBytes(whole)) else {
            Issue.record("no motion")
            return
        }
        #expect([motion.x, motion.y, motion.rawX, motion.rawY] == [3.5, 4.5, 6.5, 7.5] && motion.movesPointer)
        for count in 0..<whole.count { _ = decoder.decode(WireBytes(Array(whole.prefix(count)))) }
        event.valuators_len = .max
        #expect(decoder.decode(WireBytes(bytes(event) + bytes(UInt32.max))) != nil)
    }
}
