// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import WaylandServer

/// A Wayland compositor inside the test's process: real bytes over a real socket, on a thread of its own.
///
/// A test looks at and steers the `Desk` with `perform`, and waits for what a client does with `wait`.
public final class TestCompositor: Sendable {
    /// The socket's path, which is a display's name too.
    public let displayName: String
    private let queue = DispatchQueue(label: "test-compositor")
    private let stage: Stage
    private let folder: String

    /// Used on `queue` only, which is what makes it safe to refer to from anywhere.
    private final class Stage: @unchecked Sendable {
        var desk: Desk?
        var source: (any DispatchSourceRead)?
        /// What the source watches, until it is cancelled for good.
        var watched: Desk?
        var isEnding = false
        var waiters: [Waiter] = []
    }

    private struct Waiter {
        let identity: UUID
        let cancel: (any Error) -> Void
        /// Whether the waiting is over.
        let attempt: (Desk) -> Bool

        init(identity: UUID, cancel: @escaping (any Error) -> Void, attempt: @escaping (Desk) -> Bool) {
            self.identity = identity
            self.cancel = cancel
            self.attempt = attempt
        }
    }

    /// Starts listening; clients can connect at once.
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

    /// Does something at the desk, between two turns, and sends what results from it.
    @discardableResult
    public func perform<Value: Sendable>(_ body: @Sendable (Desk) throws -> Value) throws -> Value {
        try queue.sync { [stage] in
            guard let desk = stage.desk else { throw CompositorIsGone() }
            defer { Self.settle(stage) }
            return try body(desk)
        }
    }

    /// Waits until the probe finds something, which it is asked for after each turn.
    ///
    /// There is no limit but the test's own, which ends the waiting with `CancellationError`.
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

    /// Ends as if the process had been killed: all connections are closed, and nobody listens any more.
    public func die() {
        queue.sync { [stage] in Self.end(stage) }
    }

    /// Listens again at the same place after `die()`, as a new process would that knows nothing of the old one.
    public func comeBack(_ options: CompositorOptions = CompositorOptions()) async throws {
        // The old server takes the socket's name with it when it goes.
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
        // The server owns the descriptor that the source watches: it may only go now.
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
        // The last reference is the source's: the server goes when nothing watches its descriptor any more.
        stage.desk?.client?.disconnect()
        stage.desk = nil
        for waiter in stage.waiters { waiter.cancel(CompositorIsGone()) }
        stage.waiters = []
    }
}

/// The compositor has died or was never there.
public struct CompositorIsGone: Error {}
