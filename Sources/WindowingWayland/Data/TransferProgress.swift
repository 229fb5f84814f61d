// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
internal import Windowing

/// The progress of a transfer: updated where its data is moved, read where its timeout is checked.
final class TransferProgress: Sendable {
    private let timeSource: any TimeSource
    private let lastTime: Atomic<UInt64>
    private let total = Atomic<Int>(0)

    /// Starts measuring the time without progress.
    init(timeSource: any TimeSource) {
        self.timeSource = timeSource
        lastTime = Atomic(timeSource.now.bitPattern)
    }

    /// The number of bytes transferred so far.
    var byteCount: Int { total.load(ordering: .relaxed) }

    /// The time since the last progress, in seconds.
    var silence: TimeInterval {
        timeSource.now - TimeInterval(bitPattern: lastTime.load(ordering: .sequentiallyConsistent))
    }

    /// Records progress.
    func touch() {
        lastTime.store(timeSource.now.bitPattern, ordering: .sequentiallyConsistent)
    }

    func add(_ count: Int) {
        total.add(count, ordering: .relaxed)
    }
}

/// Ends a transfer that makes no progress for too long.
@MainActor
final class TransferWatchdog {
    private let progress: TransferProgress
    private let timeLimit: TimeInterval
    private let timeSource: any TimeSource
    private let onStall: () -> Void
    private var nextCheck: ScheduledCall?

    /// Starts watching until `stop()`.
    ///
    /// Calls `onStall` at most once, after `timeLimit` seconds without progress.
    init(
        _ progress: TransferProgress, timeLimit: TimeInterval, timeSource: any TimeSource, onStall: @escaping () -> Void
    ) {
        self.progress = progress
        self.timeLimit = timeLimit.isNaN ? 0 : max(0, timeLimit)
        self.timeSource = timeSource
        self.onStall = onStall
        check()
    }

    func stop() {
        nextCheck?.cancel()
        nextCheck = nil
    }

    private func check() {
        // An infinite timeout needs no timer.
        guard timeLimit.isFinite else { return }
        let rest = timeLimit - progress.silence
        nextCheck = timeSource.schedule(after: max(0, rest)) { [weak self] in
            guard let self else { return }
            // A coarse clock can call early.
            if timeLimit - progress.silence <= 0.001 { onStall() } else { check() }
        }
    }
}
