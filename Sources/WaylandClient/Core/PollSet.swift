// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// Open files of which some are waited for to become readable or writable.
///
/// One dispatch source watches the set for as long as it exists, in place of one for each file: libdispatch on Linux
/// loses its footing where several threads make and cancel sources at a time.
public final class PollSet: Sendable {
    /// What is waited for.
    public enum Direction: Hashable, Sendable {
        case reading
        case writing
    }

    private let poll: OwnedFileDescriptor

    public init() throws(SystemError) {
        let set = shoji_wayland_poll_set()
        guard set >= 0 else { throw SystemError(operation: "making a set of files to wait for", code: errno) }
        poll = OwnedFileDescriptor(adopting: set)
    }

    /// Readable when `ready()` has something to tell; owned by the set.
    public var fileDescriptor: Int32 { poll.rawValue }

    /// Waits for a file too, which must be removed before it is closed.
    ///
    /// Throws with the code `EPERM` for files that never make anybody wait, as those on a disk.
    public func add(
        _ file: OwnedFileDescriptor, for direction: Direction, identifier: UInt64
    ) throws(SystemError) {
        guard shoji_wayland_poll_add(poll.rawValue, file.rawValue, direction == .writing ? 1 : 0, identifier) == 0
        else {
            throw SystemError(operation: "waiting for a file", code: errno)
        }
    }

    public func remove(_ file: OwnedFileDescriptor) {
        _ = shoji_wayland_poll_remove(poll.rawValue, file.rawValue)
    }

    /// Identifiers of files that are readable or writable now, or whose other end is gone; not always all of them.
    public func ready() -> [UInt64] {
        var identifiers = [UInt64](repeating: 0, count: 16)
        let count = unsafe shoji_wayland_poll_ready(poll.rawValue, &identifiers)
        return Array(identifiers.prefix(max(0, Int(count))))
    }
}
