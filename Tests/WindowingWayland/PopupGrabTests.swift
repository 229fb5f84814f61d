// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Popup grabs")
@MainActor
struct PopupGrabTests {
    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 10, y: 20, width: 30, height: 10), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 60, height: 50))

    /// A window with a chain of popups, each the child of the previous one.
    private struct Chain {
        let client: TestClient
        let window: WaylandWindow
        var popups: [WaylandPopup] = []
        var recorders: [PopupRecorder] = []
        var serial: UInt32 = 0
    }

    private func chain(of count: Int, hasGrab: Bool = true) async throws -> Chain {
        let client = try TestClient()
        var chain = Chain(client: client, window: try await client.openWindow())
        chain.serial = try await client.pressInWindow()
        let attributes = PopupAttributes(placement: placement, grabSerial: hasGrab ? chain.serial : nil)
        for _ in 0..<count {
            let recorder = PopupRecorder()
            if let parent = chain.popups.last {
                chain.popups.append(try await client.openPopup(attributes, on: parent, recorder: recorder))
            } else {
                chain.popups.append(try await client.openPopup(attributes, on: chain.window, recorder: recorder))
            }
            chain.recorders.append(recorder)
        }
        return chain
    }

    @Test("Nested popups are destroyed in the order that the protocol requires", arguments: [0, 1, 2])
    func closing(index: Int) async throws {
        let chain = try await chain(of: 3)
        chain.popups[index].close()
        try await chain.client.compositor.wait { $0.popups.count == index }
        #expect(chain.client.failures.isEmpty)
        #expect(chain.recorders.map(\.dismissalCount) == [0, 0, 0])
        #expect(chain.client.system.grabs.count == index)
    }

    @Test("Nested popups end in order when their window closes, and with the connection")
    func closingAll() async throws {
        let first = try await chain(of: 3)
        first.window.close()
        try await first.client.compositor.wait { $0.toplevels.isEmpty && $0.surfaces.isEmpty }
        #expect(first.client.failures.isEmpty)
        let second = try await chain(of: 3, hasGrab: false)
        second.client.system.disconnect()
        try await second.client.compositor.wait { $0.popups.isEmpty && $0.surfaces.isEmpty }
    }

    @Test("A press outside, reported by the compositor, dismisses all popups, and closes those without a delegate")
    func pressElsewhere() async throws {
        let chain = try await chain(of: 3)
        chain.popups[1].delegate = nil
        try chain.client.compositor.perform { desk in
            desk.movePointer(to: nil)
            desk.press()
        }
        try await chain.client.compositor.wait { $0.popups.isEmpty }
        #expect(chain.recorders.map(\.dismissalCount) == [1, 0, 1])
        #expect(chain.client.failures.isEmpty)
    }

    @Test("A delegate that doesn't close dismissed popups is notified once, without harm")
    func unheeded() async throws {
        let chain = try await chain(of: 2)
        for recorder in chain.recorders { recorder.closesWhenDismissed = false }
        try chain.client.compositor.perform { desk in
            desk.popups.first?.dismiss()
            desk.popups.first?.dismiss()
        }
        try await chain.client.settle()
        #expect(chain.recorders.map(\.dismissalCount) == [1, 1])
        chain.popups[0].close()
        try await chain.client.compositor.wait { $0.popups.isEmpty }
        #expect(chain.client.failures.isEmpty)
    }

    @Test("A press in the window dismisses popups before it is delivered, and one in a popup dismisses none")
    func pressInside() async throws {
        let chain = try await chain(of: 2)
        try chain.client.compositor.perform { desk in
            desk.movePointer(to: desk.popups[0].surface, x: 1, y: 1)
            desk.press()
            desk.press(isDown: false)
        }
        try await chain.client.settle()
        #expect(chain.recorders.map(\.dismissalCount) == [0, 0])
        let presses = chain.recorders[0].events.filter(\.isPress)
        #expect(presses.count == 1)
        chain.client.forgetEvents()
        var eventsBefore: Int?
        let client = chain.client
        chain.recorders[0].onChange = { eventsBefore = client.events.filter(\.isPress).count }
        try client.compositor.perform { desk in
            desk.touch(4, on: try #require(desk.toplevel?.surface), x: 150, y: 5)
        }
        await client.wait { $0.events.contains(where: \.isPress) }
        #expect(eventsBefore == 0)
        #expect(chain.recorders.map(\.dismissalCount) == [1, 1])
        #expect(client.failures.isEmpty)
    }

    @Test("Popups without a grab, such as tooltips, remain")
    func tooltip() async throws {
        let chain = try await chain(of: 1, hasGrab: false)
        try chain.client.compositor.perform { desk in
            desk.press()
        }
        try await chain.client.settle()
        #expect(chain.recorders[0].dismissalCount == 0)
        #expect(!(try chain.client.compositor.perform { $0.hasLogged("xdg_popup.grab") }))
    }

    @Test("A new grab on the window ends the previous one, and one on a popup ends those above it")
    func replacing() async throws {
        let chain = try await chain(of: 3)
        let attributes = PopupAttributes(placement: placement, grabSerial: chain.serial)
        let submenu = try #require(try chain.popups[0].makePopup(attributes) as? WaylandPopup)
        submenu.show()
        let client = chain.client
        await client.wait { $0.system.grabs.count == 2 && $0.system.grabs.last === submenu }
        #expect(chain.recorders.map(\.dismissalCount) == [0, 1, 1])
        let menu = try #require(try chain.window.makePopup(attributes) as? WaylandPopup)
        menu.show()
        try await client.compositor.wait { $0.popups.count == 1 && $0.popups[0].place.isEmpty == false }
        #expect(client.system.grabs.count == 1)
        #expect(chain.recorders[0].dismissalCount == 1)
        #expect(client.failures.isEmpty)
    }

    @Test("A popup without a grab can't have a child with one")
    func grabOnTooltip() async throws {
        let chain = try await chain(of: 1, hasGrab: false)
        let attributes = PopupAttributes(placement: placement, grabSerial: chain.serial)
        #expect(
            throws: OperationError.unavailable(
                operation: "Opening a popup that takes the input", reason: "the popup it belongs to has not taken it")
        ) { try chain.popups[0].makePopup(attributes) }
    }

    @Test("A refused grab, or one with an invalid serial, dismisses the popup", arguments: [true, false])
    func refusal(byCompositor: Bool) async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        var serial = try await client.pressInWindow()
        if byCompositor { try client.compositor.perform { $0.refusesGrabs = true } } else { serial &+= 1000 }
        let popup = try window.makePopup(PopupAttributes(placement: placement, grabSerial: serial))
        let recorder = PopupRecorder()
        recorder.onChange = { client.check() }
        popup.delegate = recorder
        popup.show()
        await client.wait { _ in recorder.dismissalCount == 1 }
        try await client.compositor.wait { $0.popups.isEmpty }
        #expect(client.system.grabs.isEmpty)
        #expect(client.failures.isEmpty)
    }

    @Test("Without a seat, a popup opens without a grab")
    func noSeat() async throws {
        let client = try TestClient(CompositorOptions().without("wl_seat"))
        let window = try await client.openWindow()
        _ = try await client.openPopup(
            PopupAttributes(placement: placement, grabSerial: 5), on: window, recorder: PopupRecorder())
        #expect(client.system.grabs.isEmpty)
    }

    @Test("Keys are delivered to the topmost popup with a grab, and to its parent when it closes")
    func keys() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.focusKeyboard($0.toplevel?.surface) }
        await client.wait { $0.focusEvents == [true] }
        let serial = try await client.pressInWindow()
        let recorder = PopupRecorder()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement, grabSerial: serial), on: window, recorder: recorder)
        try client.compositor.perform { _ = $0.key(30) }
        await client.wait { _ in recorder.events.count == 2 }
        #expect(recorder.events.first == .keyboardFocus(true))
        guard case .key(let event) = recorder.events.last else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(event.characters == "a")
        popup.close()
        await client.wait { $0.focusEvents == [true, false, true] }
    }

    @Test("Popups receive pointer and touch events and have a cursor")
    func pointerAndTouch() async throws {
        let chain = try await chain(of: 1, hasGrab: false)
        let recorder = chain.recorders[0]
        try chain.client.compositor.perform { desk in
            desk.movePointer(to: desk.popups[0].surface, x: 3, y: 4)
            desk.touch(1, on: desk.popups[0].surface, x: 8, y: 9)
        }
        await chain.client.wait { _ in recorder.events.count == 2 }
        guard case .pointer(let entered) = recorder.events[0], case .touches(let touches) = recorder.events[1] else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(entered.kind == .entered)
        #expect(entered.location == CGPoint(x: 3, y: 4))
        #expect(touches.map(\.location) == [CGPoint(x: 8, y: 9)])
        chain.popups[0].setCursor(.text)
        chain.client.system.flush()
        try await chain.client.compositor.wait { $0.log.last?.hasSuffix(" 9") == true }
        // A popup that closes during a touch receives no further events.
        chain.popups[0].close()
        try chain.client.compositor.perform { desk in
            desk.moveTouch(1, x: 1, y: 1)
            desk.liftTouch(1)
        }
        try await chain.client.settle()
        #expect(recorder.events.count == 2)
        #expect(chain.client.failures.isEmpty)
    }
}
