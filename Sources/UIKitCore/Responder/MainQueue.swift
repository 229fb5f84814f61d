// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

/// The main queue, for code that may be called on any thread.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main thread, or on the thread that serves the main queue in a process
    /// without a run loop.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// Runs `work` at once if called on the main queue, and otherwise later, in the order of the calls.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(work) } else { async(work) }
    }

    /// Runs `work` later.
    package static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}

/// Calls a function on the main queue, and returns its result; other threads wait for it.
package func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
    if MainQueue.isCurrent { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}
