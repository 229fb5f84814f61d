// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// Constantly changing window systems.
@Suite("Faults")
@MainActor
struct FaultTests {
    /// A pseudorandom generator with the same sequence in every run.
    private struct Dice: RandomNumberGenerator, Sendable {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Presents frames as long as they are requested.
    @RenderActor
    private final class Painter {
        private(set) var frameCount = 0
        private var configuration: FrameConfiguration?
        private let target: any FrameTarget

        nonisolated init(_ target: any FrameTarget) {
            self.target = target
        }

        func start(_ configuration: FrameConfiguration) {
            let isRunning = self.configuration != nil
            self.configuration = configuration
            if !isRunning { ask() }
        }

        private func ask() {
            target.requestFrame { [weak self] _ in
                guard let self, let configuration else { return }
                if let buffer = target.nextBuffer(size: configuration.pixelSize) {
                    Frames.fill(buffer, 0xff00_0000 | UInt32(truncatingIfNeeded: frameCount))
                    target.present(buffer, damage: [PixelRect(buffer.size)], configuration: configuration)
                    frameCount += 1
                }
                ask()
            }
        }
    }

    /// A client whose windows and popups draw continuously.
    private final class PaintingClient {
        let client: TestClient
        let window: WaylandWindow
        let painter: Painter

        @MainActor
        init(_ options: CompositorOptions = CompositorOptions()) async throws {
            client = try TestClient(options)
            client.answersConfigures = false
            window = try client.makeWindow()
            painter = Painter(window.target)
            client.onConfiguration = { [painter] configuration in
                let frame = FrameConfiguration(configuration)
                RenderActor.async { painter.start(frame) }
            }
            window.show()
            try await client.compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > 0 }
        }
    }

    /// Connects, disconnects, switches, scales or rotates an output, or moves the window onto or off one.
    private nonisolated static func disturb(_ desk: Desk, _ dice: inout Dice, number: Int) {
        let output = desk.outputs.randomElement(using: &dice)
        switch Int.random(in: 0..<8, using: &dice) {
        case 0 where desk.outputs.count < 6:
            desk.addOutput(DeskOutput.Settings(name: "OUT-\(number)"))
        case 1:
            if let output { desk.removeOutput(output) }
        case 2:
            let width = Int32.random(in: 1...8000, using: &dice)
            output?.update { $0.setMode((width, width / 2 + 1, 1000 * Int32.random(in: 1...300, using: &dice))) }
        case 3:
            let scale = Double(Int.random(in: 60...480, using: &dice)) / 120
            output?.update { $0.setScale(scale) }
            desk.toplevel?.surface.prefer(fraction: UInt32(scale * 120))
        case 4:
            let transform = WlOutputResource.Transform(rawValue: UInt32.random(in: 0...7, using: &dice))
            output?.update { $0.setTransform(transform) }
        case 5:
            output?.update { $0.isEnabled.toggle() }
        case 6:
            for resource in output?.resources ?? [] {
                desk.toplevel?.surface.resource.sendEnter(output: resource)
            }
        default:
            for resource in output?.resources ?? [] {
                desk.toplevel?.surface.resource.sendLeave(output: resource)
            }
        }
    }

    @Test("Frames continue during a minute of a hundred output changes per second")
    func storm() async throws {
        let painting = try await PaintingClient()
        let client = painting.client
        guard case .available(let configurator) = client.system.screenConfiguration else {
            Issue.record("no way to change screens")
            return
        }
        configurator.changeHandler = { client.check() }
        var dice = Dice(state: 20)
        var frameCount = 0
        for second in 0..<60 {
            for part in 0..<10 {
                dice = try client.compositor.perform { [dice] desk in
                    var dice = dice
                    // Ten frames a second are enough, and leave processor time for others.
                    desk.holdsFrames = true
                    desk.finishFrame()
                    for event in 0..<10 {
                        Self.disturb(desk, &dice, number: second * 100 + part * 10 + event)
                    }
                    return dice
                }
                // Some arrive individually, some together.
                if part % 3 == 0 { await Task.yield() }
            }
            client.clock.advance(by: 1)
            try await client.settle()
            let names = try client.compositor.perform { desk in
                (desk.outputs.filter(\.settings.isEnabled).map(\.settings.name), desk.outputs.map(\.settings.name))
            }
            // New outputs send their properties when they are bound, which takes another iteration.
            await client.wait { $0.system.screens.map(\.description.name).sorted() == names.0.sorted() }
            await client.wait { _ in configurator.heads.map(\.screen.name).sorted() == names.1.sorted() }
            // Frames continue whatever happens to the outputs.
            let newCount = try await client.compositor.wait { [frameCount] desk in
                desk.finishFrame()
                let count = desk.toplevel?.surface.frameCount ?? 0
                return count > frameCount ? count : nil
            }
            frameCount = newCount
        }
        #expect(client.failures.isEmpty)
        #expect(painting.window.configuration.scale >= 0.5)
    }

