// SPDX-License-Identifier: MIT
internal import Dispatch

/// A synchronous call to the render thread.
///
/// Unchecked, because the threads access it alternately: the caller before it is run and after `wait()`, the render
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
        // The closure doesn't escape: no reference may remain when the caller continues.
        body = nil
        isOver.perform()
    }

    func wait() -> Value {
        isOver.wait()
        guard let value else { preconditionFailure("A call on the render thread has ended without a value.") }
        return value
    }
}
