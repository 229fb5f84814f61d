// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The thread behind the render actor: it runs the actor's jobs in their order, and sleeps in a single call that waits
/// for jobs, for the display's descriptors, and for times.
///
/// Not a dispatch queue: there, one thread waits for descriptors and wakes another that serves them, several times in
/// each frame, and those wake-ups cost as much as what is done in between.
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
        /// The thread looks at the jobs no more before the alarm rings.
        var isAsleep = false
    }

    /// How many rounds of jobs are run before descriptors and times have their turn: jobs that bring forth others must
    /// not keep the display's events waiting.
    private static let maximumRounds = 8

    private let inbox = Mutex(Inbox())
    private let alarm = WakeupPipe()
    private let thread = Atomic<UInt>(0)

    /// Whether the caller is on the thread.
    var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

    // MARK: - From any thread

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
        // Trees are walked by recursion, on a stack like the main thread's.
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
            // Before anything is called: what brings forth jobs then need not wake who is awake.
            inbox.withLock { $0.isAsleep = false }
            RenderActor.assumeIsolated { RenderPollSet.shared.callReady() }
        }
    }

    /// Runs what is there now; `false` if there was nothing.
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

    /// Leaves the signals that are sent to the process to the other threads, as the threads of dispatch do; those that a
    /// fault of this thread raises stay.
    private static func blockSignals() {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in [SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGABRT] { sigdelset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
