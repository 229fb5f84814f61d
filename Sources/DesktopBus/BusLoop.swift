// SPDX-License-Identifier: MIT
internal import CGIO
internal import Foundation

/// The thread on which the library's callbacks run; it sleeps until the bus or we have something for it.
///
/// The library wants a loop of its own kind, and the main thread runs another.
@safe final class BusLoop: Sendable {
    static let shared = BusLoop()

    /// Only handed to calls that the library makes safe from any thread.
    private nonisolated(unsafe) let context: OpaquePointer?  // attaching a source locks the context

    private init() {
        unsafe context = unsafe g_main_context_new()
        let thread = Thread { [self] in
            unsafe g_main_context_push_thread_default(context)
            let loop = unsafe g_main_loop_new(context, 0)
            unsafe g_main_loop_run(loop)
        }
        thread.name = "bus"
        thread.start()
    }

    /// Runs `work` on the thread, after what was given before.
    func run(_ work: @escaping @Sendable () -> Void) {
        let source = unsafe g_idle_source_new()
        unsafe g_source_set_priority(source, G_PRIORITY_DEFAULT)
        unsafe g_source_set_callback(
            source,
            { box in
                if let box = unsafe box { unsafe Box<@Sendable () -> Void>.value(in: box)() }
                return 0
            }, Box(work).retained(), { box in unsafe Box<@Sendable () -> Void>.release(box) })
        unsafe g_source_attach(source, context)
        unsafe g_source_unref(source)
    }
}

/// A value on its way through a callback of the library.
final class Box<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// As a callback's argument, which keeps the box until it is released or taken.
    func retained() -> UnsafeMutableRawPointer {
        unsafe Unmanaged.passRetained(self).toOpaque()
    }

    static func value(in pointer: UnsafeMutableRawPointer) -> Value {
        unsafe Unmanaged<Box<Value>>.fromOpaque(pointer).takeUnretainedValue().value
    }

    static func take(_ pointer: UnsafeMutableRawPointer) -> Value {
        unsafe Unmanaged<Box<Value>>.fromOpaque(pointer).takeRetainedValue().value
    }

    static func release(_ pointer: UnsafeMutableRawPointer?) {
        if let pointer = unsafe pointer { unsafe Unmanaged<Box<Value>>.fromOpaque(pointer).release() }
    }
}
