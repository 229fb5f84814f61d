// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import UIKitCore

/// What the system tells a process.
@MainActor
enum Signals {
    private static var source: (any DispatchSourceRead)?

    /// A write to a pipe or socket that nobody reads is an error to be seen there, not the end of the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// The session's end, Ctrl-C and a closed terminal go through the delegate; a second one of a kind ends the process at
    /// once, even if the main actor never hears of the first.
    ///
    /// What is ignored from the start, as by `nohup`, stays ignored.
    static func endApplicationOnTermination() {
        var ends: [Int32] = [-1, -1]
        // Without the pipe, signals end the process as they do any other.
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

    /// A dispatch source would miss a signal that comes while the source is being registered, and swallow the second.
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

/// Where the handler announces a signal.
// Unsafe only in name: written once, before there is a handler that reads it.
nonisolated(unsafe) private var signalPipe: Int32 = -1
