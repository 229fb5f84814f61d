// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Handles Ctrl-C, the end of the session, and a closed terminal once.
///
/// A second signal ends the process as usual.
///
/// At most one instance at a time. It handles signals as soon as it is created. A dispatch source for signals doesn't: on
/// Linux it registers on another thread, and signals in the meantime are lost.
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
        // Keeps the files open until the source has released them.
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

/// The file descriptor to which the signal handler writes. A handler can only access global variables.
// Unsafe: written before the handler is in place, and by the main actor only.
private nonisolated(unsafe) var bell: Int32 = -1
