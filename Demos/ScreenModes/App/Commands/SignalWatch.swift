// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Hears Ctrl-C, the session's end and a closed terminal, once; the second signal ends the process as usual.
///
/// At most one at a time. It listens from its first moment, which a dispatch source for signals does not: on Linux
/// that one registers on another thread, and what arrives in the meantime is lost.
@MainActor
final class SignalWatch {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]
    private let source: any DispatchSourceRead

    init(_ handler: @escaping @MainActor () -> Void) {
        let pipe = Pipe()
        let reading = pipe.fileHandleForReading.fileDescriptor
        source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(reading, &byte, 1) == 1 else { return }
            MainActor.assumeIsolated {
                Self.stopListening()
                handler()
            }
        }
        // The files live until the source has let go of them.
        source.setCancelHandler { _ = pipe }
        source.activate()

        bell = pipe.fileHandleForWriting.fileDescriptor
        for number in Self.numbers {
            signal(number) { _ in
                let before = errno
                var byte: UInt8 = 0
                _ = write(bell, &byte, 1)
                errno = before
            }
        }
    }

    isolated deinit {
        Self.stopListening()
        source.cancel()
    }

    private static func stopListening() {
        for number in numbers { signal(number, SIG_DFL) }
    }
}

/// Where the signal handler tells of a signal; a handler can reach nothing but what is global.
// Unsafe: written before the handler is in place, and by the main actor only.
private nonisolated(unsafe) var bell: Int32 = -1
