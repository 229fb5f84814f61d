// SPDX-License-Identifier: MIT
internal import Dispatch

/// A call on the render thread that somebody waits for.
///
/// Unchecked, because each side touches it in its turn only: the caller before it is run and after `wait()`, the render
/// thread in between.
final class SynchronousRenderCall<Value: Sendable>: @unchecked Sendable {
    private var body: (@RenderActor @Sendable () -> Value)?
    private var value: Value?
    private let isOver = DispatchWorkItem {}

    init(_ body: @escaping @RenderActor @Sendable () -> Value) {
        self.body = body
    }

    func run() {
        value = body.map { RenderActor.assumeIsolated($0) }
        // It does not really escape: nothing of it may be left when the caller goes on.
        body = nil
        isOver.perform()
    }

    func wait() -> Value {
        isOver.wait()
        guard let value else { preconditionFailure("A call on the render thread has ended without a value.") }
        return value
    }
}
