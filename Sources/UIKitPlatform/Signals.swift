// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import UIKitCore

/// The handling of UNIX signals.
@MainActor
enum Signals {
    private static var source: (any DispatchSourceRead)?

    /// Ignores SIGPIPE, so that writing to a closed pipe or socket returns an error instead of terminating the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Terminates the application through its delegate on SIGTERM, SIGINT, and SIGHUP.
    ///
    /// A second signal of a kind ends the process immediately, even if the main actor is blocked. Signals that are
    /// ignored at launch, as under `nohup`, stay ignored.
    static func endApplicationOnTermination() {
        var ends: [Int32] = [-1, -1]
        // Without the pipe, signals have their default effect.
        guard source == nil, pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe = ends[1]
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                self.source?.cancel()
                UIApplication.shared.terminate(status: 0)
            }
        }
        source.activate()
        self.source = source
        for number in [SIGTERM, SIGINT, SIGHUP] where !isIgnored(number) { handle(number) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var present = sigaction()
        sigaction(number, nil, &present)
        return unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// A dispatch source would miss a signal that arrives while the source is being registered, and swallow a second
    /// one.
    private static func handle(_ number: Int32) {
        var action = sigaction()
        action.sa_flags = SA_RESTART | Int32(truncatingIfNeeded: SA_RESETHAND)
        action.__sigaction_handler.sa_handler = { number in
            let code = errno
            var number = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe, &number, 1)
            errno = code
        }
        sigaction(number, &action, nil)
    }
}

/// The pipe through which the signal handler reports a signal.
// Unsafe only formally: written once, before any handler that reads it is installed.
nonisolated(unsafe) private var signalPipe: Int32 = -1
