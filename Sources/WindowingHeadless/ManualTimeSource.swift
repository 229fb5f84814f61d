// SPDX-License-Identifier: MIT
public import Foundation
internal import Synchronization
public import Windowing

/// A clock that only advances on request, so that a test controls the time of each event.
///
/// Calls are made inside `advance(by:)`, in order of their time and, at the same time, in the order in which they were
/// scheduled. During a call, `now` is its due time.
public final class ManualTimeSource: TimeSource {
    /// The bits of `now`, readable on the render thread while the main actor sets them.
    private let bits: Atomic<UInt64>
    @MainActor private var pending: [PendingCall] = []
    @MainActor private var lastIdentifier = 0
    @MainActor private var isAdvancing = false

    /// Creates a clock that starts at `now` seconds, by default a value that can't be mistaken for "not set".
    public init(now: TimeInterval = 1000) {
        precondition(now.isFinite, "A clock cannot start at \(now).")
        bits = Atomic(now.bitPattern)
    }

    public var now: TimeInterval {
        TimeInterval(bitPattern: bits.load(ordering: .acquiring))
    }

    /// The time of the next scheduled call, or `nil` if there is none.
    @MainActor
    public var nextDueTime: TimeInterval? {
        pending.first?.dueTime
    }

    @MainActor
    public func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastIdentifier += 1
        let identifier = lastIdentifier
        let dueTime = now + (delay.isNaN ? 0 : max(delay, 0))
        // After all calls of the same time, which were scheduled earlier.
        let index = pending.firstIndex { $0.dueTime > dueTime } ?? pending.endIndex
        pending.insert(PendingCall(identifier: identifier, dueTime: dueTime, handler: handler), at: index)
        return ScheduledCall { [weak self] in self?.pending.removeAll { $0.identifier == identifier } }
    }

    /// Advances the clock by `interval` seconds, making all calls that become due, including those scheduled meanwhile.
    ///
    /// - Precondition: `interval` is finite and not negative, and this is not called from a scheduled call.
    @MainActor
    public func advance(by interval: TimeInterval) {
        precondition(interval.isFinite && interval >= 0, "Time cannot advance by \(interval) seconds.")
        precondition(!isAdvancing, "Time is advancing already; a delivered call cannot advance it further.")
        isAdvancing = true
        defer { isAdvancing = false }
        let end = now + interval
        var deliveredAtThisMoment = 0
        while let call = pending.first, call.dueTime <= end {
            pending.removeFirst()
            deliveredAtThisMoment = call.dueTime > now ? 0 : deliveredAtThisMoment + 1
            // With a real clock such a loop would occupy the processor; here it would be a test that never ends.
            precondition(
                deliveredAtThisMoment < Self.maximumChainLength,
                "\(Self.maximumChainLength) calls ran at one moment: a call schedules itself again without delay.")
            set(max(now, call.dueTime))
            call.handler()
        }
        set(end)
    }

    /// The maximum number of calls at one time: far more than in any correct program, and quickly reached.
    private static let maximumChainLength = 100_000

    private func set(_ time: TimeInterval) {
        bits.store(time.bitPattern, ordering: .releasing)
    }
}

private struct PendingCall {
    let identifier: Int
    let dueTime: TimeInterval
    let handler: @MainActor () -> Void
}
