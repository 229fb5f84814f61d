// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
internal import Windowing

/// How far a transfer has come: written where its bytes move, read where its time is watched.
final class TransferProgress: Sendable {
    private let timeSource: any TimeSource
    private let lastTime: Atomic<UInt64>
    private let total = Atomic<Int>(0)

    /// The other side's time begins to count now.
    init(timeSource: any TimeSource) {
        self.timeSource = timeSource
        lastTime = Atomic(timeSource.now.bitPattern)
    }

    /// Bytes moved so far.
    var byteCount: Int { total.load(ordering: .relaxed) }

    /// Seconds since the other side last did something.
    var silence: TimeInterval {
        timeSource.now - TimeInterval(bitPattern: lastTime.load(ordering: .sequentiallyConsistent))
    }

    /// The other side did something.
    func touch() {
        lastTime.store(timeSource.now.bitPattern, ordering: .sequentiallyConsistent)
    }

    func add(_ count: Int) {
        total.add(count, ordering: .relaxed)
    }
}

/// Ends a transfer whose other side does nothing for too long.
@MainActor
final class TransferWatchdog {
    private let progress: TransferProgress
    private let patience: TimeInterval
    private let timeSource: any TimeSource
    private let onStall: () -> Void
    private var nextCheck: ScheduledCall?

    /// Watches from now until `stop()`, and calls `onStall` at most once; `patience` is in seconds.
    init(
        _ progress: TransferProgress, patience: TimeInterval, timeSource: any TimeSource, onStall: @escaping () -> Void
    ) {
        self.progress = progress
        self.patience = patience.isNaN ? 0 : max(0, patience)
        self.timeSource = timeSource
        self.onStall = onStall
        check()
    }

    func stop() {
        nextCheck?.cancel()
        nextCheck = nil
    }

    private func check() {
        // For ever is no time to wait for.
        guard patience.isFinite else { return }
        let rest = patience - progress.silence
        nextCheck = timeSource.schedule(after: max(0, rest)) { [weak self] in
            guard let self else { return }
            // The clock may be coarse enough to call early.
            if patience - progress.silence <= 0.001 { onStall() } else { check() }
        }
    }
}
