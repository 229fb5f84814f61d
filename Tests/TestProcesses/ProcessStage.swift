// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Glibc

/// The report of a process and the callers that wait for it; used on `queue` only, which `add` switches to.
// Unchecked: everything runs on `queue`.
final class ProcessStage: @unchecked Sendable {
    private struct Waiter {
        var number: Int
        /// Returns whether the wait is over.
        var attempt: () -> Bool
        var timer: PatienceTimer
    }

    let queue = DispatchQueue(label: "test-process")
    private(set) var report = ProcessReport()
    private var waiters: [Waiter] = []
    private var lastNumber = 0

    func add(output bytes: [UInt8]) {
        queue.sync {
            report.output += String(decoding: bytes, as: UTF8.self)
            check()
        }
    }

    func add(errors bytes: [UInt8]) {
        queue.sync {
            report.errors += String(decoding: bytes, as: UTF8.self)
            check()
        }
    }

    /// Called when the process has ended but has not been reaped.
    func didEnd(_ process: pid_t) {
        ProcessActivity.didEnd(process)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        // The format of a wait status, for which C has macros.
        report.ending = status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
        check()
    }

    /// Calls `attempt` now and whenever something changes until it returns `true`, or `onGivingUp` once the timeout is
    /// over.
    func wait(onGivingUp: @escaping () -> Void, _ attempt: @escaping () -> Bool) {
        guard !attempt() else { return }
        lastNumber += 1
        let number = lastNumber
        // Unchecked: the handler runs on `queue`, like everything here.
        nonisolated(unsafe) let giveUp = onGivingUp
        let timer = PatienceTimer(queue: queue) { [weak self] in
            guard let self, let index = waiters.firstIndex(where: { $0.number == number }) else { return }
            waiters.remove(at: index)
            giveUp()
        }
        waiters.append(Waiter(number: number, attempt: attempt, timer: timer))
    }

    func check() {
        waiters = waiters.filter { waiter in
            guard waiter.attempt() else { return true }
            waiter.timer.cancel()
            return false
        }
    }
}
