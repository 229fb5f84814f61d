// SPDX-License-Identifier: MIT
import Foundation
import SystemFiles
import TestCompositor
import TestProcesses
import Testing
import WaylandServer

/// Drag and drop from the compositor's point of view.
@Suite("Drag and drop on Wayland")
struct DragTests {
    private func end(_ process: ChildProcess) async throws -> [String] {
        process.send(15)
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
        return report.lines
    }

    /// Answers the oldest request for content, and closes its file.
    private func answer(on compositor: TestCompositor, _ content: String) async throws {
        let file = try compositor.perform { try #require($0.data.nextRequest()) }
        #expect(await Task.detached { file.write(Array(content.utf8)) }.value)
    }

    @Test("A press that moves starts a drag with its serial, an icon, and the content, and the end is reported")
    func source() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open("drags", on: compositor)
        let serial = try compositor.perform { desk -> UInt32 in
            let window = try #require(desk.toplevel)
            let (x, y) = (Double(window.geometry[0]), Double(window.geometry[1] + window.geometry[3] - 50))
            desk.movePointer(to: window.surface, x: x + 30, y: y)
            let serial = desk.press()
            desk.movePointer(x: x + 60, y: y)
            return serial
        }
        try await compositor.wait { $0.data.drag != nil }
        let file = try compositor.perform { desk in
            let drag = try #require(desk.data.drag)
            #expect(drag.icon != nil && drag.source.actions == [.copy, .move])
            #expect(drag.source.types.contains("text/plain;charset=utf-8"))
            #expect(desk.log.contains("wl_data_device.start_drag \(serial)"))
            let pipe = try OwnedFileDescriptor.pipe()
            drag.source.request("text/plain", into: pipe.writing)
            return pipe.reading
        }
        let content = await Task.detached { file.readToEnd() }.value
        #expect(String(decoding: content, as: UTF8.self) == "dragged")
        try compositor.perform { desk in
            let core = try #require(desk.data.drag?.source.core)
            core.sendAction(dndAction: .move)
            core.sendDndDropPerformed()
            core.sendDndFinished()
        }
        #expect(try await process.line("drag ended ") == "move")
        #expect(try await end(process).filter { $0.hasPrefix("drag ") } == ["drag began", "drag ended move"])
    }

    @Test("Files of another application arrive as file URLs, and the result is reported to it")
    func target() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open("drags", on: compositor)
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            let place = (Double(window.geometry[0] + 150), Double(window.geometry[1] + window.geometry[3] - 50))
            desk.data.enter(
                window.surface.resource, at: place, serial: 7, types: ["text/uri-list"], actions: [.copy])
        }
        _ = try await process.line("drop entered from elsewhere")
        try await compositor.wait { !$0.data.requests.isEmpty }
        try await answer(on: compositor, "file:///tmp/a%20b.txt\r\nfile:///tmp/c.png\r\n")
        try await compositor.wait { $0.log.contains("wl_data_offer.set_actions 1 1") }
        try compositor.perform { desk in
            desk.data.offer?.sendAction(dndAction: .copy)
            desk.data.devices.first?.sendDrop()
        }
        #expect(try await process.line("dropped ") == "2")
        #expect(try await process.line("loaded ") == #"["/tmp/a b.txt", "/tmp/c.png"]"#)
        try await compositor.wait { $0.log.contains("wl_data_offer.finish") }
        _ = try await end(process)
    }

    @Test("An offer that vanishes before its list of files arrives leaves the application running")
    func vanishing() async throws {
        let compositor = try TestCompositor()
        let process = try await Fixture.open("drags", on: compositor)
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            let place = (Double(window.geometry[0] + 150), Double(window.geometry[1] + window.geometry[3] - 50))
            desk.data.enter(
                window.surface.resource, at: place, serial: 7, types: ["text/uri-list"], actions: [.copy])
        }
        _ = try await process.line("drop entered from elsewhere")
        try compositor.perform { $0.data.devices.first?.sendLeave() }
        _ = try await process.line("drop exited")
        #expect(try await !end(process).contains { $0.hasPrefix("dropped") })
    }
}
