// SPDX-License-Identifier: MIT
public import Foundation
internal import Synchronization
public import Windowing

/// A clock that stands still until it is told to go on, so that a test decides when each thing happens.
///
/// Calls are delivered inside `advance(by:)`, in order of their time and, at one moment, in the order in which they
/// were asked for. While a call runs, `now` is the moment it was due.
public final class ManualTimeSource: TimeSource {
    /// The bits of `now`, readable from the render thread while the main actor sets them.
    private let bits: Atomic<UInt64>
    @MainActor private var pending: [PendingCall] = []
    @MainActor private var lastIdentifier = 0
    @MainActor private var isAdvancing = false

    /// Starts at `now` seconds, by default a time that nobody mistakes for "not set".
    public init(now: TimeInterval = 1000) {
        precondition(now.isFinite, "A clock cannot start at \(now).")
        bits = Atomic(now.bitPattern)
    }

    public var now: TimeInterval {
        TimeInterval(bitPattern: bits.load(ordering: .acquiring))
    }

    /// When the next call is due, or `nil` while none waits.
    @MainActor
    public var nextDueTime: TimeInterval? {
        pending.first?.dueTime
    }

    @MainActor
    public func schedule(after delay: TimeInterval, _ handler: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastIdentifier += 1
        let identifier = lastIdentifier
        let dueTime = now + (delay.isNaN ? 0 : max(delay, 0))
        // After all calls of the same moment, which were asked for earlier.
        let index = pending.firstIndex { $0.dueTime > dueTime } ?? pending.endIndex
        pending.insert(PendingCall(identifier: identifier, dueTime: dueTime, handler: handler), at: index)
        return ScheduledCall { [weak self] in self?.pending.removeAll { $0.identifier == identifier } }
    }

    /// Lets `interval` seconds pass, delivering every call that falls due, those included that are scheduled meanwhile.
    ///
    /// - Precondition: `interval` is finite and not negative, and this is not called from a delivered call.
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
            // On a real clock such a loop shows as a busy processor; here it would be a test that never ends.
            precondition(
                deliveredAtThisMoment < Self.maximumChainLength,
                "\(Self.maximumChainLength) calls ran at one moment: a call schedules itself again without delay.")
            set(max(now, call.dueTime))
            call.handler()
        }
        set(end)
    }

    /// Far more calls than any honest moment holds, few enough to be reached at once.
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
