// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

/// Runs functions on a stack of 512 megabytes.
///
/// Chains of thousands of calls are nested as deeply in the syntax tree. Only the pages that are used take memory.
enum DeepStack {
    private static let size = 512 << 20

    /// Calls a function on another thread, and waits for it, unless the thread has such a stack already.
    static func run<Result>(_ body: @escaping () -> Result) -> Result {
        guard Thread.current.stackSize < size else { return body() }
        nonisolated(unsafe) let body = body  // Only used by the thread.
        nonisolated(unsafe) var result: Result?  // Read once the thread has left the group.
        let group = DispatchGroup()
        group.enter()
        let thread = Thread {
            result = body()
            group.leave()
        }
        thread.stackSize = size
        thread.start()
        group.wait()
        guard let result else { preconditionFailure("The function was called.") }
        return result
    }
}
