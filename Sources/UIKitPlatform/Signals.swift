// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import UIKitCore

/// What the system tells a process.
@MainActor
enum Signals {
    private static var sources: [any DispatchSourceSignal] = []

    /// A write to a pipe or socket that nobody reads is an error to be seen there, not the end of the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// The session's end, Ctrl-C and a closed terminal go through the delegate; a second one ends the process at once.
    static func endApplicationOnTermination() {
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    signal(number, SIG_DFL)
                    UIApplication.shared.terminate(status: 0)
                }
            }
            source.resume()
            sources.append(source)
        }
    }
}
