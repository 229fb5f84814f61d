// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// A change of the screens that goes back by itself unless somebody who can still see them says to keep it.
///
/// One object carries out one change.
@MainActor
package final class ProvisionalChange {
    package enum State: Hashable, Sendable {
        /// Nothing was asked of the desktop yet.
        case idle
        case applying
        /// The change holds, for as long as `secondsLeft`.
        case provisional
        case confirmed
        case reverting
        case reverted
        /// The desktop did not carry out the change, and nothing is different.
        case refused(ScreenConfigurationError)
        /// The way back failed: the screens are as the change left them.
        case stuck(ScreenConfigurationError)

        package var isFinal: Bool {
            switch self {
            case .confirmed, .reverted, .refused, .stuck: true
            case .idle, .applying, .provisional, .reverting: false
            }
        }
    }

    /// As long as desktops' own settings wait.
    package static let usualPatience: TimeInterval = 15

    package private(set) var state = State.idle {
        didSet { if state != oldValue { stateDidChange() } }
    }
    /// Whole seconds until the change goes back; 0 unless it is provisional.
    package private(set) var secondsLeft = 0
    /// Called after `state` or `secondsLeft` changed.
    package var changeHandler: (() -> Void)?

    private let configurator: any ScreenConfigurator
    private let clock: any TimeSource
    private let patience: TimeInterval
    private let original: Restoration
    private var deadline: TimeInterval = 0
    private var tick: ScheduledCall?
    /// What was decided while the desktop was still at work.
    private var decision: Decision?
    private var waiting: [CheckedContinuation<State, Never>] = []

    private enum Decision {
        case confirm, revert
    }

    /// `patience` is how many seconds the change is kept without an answer.
    package init(
        by configurator: any ScreenConfigurator, clock: any TimeSource, patience: TimeInterval = usualPatience
    ) {
        self.configurator = configurator
        self.clock = clock
        // Beyond a day nobody waits, and a clock that cannot tell the time must not keep a black screen.
        self.patience = patience.isNaN ? Self.usualPatience : min(max(patience, 0), 86_400)
        original = Restoration(configurator.heads)
    }

    /// Asks the desktop for the changes; they hold, or do not, when this returns.
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

    /// Keeps the change, at once or as soon as it holds.
    package func confirm() {
        switch state {
        case .idle, .applying: decision = .confirm
        case .provisional: state = .confirmed
        default: break
        }
    }

    /// Takes the change back now; returns at once if there is nothing to take back.
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

    /// The final state, once it is reached.
    package func outcome() async -> State {
        if state.isFinal { return state }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func wait() {
        deadline = clock.now + patience
        secondsLeft = Int(patience.rounded(.up))
        state = .provisional
        scheduleTick()
    }

    private func scheduleTick() {
        // At whole seconds before the deadline, so that the last one shown is a whole one.
        let left = deadline - clock.now
        let next = left - (left.rounded(.up) - 1)
        tick = clock.schedule(after: max(0.001, min(next, left))) { [weak self] in self?.tickCame() }
    }

    private func tickCame() {
        guard state == .provisional else { return }
        let left = deadline - clock.now
        // Half a millisecond: clocks round.
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
