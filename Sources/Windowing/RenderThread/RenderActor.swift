// SPDX-License-Identifier: MIT
package import Foundation

/// The thread that composes frames: layers' presentation values, damage and buffers belong to it, never to the main actor.
///
/// A main actor that is busy delays nothing that runs here. Backends read the display connection here too, so that
/// frame callbacks and buffer releases arrive while the application computes.
@globalActor
public actor RenderActor {
    public static let shared = RenderActor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { RenderLoop.shared.asUnownedSerialExecutor() }

    /// Runs `body` on the render thread, after whatever is already queued there, and waits for it.
    ///
    /// Traps if called from the render thread itself, which would wait for ever.
    public nonisolated static func sync<Value: Sendable>(_ body: @RenderActor @Sendable () -> Value) -> Value {
        precondition(!RenderLoop.shared.isCurrent, "The render thread must not wait for itself.")
        return withoutActuallyEscaping(body) { body in
            let visit = SynchronousRenderCall(body)
            RenderLoop.shared.async { visit.run() }
            return visit.wait()
        }
    }

    /// Runs `body` on the render thread after whatever is already queued there.
    public nonisolated static func async(_ body: @escaping @RenderActor @Sendable () -> Void) {
        RenderLoop.shared.async { assumeIsolated(body) }
    }

    /// Runs `body` on the render thread in `delay` seconds of the machine's clock.
    @RenderActor
    package static func async(after delay: TimeInterval, _ body: @escaping @RenderActor () -> Void) {
        RenderTimer(body).set(SystemTimeSource.shared.now + (delay.isFinite ? delay : 0))
    }

    /// Runs `body` now, trapping unless the caller already is on the render thread; for callbacks from C.
    public nonisolated static func assumeIsolated<Value: Sendable>(_ body: @RenderActor () -> Value) -> Value {
        precondition(RenderLoop.shared.isCurrent, "What belongs to the render thread was used on another one.")
        // The thread is the actor's executor, so whatever runs on it is isolated to the actor; only the closure's type
        // has to be told, as the standard library does for the main actor.
        typealias Plain = () -> Value
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
    }
}
