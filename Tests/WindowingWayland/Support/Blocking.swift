// SPDX-License-Identifier: MIT
import Dispatch

/// Runs a blocking closure on a separate thread, so that it doesn't block the tasks' threads.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        DispatchQueue(label: "blocking").async { continuation.resume(returning: body()) }
    }
}
