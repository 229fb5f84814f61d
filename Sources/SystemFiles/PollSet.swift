// SPDX-License-Identifier: MIT
internal import CLinux
internal import Glibc

/// A set of descriptors to be monitored for reading or writing.
///
/// A single dispatch source watches the set for its lifetime, instead of one source per descriptor: libdispatch on
/// Linux is unreliable if several threads create and cancel sources concurrently.
public final class PollSet: Sendable {
    /// Constants for the monitored operation.
    public enum Direction: Hashable, Sendable {
        /// Readable.
        case reading
        /// Writable.
        case writing
    }

    private let poll: OwnedFileDescriptor

    /// Creates an empty set.
    public init() throws(SystemError) {
        let set = shoji_poll_set()
        guard set >= 0 else { throw SystemError(operation: "making a set of files to wait for", code: errno) }
        poll = OwnedFileDescriptor(adopting: set)
    }

    /// A descriptor that is readable when `ready()` has results; owned by the set.
    public var fileDescriptor: Int32 { poll.rawValue }

    /// Adds a descriptor, which must be removed before it is closed.
    ///
    /// - Throws: `SystemError` with the code `EPERM` for files that never block, such as regular files.
    public func add(
        _ file: OwnedFileDescriptor, for direction: Direction, identifier: UInt64
    ) throws(SystemError) {
        guard shoji_poll_add(poll.rawValue, file.rawValue, direction == .writing ? 1 : 0, identifier) == 0
        else {
            throw SystemError(operation: "waiting for a file", code: errno)
        }
    }

    /// Removes a descriptor.
    public func remove(_ file: OwnedFileDescriptor) {
        _ = shoji_poll_remove(poll.rawValue, file.rawValue)
    }

    /// Returns the identifiers of ready descriptors, including those whose other end has been closed; not always all of
    /// them.
    public func ready() -> [UInt64] {
        var identifiers = [UInt64](repeating: 0, count: 16)
        let count = unsafe shoji_poll_ready(poll.rawValue, &identifiers)
        return Array(identifiers.prefix(max(0, Int(count))))
    }
}
