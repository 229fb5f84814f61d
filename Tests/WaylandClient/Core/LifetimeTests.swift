// SPDX-License-Identifier: MIT
import Glibc
import SystemFiles
import Testing
import WaylandClient
import WaylandServer

@Suite("Object lifetimes")
struct LifetimeTests {
    /// Offers a compositor that records the surfaces created.
    private func makeCompositor(
        _ pair: ConnectedPair
    ) throws -> (compositor: WlCompositor, surfaces: () -> [WlSurfaceResource]) {
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var surfaces: [WlSurfaceResource] = []
        far.handler = { if case .createSurface(let id) = $0 { surfaces.append(id) } }
        return (compositor, { surfaces })
    }

    @Test("A destructor ends both sides")
    func destructorEndsBothSides() throws {
        let pair = try ConnectedPair()
        let (compositor, surfaces) = try makeCompositor(pair)
        let surface = compositor.createSurface()
        try pair.settle()
        var ends = 0
        try #require(surfaces().first).onEnd = { ends += 1 }
        #expect(surface.isUsable)
        surface.destroy()
        #expect(!surface.isUsable)
        surface.discard()
        try pair.settle()
        #expect(surfaces().first?.isAlive == false)
        #expect(ends == 1)
    }

    @Test("Releasing the last reference sends the destructor")
    func releasingLastReferenceSendsDestructor() throws {
        let pair = try ConnectedPair()
        let (compositor, surfaces) = try makeCompositor(pair)
        var surface: WlSurface? = compositor.createSurface()
        try pair.settle()
        let far = try #require(surfaces().first)
        #expect(far.isAlive && surface != nil)
        surface = nil
        try pair.settle()
        #expect(!far.isAlive)
        #expect(pair.display.error == nil)
    }

    @Test("An object can outlive its creator")
    func objectCanOutliveItsCreator() throws {
        let pair = try ConnectedPair()
        let (shell, farShell) = try pair.bind(XdgWmBase.self, XdgWmBaseResource.self, version: 6)
        let (compositor, _) = try makeCompositor(pair)
        var ends: [String] = []
        farShell.handler = { request in
            guard case .getXdgSurface(let xdgSurface, let surface) = request else { return }
            xdgSurface.onEnd = { ends.append("xdg_surface") }
            surface.onEnd = { ends.append("wl_surface") }
            xdgSurface.handler = { request in
                if case .getToplevel(let toplevel) = request { toplevel.onEnd = { ends.append("xdg_toplevel") } }
            }
        }
        var toplevel: XdgToplevel? = shell.getXdgSurface(surface: compositor.createSurface()).getToplevel()
        try pair.settle()
        #expect(ends.isEmpty && toplevel != nil)
        toplevel = nil
        try pair.settle()
        #expect(ends == ["xdg_toplevel", "xdg_surface", "wl_surface"])
    }

    @Test("A callback ends with its event")
    func callbackEndsWithItsEvent() throws {
        let pair = try ConnectedPair()
        let done = Recorder<UInt32>()
        let callback = pair.display.object.sync()
        callback.handler = { if case .done(let data) = $0 { done.append(data) } }
        try pair.settle()
        #expect(done.values.count == 1)
        #expect(!callback.isUsable)
    }

    @Test("A handler can retain its object until the end")
    func handlerCanRetainItsObjectUntilEnd() throws {
        let pair = try ConnectedPair()
        let done = Recorder<Bool>()
        weak var weakly: WlCallback?
        do {
            let callback = pair.display.object.sync()
            weakly = callback
            callback.handler = { [callback] _ in done.append(callback.isUsable) }
        }
        #expect(weakly != nil)
        try pair.settle()
        #expect(done.values == [true])
        #expect(weakly == nil)
    }

    @Test("A discarded object receives no events")
    func discardedObjectReceivesNoEvents() throws {
        let pair = try ConnectedPair()
        let (output, far) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
        let events = Recorder<WlOutput.Event>()
        output.handler = { events.append($0) }
        far.sendScale(factor: 1)
        try pair.exchange(pair.display.queue)
        output.discard()
        try pair.settle()
        #expect(events.values.isEmpty)
    }

