// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// A change of the screens that reverts automatically unless the user confirms it.
///
/// An instance performs a single change.
@MainActor
package final class ProvisionalChange {
    package enum State: Hashable, Sendable {
        /// The change hasn't been requested yet.
        case idle
        case applying
        /// The change is applied and reverts in `secondsLeft` seconds.
        case provisional
        case confirmed
        case reverting
        case reverted
        /// The change was refused, and nothing has changed.
        case refused(ScreenConfigurationError)
        /// Reverting failed, and the change remains applied.
        case stuck(ScreenConfigurationError)

        package var isFinal: Bool {
            switch self {
            case .confirmed, .reverted, .refused, .stuck: true
            case .idle, .applying, .provisional, .reverting: false
            }
        }
    }

    /// The default timeout, in seconds, as in desktop settings.
    package static let usualTimeLimit: TimeInterval = 15

    package private(set) var state = State.idle {
        didSet { if state != oldValue { stateDidChange() } }
    }
    /// The number of whole seconds until the change reverts; 0 unless provisional.
    package private(set) var secondsLeft = 0
    /// Called after `state` or `secondsLeft` has changed.
    package var changeHandler: (() -> Void)?

    private let configurator: any ScreenConfigurator
    private let clock: any TimeSource
    private let timeLimit: TimeInterval
    private let original: Restoration
    private var deadline: TimeInterval = 0
    private var tick: ScheduledCall?
    /// The decision made while the change was being applied.
    private var decision: Decision?
    private var waiting: [CheckedContinuation<State, Never>] = []

    private enum Decision {
        case confirm, revert
    }

    /// Creates a change that reverts after `timeLimit` seconds without confirmation.
    package init(
        by configurator: any ScreenConfigurator, clock: any TimeSource, timeLimit: TimeInterval = usualTimeLimit
    ) {
        self.configurator = configurator
        self.clock = clock
        // At most a day. NaN must not keep a black screen forever.
        self.timeLimit = timeLimit.isNaN ? Self.usualTimeLimit : min(max(timeLimit, 0), 86_400)
        original = Restoration(configurator.heads)
    }

    /// Requests the changes, and returns when they are applied or refused.
    package func apply(_ changes: [ScreenChange]) async {
        guard state == .idle else { return }
        state = .applying
        do throws(ScreenConfigurationError) {
            try await configurator.apply(changes)
        } catch {
            state = .refused(error)
            return
        }
        switch decision {
        case .confirm: state = .confirmed
        case .revert: await goBack()
        case nil: wait()
        }
    }

    /// Keeps the change, immediately or as soon as it is applied.
    package func confirm() {
        switch state {
        case .idle, .applying: decision = .confirm
        case .provisional: state = .confirmed
        default: break
        }
    }

    /// Reverts the change now.
    ///
    /// Does nothing if there is no change to revert.
    package func revert() async {
        switch state {
        case .applying:
            decision = .revert
            _ = await outcome()
        case .provisional:
            await goBack()
        case .reverting:
            _ = await outcome()
        default:
            break
        }
    }

    /// Returns the final state when it is reached.
    package func outcome() async -> State {
        if state.isFinal { return state }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func wait() {
        deadline = clock.now + timeLimit
        secondsLeft = Int(timeLimit.rounded(.up))
        state = .provisional
        scheduleTick()
    }

    private func scheduleTick() {
        // Ticks at whole seconds before the deadline, so that the countdown ends with a full second.
        let left = deadline - clock.now
        let next = left - (left.rounded(.up) - 1)
        tick = clock.schedule(after: max(0.001, min(next, left))) { [weak self] in self?.tickCame() }
    }

    private func tickCame() {
        guard state == .provisional else { return }
        let left = deadline - clock.now
        // Half a millisecond allows for rounding of the clock.
        guard left > 0.0005 else {
            Task { await goBack() }
            return
        }
        secondsLeft = Int((left - 0.0005).rounded(.up))
        changeHandler?()
        scheduleTick()
    }

    private func goBack() async {
        guard state == .applying || state == .provisional else { return }
        state = .reverting
        do throws(ScreenConfigurationError) {
            try await original.restore(by: configurator)
            state = .reverted
        } catch {
            state = .stuck(error)
        }
    }

    private func stateDidChange() {
        if state != .provisional {
            tick?.cancel()
            tick = nil
            secondsLeft = 0
        }
        changeHandler?()
        guard state.isFinal else { return }
        let continuations = waiting
        waiting = []
        for continuation in continuations { continuation.resume(returning: state) }
    }
}
