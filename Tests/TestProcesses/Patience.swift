// SPDX-License-Identifier: MIT
public import Dispatch
internal import Foundation
internal import Synchronization

/// A test's timeout, counted in chances that the other side had instead of in seconds.
///
/// A round of 50 ms counts once every process that the tests have started has used the processor or slept since the last
/// round. On a busy machine, where a process waits for the processor, rounds take longer, and so does the timeout.
public struct Patience: Sendable {
    /// The number of rounds after which an event isn't expected any more; ten seconds on an idle machine.
    static let maximumRounds = 200
    static let roundDuration = Duration.milliseconds(50)

    private var rounds = 0
    private var roundStart = ContinuousClock.now
    /// The processes that have had no chance in this round, with the processor time that each had used before it.
    private var waiting: [Int32: UInt64]?

    public init() {}

    /// Whether the other side has had all its chances.
    ///
    /// Call it repeatedly while waiting.
    public mutating func isExhausted() -> Bool {
        let processes = waiting ?? ProcessActivity.processorTimes()
        waiting = processes.filter { identifier, before in
            ProcessActivity(identifier).map { $0.isRunnable && $0.processorTime == before } ?? false
        }
        if waiting?.isEmpty == true, ContinuousClock.now - roundStart >= Self.roundDuration {
            rounds += 1
            roundStart = .now
            waiting = nil
        }
        return rounds >= Self.maximumRounds
    }

    /// Evaluates a condition, which nothing reports, until it holds.
    ///
    /// - Returns: Whether it holds; `false` once the timeout is over.
    public static func eventually(
        isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
    ) async rethrows -> Bool {
        var timeLimit = Patience()
        while try await !condition() {
            if timeLimit.isExhausted() { return false }
            await pause()
        }
        return true
    }

    /// Suspends the task until the other side may have done something, without keeping the processor busy.
    public static func pause() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(2)) { continuation.resume() }
        }
    }
}

/// Calls a handler once the timeout is over, unless it is cancelled before.
public final class PatienceTimer: Sendable {
    // Safe: a dispatch source can be used from any thread.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// Counts rounds on `queue`, so that a queue that is busy doesn't lose any, and calls `handler` there.
    public init(queue: DispatchQueue, handler: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: queue)
        let timeLimit = Mutex(Patience())
        timer.setEventHandler { [weak self] in
            guard timeLimit.withLock({ $0.isExhausted() }) else { return }
            self?.cancel()
            handler()
        }
        timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50))
        timer.activate()
    }

    public func cancel() {
        timer.cancel()
    }
}
