// SPDX-License-Identifier: MIT
public import Dispatch

/// The thread that composes frames: layers' presentation values, damage and buffers belong to it, never to the main actor.
///
/// A main actor that is busy delays nothing that runs here. Backends read the display connection here too, so that
/// frame callbacks and buffer releases arrive while the application computes.
@globalActor
public actor RenderActor {
    public static let shared = RenderActor()

    /// The serial queue behind the actor; dispatch sources that serve frames target it.
    public static let queue = DispatchQueue(label: "shoji.render", qos: .userInteractive)

    private static let executor = QueueExecutor(queue: queue)

    public nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

    /// Runs `body` on the render thread and waits for it.
    ///
    /// Calling this from the render thread itself deadlocks.
    public nonisolated static func sync<Value: Sendable>(_ body: @RenderActor @Sendable () -> Value) -> Value {
        queue.sync { assumeIsolated(body) }
    }

    /// Runs `body` on the render thread after whatever is already queued there.
    public nonisolated static func async(_ body: @escaping @RenderActor @Sendable () -> Void) {
        queue.async { assumeIsolated(body) }
    }

    /// Runs `body` now, trapping unless the caller already is on the render thread; for callbacks of dispatch sources.
    public nonisolated static func assumeIsolated<Value: Sendable>(_ body: @RenderActor () -> Value) -> Value {
        dispatchPrecondition(condition: .onQueue(queue))
        // The queue is the actor's executor, so whatever runs on it is isolated to the actor; only the closure's type
        // has to be told, as the standard library does for the main actor.
        typealias Plain = () -> Value
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
    }
}
