// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Hears Ctrl-C, the session's end and a closed terminal, once; the second signal ends the process as usual.
@MainActor
final class SignalWatch {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]
    private let sources: [any DispatchSourceSignal]

    init(_ handler: @escaping @MainActor () -> Void) {
        sources = Self.numbers.map { number in
            // A dispatch source only looks on; the signal itself must do nothing.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    for number in Self.numbers { signal(number, SIG_DFL) }
                    handler()
                }
            }
            source.activate()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
