// SPDX-License-Identifier: MIT
internal import Glibc

/// An open file, closed with its last reference.
///
/// Requests hand theirs over; events only borrow, and send a duplicate.
public final class ServerFileDescriptor: Sendable {
    /// The number, valid while this object lives.
    public let rawValue: Int32

    /// Takes over a descriptor that nobody else will close.
    public init(adopting rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        if rawValue >= 0 { close(rawValue) }
    }
}
