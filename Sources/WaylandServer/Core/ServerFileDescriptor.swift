// SPDX-License-Identifier: MIT
internal import Glibc

/// An open file descriptor, closed with its last reference.
///
/// Requests transfer ownership of theirs to the receiver; events only borrow theirs, and send a duplicate.
public final class ServerFileDescriptor: Sendable {
    /// The descriptor, valid while this object exists.
    public let rawValue: Int32

    /// Takes ownership of a descriptor.
    public init(adopting rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        if rawValue >= 0 { close(rawValue) }
    }
}
