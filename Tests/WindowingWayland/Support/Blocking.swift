// SPDX-License-Identifier: MIT
import Dispatch

/// Runs what blocks on a thread of its own, so that it takes none from tasks.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        DispatchQueue(label: "blocking").async { continuation.resume(returning: body()) }
    }
}
