// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Popups")
@MainActor
struct PopupTests {
    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 10, y: 20, width: 30, height: 10), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 120, height: 80))

    @Test("A popup is positioned by its positioner, and visible with the frame that responds")
    func opening() async throws {
        let client = try TestClient()
        let recorder = PopupRecorder()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: try await client.openWindow(), recorder: recorder)
        #expect(recorder.configurations.count == 1)
        #expect(popup.configuration.frame == CGRect(x: 10, y: 30, width: 120, height: 80))
        let desk = try client.compositor.perform { desk in
            let popup = try #require(desk.popup)
            return (popup.shell.geometry, popup.shell.acknowledged == popup.shell.configured, popup.isReactive)
        }
        #expect(desk.0 == [0, 0, 120, 80])
        #expect(desk.1)
        #expect(desk.2)
        #expect(client.failures.isEmpty)
    }

    @Test("The estimate before the first configuration is the unadjusted position")
    func guess() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let popup = try window.makePopup(PopupAttributes(placement: placement))
        #expect(popup.configuration.frame == CGRect(x: 10, y: 30, width: 120, height: 80))
    }

    @Test(
        "The compositor's position agrees with the application's algorithm, including at the screen's edges",
        arguments: PopupPlacement.Point.allCases)
    func agreement(anchor: PopupPlacement.Point) async throws {
        var options = CompositorOptions()
        options.outputs = [DeskOutput.Settings(name: "A", mode: (400, 300, 60_000))]
        let client = try TestClient(options)
        let window = try await client.openWindow()
        let parent = CGRect(x: 150, y: 150, width: 200, height: 100)
        try client.compositor.perform { $0.toplevel?.origin = (150, 150) }
        let recorder = PopupRecorder()
        var popup: WaylandPopup?
        for gravity in PopupPlacement.Point.allCases {
            for adjustments: PopupPlacement.Adjustments in [
                [], [.flipX, .flipY], [.slideX, .slideY], [.flipX, .slideY, .resizeX], [.resizeX, .resizeY],
            ] {
                let placement = PopupPlacement(
                    anchorRect: CGRect(x: 60, y: 40, width: 30, height: 20), anchor: anchor, gravity: gravity,
                    offset: CGPoint(x: 2, y: -4), size: CGSize(width: 220, height: 120), adjustments: adjustments)
                if let popup {
                    let count = recorder.configurations.count
                    popup.reposition(placement)
                    await client.wait { _ in recorder.configurations.count > count }
                } else {
                    popup = try await client.openPopup(
                        PopupAttributes(placement: placement), on: window, recorder: recorder)
                }
                #expect(
                    popup?.configuration.frame
                        == placement.frame(
                            parentGeometry: parent, bounds: CGRect(x: 0, y: 0, width: 400, height: 300)),
                    "\(gravity) \(adjustments)")
            }
        }
        #expect(client.failures.isEmpty)
    }

    @Test("Nothing is requested before the window is visible")
    func earlyShow() async throws {
        let client = try TestClient()
        client.answersConfigures = false
        let window = try client.makeWindow()
        let popup = try #require(try window.makePopup(PopupAttributes(placement: placement)) as? WaylandPopup)
        let recorder = PopupRecorder()
        recorder.onChange = { client.check() }
        popup.delegate = recorder
        popup.show()
        window.show()
        await client.wait { !$0.configurations.isEmpty }
        try await client.settle()
        #expect(popup.role == nil)
        _ = await Frames.show(on: window.target, FrameConfiguration(try #require(client.configurations.last)))
        await client.wait { _ in !recorder.configurations.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("Non-finite values, and anchors outside the window, are no protocol errors")
    func hostilePlacement() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let hostile = PopupPlacement(
            anchorRect: CGRect(x: -500, y: CGFloat.nan, width: 5000, height: CGFloat.infinity), anchor: .top,
            gravity: .top, offset: CGPoint(x: CGFloat.infinity, y: CGFloat.nan),
            size: CGSize(width: -3, height: CGFloat.nan))
        let popup = try #require(try window.makePopup(PopupAttributes(placement: hostile)) as? WaylandPopup)
        popup.show()
        try await client.compositor.wait { $0.popup?.place.isEmpty == false }
        #expect(client.failures.isEmpty)
    }

    @Test(
        "Invalid surface sizes are replaced by the requested one",
        arguments: [(0, 0), (-5, 100_000), (Int32.max, Int32.min)])
    func hostileConfigure(width: Int32, height: Int32) async throws {
        let client = try TestClient()
        let recorder = PopupRecorder()
        _ = try await client.openPopup(
            PopupAttributes(placement: placement), on: try await client.openWindow(), recorder: recorder)
        try client.compositor.perform { desk in
            _ = desk.popup?.configure(x: Int32.min, y: Int32.max, width: width, height: height)
        }
        await client.wait { _ in recorder.configurations.count == 2 }
        #expect(recorder.configurations.last?.frame.size == CGSize(width: 120, height: 80))
        try await client.compositor.wait { $0.popup.map { $0.shell.acknowledged == $0.shell.configured } ?? false }
        #expect(client.failures.isEmpty)
    }

    @Test("Only the latest of several configure events is answered")
    func latestConfigure() async throws {
        let client = try TestClient()
        let recorder = PopupRecorder()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: try await client.openWindow(), recorder: recorder)
        recorder.answersConfigures = false
        let serials = try client.compositor.perform { desk in
            [10, 20, 30].map { desk.popup?.configure(x: $0, y: 5, width: 50 + $0, height: 40) }
        }
        await client.wait { _ in recorder.configurations.count == 4 }
        #expect(popup.configuration.frame == CGRect(x: 30, y: 5, width: 80, height: 40))
        _ = await Frames.show(on: popup.target, FrameConfiguration(popup.configuration))
        try await client.compositor.wait { $0.popup?.shell.acknowledged.last == serials.last }
        #expect(try client.compositor.perform { $0.popup?.shell.acknowledged.count } == 2)
    }

    @Test("Repositioning refers to the parent's latest configure event, if that is unanswered")
    func parentConfigure() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let recorder = PopupRecorder()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: window, recorder: recorder)
        #expect(try client.compositor.perform { $0.popup?.parentSerial } == nil)
        client.answersConfigures = false
        let serial = try client.compositor.perform { $0.toplevel?.configure(width: 600, height: 500) }
        await client.wait { $0.configurations.count == 2 }
        var moved = placement
        moved.anchorRect.origin = CGPoint(x: 550, y: 450)
        popup.reposition(moved)
        await client.wait { _ in recorder.configurations.count == 2 }
        let told = try client.compositor.perform { ($0.popup?.parentSerial, $0.popup?.parentSize?.width) }
        #expect(told.0 == serial)
        #expect(told.1 == 600)
        #expect(popup.configuration.frame.origin == CGPoint(x: 550, y: 460))
        #expect(client.failures.isEmpty)
    }

    @Test("Without reposition support the popup is replaced, with frames of the same target")
    func oldShell() async throws {
        let client = try TestClient(CompositorOptions().offering("xdg_wm_base", version: 2))
        let window = try await client.openWindow()
        let recorder = PopupRecorder()
        let serial = try await client.pressInWindow()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement, grabSerial: serial), on: window, recorder: recorder)
        let target = popup.target
        let submenu = PopupRecorder()
        submenu.closesWhenDismissed = false
        _ = try await client.openPopup(
            PopupAttributes(placement: placement, grabSerial: serial), on: popup, recorder: submenu)
        var moved = placement
        moved.offset = CGPoint(x: 40, y: 0)
        popup.reposition(moved)
        await client.wait { _ in recorder.configurations.count == 2 }
        #expect(submenu.dismissalCount == 1)
        #expect(popup.target === target)
        #expect(popup.configuration.frame.origin == CGPoint(x: 50, y: 30))
        try await client.compositor.wait { $0.popups.count == 1 && $0.popup?.shell.isMapped == true }
        #expect(try client.compositor.perform { $0.popup?.grabSerial } == serial)
        #expect(client.failures.isEmpty)
    }

    @Test("A popup has its own scale")
    func scale() async throws {
        let client = try TestClient()
        let recorder = PopupRecorder()
        _ = try await client.openPopup(
            PopupAttributes(placement: placement), on: try await client.openWindow(), recorder: recorder)
        try client.compositor.perform { $0.popup?.surface.prefer(fraction: 180) }
        await client.wait { _ in recorder.configurations.last?.scale == 1.5 }
        try await client.compositor.wait { $0.popup?.surface.pixels?.width == 180 }
        #expect(try client.compositor.perform { $0.popup?.surface.destination?.width } == 120)
    }

    @Test("A closed popup is released")
    func leak() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        weak var weakPopup: WaylandPopup?
        weak var weakTarget: WaylandFrameTarget?
        do {
            let popup = try await client.openPopup(
                PopupAttributes(placement: placement), on: window, recorder: PopupRecorder())
            popup.reposition(placement)
            weakPopup = popup
            weakTarget = popup.target
            popup.close()
        }
        try await client.settle()
        while weakPopup != nil || weakTarget != nil {
            try Task.checkCancellation()
            await RenderActor.run {}
        }
    }

    @Test("A popup closed before it or its window is visible is never created")
    func closedEarly() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let popup = try window.makePopup(PopupAttributes(placement: placement))
        popup.show()
        popup.close()
        let other = try window.makePopup(PopupAttributes(placement: placement))
        other.show()
        window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty && $0.surfaces.isEmpty }
        #expect(throws: OperationError.self) { try window.makePopup(PopupAttributes(placement: placement)) }
        #expect(throws: OperationError.self) { try popup.makePopup(PopupAttributes(placement: placement)) }
        popup.reposition(placement)
        popup.setCursor(.text)
        try await client.settle()
        #expect(client.failures.isEmpty)
    }
}
