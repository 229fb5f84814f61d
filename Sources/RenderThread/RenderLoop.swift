// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The thread of the render actor.
///
/// It runs the actor's jobs in order, and sleeps in a single call that waits for jobs, file descriptors and timers. Not
/// a dispatch queue, in which one thread waits for descriptors and wakes another that handles them, several times per
/// frame; those wake-ups cost as much as the work itself.
final class RenderLoop: SerialExecutor {
    static let shared = {
        let loop = RenderLoop()
        loop.start()
        return loop
    }()

    private enum Job {
        case actor(UnownedJob)
        case block(@Sendable () -> Void)
    }

    private struct Inbox {
        var jobs: [Job] = []
        /// Whether the thread will next check for jobs when it is woken.
        var isAsleep = false
    }

    /// The maximum number of rounds of jobs before descriptors and timers are processed, so that jobs that enqueue
    /// others can't starve the display's events.
    private static let maximumRounds = 8

    private let inbox = Mutex(Inbox())
    private let alarm = WakeupPipe()
    private let thread = Atomic<UInt>(0)

    /// Whether the caller is on the thread.
    var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

    // MARK: - Thread-safe calls

    func async(_ body: @escaping @Sendable () -> Void) {
        add(.block(body))
    }

    func enqueue(_ job: consuming ExecutorJob) {
        add(.actor(UnownedJob(job)))
    }

    func checkIsolated() {
        precondition(isCurrent, "What belongs to the render thread was used on another one.")
    }

    func isIsolatingCurrentContext() -> Bool? { isCurrent }

    private func add(_ job: Job) {
        let wasAsleep = inbox.withLock { inbox in
            inbox.jobs.append(job)
            defer { inbox.isAsleep = false }
            return inbox.isAsleep
        }
        if wasAsleep { alarm.ring() }
    }

    // MARK: - On the thread

    private func start() {
        let thread = Thread { [self] in run() }
        thread.name = "shoji.render"
        // Trees are traversed recursively, which requires a stack like the main thread's.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func run() -> Never {
        thread.store(pthread_self(), ordering: .relaxed)
        Self.blockSignals()
        while true {
            var rounds = 0
            while rounds < Self.maximumRounds, runJobs() { rounds += 1 }
            let maySleep = inbox.withLock { inbox in
                inbox.isAsleep = inbox.jobs.isEmpty
                return inbox.isAsleep
            }
            RenderActor.assumeIsolated { RenderPollSet.shared.waitForReady(with: alarm, maySleep: maySleep) }
            // Set before anything is called, so that new jobs don't wake a running thread.
            inbox.withLock { $0.isAsleep = false }
            RenderActor.assumeIsolated { RenderPollSet.shared.callReady() }
        }
    }

    /// Runs the enqueued jobs; returns `false` if there were none.
    private func runJobs() -> Bool {
        let jobs = inbox.withLock { exchange(&$0.jobs, with: []) }
        for job in jobs {
            switch job {
            case .actor(let job): job.runSynchronously(on: asUnownedSerialExecutor())
            case .block(let body): body()
            }
        }
        return !jobs.isEmpty
    }

    /// Blocks signals sent to the process on this thread, as dispatch does on its threads, except those that report a
    /// fault of this thread.
    private static func blockSignals() {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in [SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGABRT] { sigdelset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