    @Test("An older object without a destructor is only destroyed locally")
    func olderObjectWithoutDestructorIsOnlyDestroyedLocally() throws {
        let pair = try ConnectedPair()
        var bound: WlOutputResource?
        pair.server.offer(WlOutputResource.self, version: 2) { bound = $0 }
        let registry = Registry(pair.display)
        try pair.settle()
        var output: WlOutput? = try registry.bind(WlOutput.self)
        try pair.settle()
        #expect(output?.version == 2)
        output = nil
        try pair.settle()
        // `release` was added in version 3, so it can't have been sent.
        #expect(bound?.isAlive == true)
        #expect(pair.display.error == nil)
    }

    @Test("A descriptor in a request is borrowed")
    func descriptorInRequestIsBorrowed() throws {
        let pair = try ConnectedPair()
        let (manager, farManager) = try pair.bind(
            ZwpVirtualKeyboardManagerV1.self, ZwpVirtualKeyboardManagerV1Resource.self, version: 1)
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 9)
        var received: [OwnedFileDescriptor] = []
        farManager.handler = { request in
            guard case .createVirtualKeyboard(_, let keyboard) = request else { return }
            keyboard.handler = { if case .keymap(_, let file, _) = $0 { received.append(file) } }
        }
        let keyboard = manager.createVirtualKeyboard(seat: seat)
        let (reader, writer) = try socketPair()
        defer { close(reader) }
        var mine: OwnedFileDescriptor? = OwnedFileDescriptor(adopting: writer)
        keyboard.keymap(format: 1, fd: try #require(mine), size: 10)
        try pair.settle()
        #expect(received.count == 1)
        #expect(unsafe write(try #require(mine).rawValue, "m", 1) == 1)
        #expect(unsafe write(try #require(received.first).rawValue, "t", 1) == 1)
        var bytes: [UInt8] = [0, 0]
        #expect(unsafe read(reader, &bytes, 2) == 2)
        mine = nil
        #expect(!isOtherEndGone(reader))
        received = []
        #expect(awaitOtherEnd(reader))
    }

    @Test("A descriptor in an event belongs to the receiver")
    func descriptorInEventBelongsToReceiver() throws {
        let pair = try ConnectedPair()
        let (seat, farSeat) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 9)
        var farKeyboard: WlKeyboardResource?
        farSeat.handler = { if case .getKeyboard(let id) = $0 { farKeyboard = id } }
        let keyboard = seat.getKeyboard()
        let kept = Recorder<OwnedFileDescriptor>()
        keyboard.handler = { if case .keymap(_, let file, _) = $0 { kept.append(file) } }
        try pair.settle()
        let sender = try #require(farKeyboard)
        let (reader, writer) = try socketPair()
        defer { close(reader) }
        sender.sendKeymap(format: .xkbV1, fd: OwnedFileDescriptor(adopting: writer), size: 4)
        try pair.settle()
        #expect(kept.values.count == 1)
        #expect(!isOtherEndGone(reader))

        // Without a handler nothing retains it.
        keyboard.handler = nil
        let (secondReader, secondWriter) = try socketPair()
        defer { close(secondReader) }
        sender.sendKeymap(format: .xkbV1, fd: OwnedFileDescriptor(adopting: secondWriter), size: 4)
        #expect(!isOtherEndGone(secondReader))
        try pair.settle()
        #expect(awaitOtherEnd(secondReader))
    }

    @Test("The connection closes with its last object")
    func connectionClosesWithItsLastObject() throws {
        let (near, far) = try socketPair()
        let server = Server()
        let client = try server.connect(OwnedFileDescriptor(adopting: far))
        var display: Display? = try Display.connect(over: OwnedFileDescriptor(adopting: near), name: "pair")
        var callback: WlCallback? = display?.object.sync()
        try display?.flush()
        display = nil
        try server.dispatch()
        #expect(client.isAlive && callback != nil)
        callback = nil
        try server.dispatch()
        #expect(!client.isAlive)
    }
}
