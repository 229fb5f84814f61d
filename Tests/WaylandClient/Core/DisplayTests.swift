// SPDX-License-Identifier: MIT
import Glibc
import SystemFiles
import Testing
import WaylandClient
import WaylandServer

@Suite("Displays")
struct DisplayTests {
    @Test("A missing socket is an error with its path")
    func missingSocketIsErrorWithItsPath() {
        #expect(throws: DisplayError.noSocket(path: "/nonexistent/display")) {
            try Display.connect(to: "/nonexistent/display")
        }
    }

    @Test("A missing runtime directory is an error")
    func missingRuntimeDirectoryIsError() async {
        // In a separate process, because it changes the environment.
        await #expect(processExitsWith: .success) {
            unsetenv("XDG_RUNTIME_DIR")
            unsetenv("WAYLAND_SOCKET")
            setenv("WAYLAND_DISPLAY", "wayland-9", 1)
            #expect(throws: DisplayError.noRuntimeDirectory(display: "wayland-9")) { try Display.connect() }
        }
    }

    @Test("A refused connection has the system's message")
    func refusedConnectionHasSystemsMessage() {
        // A directory is not a socket.
        #expect {
            try Display.connect(to: "/tmp")
        } throws: { error in
            guard case .refused("/tmp", let code, let reason)? = error as? DisplayError else { return false }
            return code == ECONNREFUSED && !reason.isEmpty
        }
    }

    @Test("A protocol error is typed")
    func protocolErrorIsTyped() throws {
        let pair = try ConnectedPair()
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        far.handler = { request in
            guard case .createSurface(let surface) = request else { return }
            surface.postError(code: WlSurfaceResource.ErrorCode.invalidSize.rawValue, message: "100%s of: nothing")
        }
        let surface = compositor.createSurface()
        let expected = DisplayError.protocolError(
            interface: "wl_surface", object: surface.id, code: 2, message: "100%s of: nothing")
        #expect(throws: expected) { try pair.settle() }
        #expect(pair.display.error == expected)
        // Requests after the end are ignored.
        surface.commit()
        surface.destroy()
        #expect(!pair.peer.isAlive || pair.display.error == expected)
    }

    @Test("The end of the compositor is an error")
    func endOfCompositorIsError() throws {
        let pair = try ConnectedPair()
        pair.peer.disconnect()
        #expect {
            try pair.display.roundtrip()
        } throws: { error in
            guard case .connectionLost("pair", _, _)? = error as? DisplayError else { return false }
            return true
        }
        #expect(pair.display.error != nil)
    }

    @Test("Disconnecting ends the server's client")
    func disconnectingEndsServersClient() throws {
        let pair = try ConnectedPair()
        var ends = 0
        pair.peer.onEnd = { ends += 1 }
        pair.display.disconnect()
        try pair.server.dispatch()
        #expect(ends == 1 && !pair.peer.isAlive)
    }

    @Test("Malformed data from the compositor is an error")
    func malformedDataFromCompositorIsError() throws {
        let (near, far) = try socketPair()
        defer { close(far) }
        let display = try Display.connect(over: OwnedFileDescriptor(adopting: near), name: "pair")
        // An 8-byte event for an object that does not exist is skipped; a 3-byte one is malformed.
        let bytes: [UInt8] = [0xff, 0xff, 0, 0, 0, 0, 8, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]
        #expect(unsafe write(far, bytes, bytes.count) == bytes.count)
        #expect(throws: DisplayError.self) {
            if let intent = display.queue.prepareRead() { try intent.read() }
            try display.queue.dispatchPending()
            close(far)
            try display.roundtrip()
        }
    }

    @Test("A full socket ends the connection, and no wait hangs")
    func fullSocketEndsConnectionAndNoWaitHangs() throws {
        let (near, far) = try socketPair()
        defer { close(far) }
        let display = try Display.connect(over: OwnedFileDescriptor(adopting: near), name: "pair")
        // The other end doesn't read.
        while display.error == nil { _ = display.object.sync() }
        let expected = DisplayError.connectionLost(
            display: "pair", code: EAGAIN, reason: "Resource temporarily unavailable")
        #expect(throws: expected) { try display.flush() }
        #expect(throws: expected) { try display.queue.dispatch() }
        #expect(throws: expected) { try display.roundtrip() }
    }

    @Test("A server's socket is found by its path")
    func serversSocketIsFoundByItsPath() throws {
        let path = "/tmp/shoji-test-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let server = Server()
        try server.addSocket(named: path)
        let display = try Display.connect(to: path)
        #expect(display.name == path)
        let callback = display.object.sync()
        try display.flush()
        // The first iteration accepts, the second responds.
        try server.dispatch(timeout: 1000)
        try server.dispatch(timeout: 1000)
        try display.queue.dispatch()
        #expect(!callback.isUsable)
    }
}
