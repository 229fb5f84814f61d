// SPDX-License-Identifier: MIT
import Glibc
import SystemFiles
import Testing
import WaylandClient
import WaylandServer

/// A client and a server connected by a socket, both run on the test's thread.
final class ConnectedPair {
    let display: Display
    let server = Server()
    let peer: Client

    init() throws {
        let (near, far) = try socketPair()
        peer = try server.connect(OwnedFileDescriptor(adopting: far))
        display = try Display.connect(over: OwnedFileDescriptor(adopting: near), name: "pair")
    }

    /// Exchanges requests and events until both sides are idle, in two rounds.
    func settle(_ queue: EventQueue? = nil) throws {
        let queue = queue ?? display.queue
        for _ in 0..<3 {
            try exchange(queue)
            try queue.dispatchPending()
        }
    }

    /// Sends requests, lets the server respond, and reads without dispatching.
    func exchange(_ queue: EventQueue) throws {
        try display.flush()
        try server.dispatch()
        server.flush()
        var poll = pollfd(fd: display.fileDescriptor, events: Int16(POLLIN), revents: 0)
        // Must not block without data, because both ends are on this thread.
        guard unsafe Glibc.poll(&poll, 1, 0) > 0 else { return }
        if let intent = queue.prepareRead() {
            try intent.read()
        }
    }

    /// Offers a global and binds it; returns both ends.
    func bind<Near: Proxy, Far: Resource>(
        _ near: Near.Type, _ far: Far.Type, version: UInt32, on queue: EventQueue? = nil
    ) throws -> (near: Near, far: Far) {
        var bound: Far?
        server.offer(far, version: version) { bound = $0 }
        let registry = Registry(display)
        try settle()
        let object = try registry.bind(near, on: queue)
        try settle()
        return (object, try #require(bound))
    }
}

/// Returns the two ends of a new socket pair.
func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
}

/// Returns whether every copy of the other end of a socket is closed.
func isOtherEndGone(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return unsafe recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) == 0
}

/// Waits until every copy of the other end of a socket is closed; returns `false` after ten seconds.
///
/// A process that another test is just starting can have a copy for a moment.
func awaitOtherEnd(_ socket: Int32) -> Bool {
    var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return unsafe Glibc.poll(&poll, 1, 10_000) > 0 && isOtherEndGone(socket)
}

/// Records events in order; used by handlers and by the test on one thread.
final class Recorder<Value: Sendable>: @unchecked Sendable {
    // Unchecked: each test uses one thread.
    private(set) var values: [Value] = []

    func append(_ value: Value) {
        values.append(value)
    }
}
