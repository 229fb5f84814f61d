// SPDX-License-Identifier: MIT
internal import Foundation

/// The contents of a document on their way to or from its file.
// Unchecked: applications choose their type, and UIDocument requires that they don't change once they are handed over.
struct HandedOver: @unchecked Sendable {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}

/// Performs work on the main actor from any thread, and waits for it.
///
/// The main actor never waits for a document's file, so this always returns.
func onMain<Value: Sendable>(_ work: @MainActor @Sendable () throws -> Value) throws -> Value {
    if Thread.isMainThread { return try MainActor.assumeIsolated { try work() } }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try work() } }
}

/// Performs work on the main actor, after what is waiting for it.
func onMainLater(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}
