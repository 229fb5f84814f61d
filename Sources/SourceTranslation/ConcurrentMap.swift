// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

extension Array where Element: Sendable {
    /// Transforms the elements on as many threads as there are processors, whose stacks suffice for deeply nested source.
    package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
        let width = Swift.max(1, Swift.min(count, ProcessInfo.processInfo.activeProcessorCount))
        let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
        results.initialize(repeating: nil)
        defer {
            results.deinitialize()
            results.deallocate()
        }
        nonisolated(unsafe) let shared = results  // Each thread writes elements of its own.
        let group = DispatchGroup()
        for first in 0..<width {
            group.enter()
            let thread = Thread {
                for index in stride(from: first, to: self.count, by: width) { shared[index] = transform(self[index]) }
                group.leave()
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
        group.wait()
        return results.compactMap { $0 }
    }
}
