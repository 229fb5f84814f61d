// SPDX-License-Identifier: MIT
internal import Foundation

/// Wakes the render thread; a pipe, because the thread sleeps waiting for file descriptors.
struct WakeupPipe: Sendable {
    /// Readable after `ring()`.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            preconditionFailure("The render thread needs a pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, writing) = (ends[0], ends[1])
    }

    /// Wakes the thread.
    ///
    /// Can be called on any thread.
    func ring() {
        var byte: UInt8 = 1
        // A full pipe wakes the thread anyway.
        while write(writing, &byte, 1) < 0, errno == EINTR {}
    }

    /// Empties the pipe.
    func reset() {
        var bytes: UInt64 = 0
        while read(descriptor, &bytes, 8) == 8 {}
    }
}