    @Test("All outputs can be removed while a window and a popup are open, and return")
    func allGone() async throws {
        let painting = try await PaintingClient()
        let client = painting.client
        let recorder = PopupRecorder()
        let placement = PopupPlacement(
            anchorRect: CGRect(x: 1, y: 1, width: 5, height: 5), anchor: .bottom, gravity: .bottom,
            size: CGSize(width: 30, height: 30))
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: painting.window, recorder: recorder)
        for round in 0..<5 {
            try client.compositor.perform { desk in
                for output in desk.outputs {
                    for surface in [desk.toplevel?.surface, desk.popup?.surface] {
                        for resource in output.resources { surface?.resource.sendEnter(output: resource) }
                    }
                }
            }
            await client.wait { $0.enteredScreens.last?.count == 1 }
            try client.compositor.perform { desk in
                for output in desk.outputs { desk.removeOutput(output) }
            }
            await client.wait { $0.system.screens.isEmpty && $0.enteredScreens.last == [] }
            let count = recorder.configurations.count
            popup.reposition(placement)
            await client.wait { _ in recorder.configurations.count > count }
            try client.compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "BACK-\(round)", scale: 2)) }
            await client.wait { $0.system.screens.count == 1 }
        }
        #expect(client.failures.isEmpty)
    }

    @Test("A window can be closed at every stage of a resize", arguments: 0..<24)
    func closedWhileResizing(stage: Int) async throws {
        let painting = try await PaintingClient()
        let client = painting.client
        try client.compositor.perform { desk in
            desk.holdsFrames = stage % 2 == 0
            desk.holdsBuffers = stage % 3 == 0
        }
        for step in 0..<stage {
            try client.compositor.perform { desk in
                _ = desk.toplevel?.configure(
                    width: 200 + Int32(step), height: 100, states: [.activated, .resizing])
            }
            if step % 4 == 0 { await Task.yield() }
        }
        if stage % 5 == 0 { try await client.settle() }
        painting.window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty && $0.surfaces.isEmpty }
        try client.compositor.perform { desk in
            desk.finishFrame()
            desk.releaseBuffers()
        }
        try await client.settle()
        #expect(client.failures.isEmpty)
    }

    @Test("A crash at any stage of a popup's life is reported once, and the client can reconnect", arguments: 0..<16)
    func death(stage: Int) async throws {
        let painting = try await PaintingClient()
        let client = painting.client
        let placement = PopupPlacement(
            anchorRect: CGRect(x: 1, y: 1, width: 5, height: 5), anchor: .bottom, gravity: .bottom,
            size: CGSize(width: 30, height: 30))
        let serial = try await client.pressInWindow()
        let popup = try painting.window.makePopup(PopupAttributes(placement: placement, grabSerial: serial))
        let submenu = try popup.makePopup(PopupAttributes(placement: placement, grabSerial: serial))
        let recorders = [PopupRecorder(), PopupRecorder()]
        popup.delegate = recorders[0]
        submenu.delegate = recorders[1]
        popup.show()
        submenu.show()
        // From before the popups are requested until they are shown and moved.
        for step in 0..<stage {
            if step % 3 == 2 { try await client.settle() } else { await Task.yield() }
            if step == 9 { popup.reposition(placement) }
        }
        client.compositor.die()
        popup.reposition(placement)
        await client.wait { $0.failures.count == 1 }
        #expect(client.system.surfaces.isEmpty && client.system.grabs.isEmpty)
        submenu.close()
        popup.close()
        #expect(throws: OperationError.self) { try popup.makePopup(PopupAttributes(placement: placement)) }

        try await client.compositor.comeBack()
        try await client.system.reconnect(within: 0)
        client.answersConfigures = true
        _ = try await client.openWindow()
        #expect(client.failures.count == 1)
    }

    @Test("Repeated events, and held buffers, are tolerated")
    func repetition() async throws {
        let painting = try await PaintingClient()
        let compositor = painting.client.compositor
        try compositor.perform { $0.repeatsItself = true }
        let count = try compositor.perform { $0.toplevel?.surface.frameCount ?? 0 }
        try await compositor.wait { $0.toplevel?.surface.frameCount ?? 0 > count + 20 }
        try compositor.perform { desk in
            desk.repeatsItself = false
            desk.holdsBuffers = true
        }
        for width in [300, 310, 320, 330, 340] as [Int32] {
            try compositor.perform { _ = $0.toplevel?.configure(width: width, height: 100) }
            try await painting.client.settle()
        }
        try compositor.perform { $0.holdsBuffers = false }
        try await compositor.wait { $0.toplevel?.geometry == [0, 0, 340, 100] }
        let distinct = try compositor.perform { $0.toplevel?.acknowledged.last == $0.toplevel?.configured.last }
        #expect(distinct)
        #expect(painting.client.failures.isEmpty)
    }
}
