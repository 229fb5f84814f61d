// SPDX-License-Identifier: MIT
package import Foundation

/// The actor of the render thread, which composes frames. It owns layers' presentation values, damage and buffers.
///
/// Work on this actor is not delayed by a busy main actor. Backends also read the display connection here, so that
/// frame callbacks and buffer releases arrive while the application is busy.
@globalActor
public actor RenderActor {
    /// The shared actor.
    public static let shared = RenderActor()

    /// The executor of the render thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { RenderLoop.shared.asUnownedSerialExecutor() }

    /// Runs `body` on the render thread, after previously enqueued work, and waits for it.
    ///
    /// Traps if called on the render thread, where it would deadlock.
    public nonisolated static func sync<Value: Sendable>(_ body: @RenderActor @Sendable () -> Value) -> Value {
        precondition(!RenderLoop.shared.isCurrent, "The render thread must not wait for itself.")
        return withoutActuallyEscaping(body) { body in
            let visit = SynchronousRenderCall(body)
            RenderLoop.shared.async { visit.run() }
            return visit.wait()
        }
    }

    /// Runs `body` on the render thread after previously enqueued work.
    public nonisolated static func async(_ body: @escaping @RenderActor @Sendable () -> Void) {
        RenderLoop.shared.async { assumeIsolated(body) }
    }

    /// Runs `body` on the render thread after `delay` seconds of the system clock.
    @RenderActor
    package static func async(after delay: TimeInterval, _ body: @escaping @RenderActor () -> Void) {
        RenderTimer(body).set(MonotonicClock.now + (delay.isFinite ? delay : 0))
    }

    /// Runs `body` immediately, trapping unless the caller is on the render thread; for C callbacks.
    public nonisolated static func assumeIsolated<Value: Sendable>(_ body: @RenderActor () -> Value) -> Value {
        precondition(RenderLoop.shared.isCurrent, "What belongs to the render thread was used on another one.")
        // The thread is the actor's executor, so code on it is isolated to the actor; only the closure's type must be
        // changed, as the standard library does for the main actor.
        typealias Plain = () -> Value
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
    }
}
