// SPDX-License-Identifier: MIT
package import Dispatch

/// Runs an actor's jobs on a dispatch queue.
package final class QueueExecutor: SerialExecutor {
    package let queue: DispatchQueue

    package init(queue: DispatchQueue) {
        self.queue = queue
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    package func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
