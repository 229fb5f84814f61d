// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import ScreenModesCore

/// Asks the user at the terminal whether to keep a change: Return keeps it, Ctrl-C reverts it.
@MainActor
final class Confirmation {
    private let change: ProvisionalChange
    private var input: (any DispatchSourceRead)?
    private var signals: SignalWatch?
    private let isTerminal = isatty(STDIN_FILENO) == 1
    private var shownSeconds: Int?

    init(of change: ProvisionalChange) {
        self.change = change
    }

    /// Runs `apply` and waits until the change is kept or reverted.
    func outcome(after apply: () async -> Void) async -> ProvisionalChange.State {
        signals = SignalWatch { [change] in Task { await change.revert() } }
        change.changeHandler = { [weak self] in self?.changeDidMove() }
        defer {
            input?.cancel()
            input = nil
            signals = nil
        }
        await apply()
        return await change.outcome()
    }

    private func changeDidMove() {
        guard change.state == .provisional else { return }
        if input == nil { listen() }
        guard isTerminal, shownSeconds != change.secondsLeft else { return }
        // The full sentence is printed once; repeating it each second would scroll the terminal.
        if shownSeconds == nil {
            Session.say("Press Return to keep this change. It reverts in \(change.secondsLeft) s.")
        } else if change.secondsLeft <= 5 {
            Session.say("\(change.secondsLeft)")
        }
        shownSeconds = change.secondsLeft
    }

    private func listen() {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.inputCame() }
        }
        source.activate()
        input = source
    }

    private func inputCame() {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else {
            // The end of the input doesn't confirm the change.
            input?.cancel()
            return
        }
        if bytes[..<count].contains(UInt8(ascii: "\n")) { change.confirm() }
    }
}
