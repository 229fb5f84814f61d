// SPDX-License-Identifier: MIT
internal import Foundation

/// Wakes the render thread from its sleep: a pipe, since that is what a sleep for descriptors notices.
struct WakeupPipe: Sendable {
    /// Readable once it has been rung.
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

    /// May be called on any thread.
    func ring() {
        var byte: UInt8 = 1
        // A full pipe rings already.
        while write(writing, &byte, 1) < 0, errno == EINTR {}
    }

    /// Makes it ready to be rung again.
    func reset() {
        var bytes: UInt64 = 0
        while read(descriptor, &bytes, 8) == 8 {}
    }
}
