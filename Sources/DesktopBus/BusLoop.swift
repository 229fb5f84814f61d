// SPDX-License-Identifier: MIT
internal import CGIO
internal import Foundation

/// The thread that runs GDBus callbacks; it sleeps until there are messages or calls to process.
///
/// GDBus requires a GLib main loop, and the main thread runs a different one.
@safe final class BusLoop: Sendable {
    static let shared = BusLoop()

    /// Only passed to functions that GLib documents as thread-safe.
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

    /// Runs `work` on the thread, after previously submitted work.
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

/// A value passed through a C callback.
final class Box<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Returns the box as a callback's argument, which retains it until it is released or taken.
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
