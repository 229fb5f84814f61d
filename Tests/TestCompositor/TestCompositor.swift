// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import WaylandServer

/// A Wayland compositor inside the test process: real protocol bytes over a real socket, on a separate thread.
///
/// A test inspects and controls the `Desk` with `perform`, and waits for a client's actions with `wait`.
public final class TestCompositor: Sendable {
    /// The socket's path, which can be used as the display name.
    public let displayName: String
    private let queue = DispatchQueue(label: "test-compositor")
    private let stage: Stage
    private let folder: String

    /// Unchecked: used on `queue` only.
    private final class Stage: @unchecked Sendable {
        var desk: Desk?
        var source: (any DispatchSourceRead)?
        /// The desk watched by the source, until that has been canceled.
        var watched: Desk?
        var isEnding = false
        var waiters: [Waiter] = []
    }

    private struct Waiter {
        let identity: UUID
        let cancel: (any Error) -> Void
        /// Returns whether the wait is over.
        let attempt: (Desk) -> Bool

        init(identity: UUID, cancel: @escaping (any Error) -> Void, attempt: @escaping (Desk) -> Bool) {
            self.identity = identity
            self.cancel = cancel
            self.attempt = attempt
        }
    }

    /// Starts listening; clients can connect immediately.
    public init(_ options: CompositorOptions = CompositorOptions()) throws {
        folder = NSTemporaryDirectory() + "test-compositor-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        displayName = folder + "/wayland"
        stage = Stage()
        try queue.sync { [stage, displayName, queue] in
            try Self.start(stage, options, displayName, queue)
        }
    }

    deinit {
        let stage = stage
        queue.async { Self.end(stage) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs a closure between two event-loop iterations and sends the resulting events.
    @discardableResult
    public func perform<Value: Sendable>(_ body: @Sendable (Desk) throws -> Value) throws -> Value {
        try queue.sync { [stage] in
            guard let desk = stage.desk else { throw CompositorIsGone() }
            defer { Self.settle(stage) }
            return try body(desk)
        }
    }

    /// Waits until `probe` returns a value.
    ///
    /// It is called after each iteration.
    ///
    /// There is no limit but the test's own, which ends the wait with `CancellationError`.
    public func wait<Value: Sendable>(
        until probe: @escaping @Sendable (Desk) throws -> Value?
    ) async throws -> Value {
        try Task.checkCancellation()
        let identity = UUID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async { [stage] in
                    let waiter = Waiter(identity: identity, cancel: { continuation.resume(throwing: $0) }) { desk in
                        do {
                            guard let value = try probe(desk) else { return false }
                            continuation.resume(returning: value)
                        } catch {
                            continuation.resume(throwing: error)
                        }
                        return true
                    }
                    guard let desk = stage.desk else { return waiter.cancel(CompositorIsGone()) }
                    if !waiter.attempt(desk) { stage.waiters.append(waiter) }
                }
            }
        } onCancel: {
            queue.async { [stage] in
                guard let index = stage.waiters.firstIndex(where: { $0.identity == identity }) else { return }
                stage.waiters.remove(at: index).cancel(CancellationError())
            }
        }
    }

    /// Waits until the condition holds.
    public func wait(for condition: @escaping @Sendable (Desk) -> Bool) async throws {
        try await wait { condition($0) ? () : nil }
    }

    /// Simulates a crash: all connections and the listening socket are closed.
    public func die() {
        queue.sync { [stage] in Self.end(stage) }
    }

    /// Listens again at the same path after `die()`, like a new process without the state of the old one.
    public func comeBack(_ options: CompositorOptions = CompositorOptions()) async throws {
        // The old server removes the socket when it is deallocated.
        while queue.sync(execute: { [stage] in stage.isEnding }) {
            try Task.checkCancellation()
            await Task.yield()
        }
        try queue.sync { [stage, displayName, queue] in
            if stage.desk == nil { try Self.start(stage, options, displayName, queue) }
        }
    }

    // MARK: - On the queue

    private static func start(
        _ stage: Stage, _ options: CompositorOptions, _ displayName: String, _ queue: DispatchQueue
    ) throws {
        let desk = try Desk(options: options, socket: displayName)
        stage.desk = desk
        let source = DispatchSource.makeReadSource(fileDescriptor: desk.server.fileDescriptor, queue: queue)
        source.setEventHandler { turn(stage) }
        // The server owns the descriptor that the source watches, so it can only be released now.
        stage.watched = desk
        source.setCancelHandler {
            stage.watched = nil
            stage.isEnding = false
        }
        stage.source = source
        source.activate()
    }

    private static func turn(_ stage: Stage) {
        guard let desk = stage.desk else { return }
        try? desk.server.dispatch()
        settle(stage)
    }

    private static func settle(_ stage: Stage) {
        guard let desk = stage.desk else { return }
        desk.settle()
        desk.server.flush()
        stage.waiters = stage.waiters.filter { !$0.attempt(desk) }
    }

    private static func end(_ stage: Stage) {
        if let source = stage.source {
            stage.isEnding = true
            source.cancel()
        }
        stage.source = nil
        // The source has the last reference: the server is deallocated when its descriptor is no longer watched.
        stage.desk?.client?.disconnect()
        stage.desk = nil
        for waiter in stage.waiters { waiter.cancel(CompositorIsGone()) }
        stage.waiters = []
    }
}

/// The compositor has been stopped or was never started.
public struct CompositorIsGone: Error {}
