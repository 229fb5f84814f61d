// SPDX-License-Identifier: MIT
internal import Glibc

/// An open file descriptor, closed with its last reference.
///
/// Events transfer ownership of theirs to the receiver. Requests only borrow theirs; the connection sends a duplicate.
public final class OwnedFileDescriptor: Sendable {
    /// The descriptor, valid while this object exists.
    public let rawValue: Int32

    /// Takes ownership of a descriptor.
    public init(adopting rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        if rawValue >= 0 { close(rawValue) }
    }

    /// Returns a new descriptor for the same open file, which the caller must close.
    public func duplicated() throws(SystemError) -> Int32 {
        let copy = fcntl(rawValue, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError(operation: "duplicating a file descriptor", code: errno) }
        return copy
    }

    /// Returns the first `count` bytes of the file, regardless of its offset.
    ///
    /// Reads instead of mapping, so that a file truncated by its sender causes an error rather than a fault.
    public func contents(count: Int) throws(SystemError) -> [UInt8] {
        guard count >= 0 else { throw SystemError(operation: "reading \(count) bytes of a file", code: EINVAL) }
        var status = stat()
        guard unsafe fstat(rawValue, &status) == 0 else {
            throw SystemError(operation: "examining a file", code: errno)
        }
        guard status.st_size >= count else {
            throw SystemError(operation: "reading \(count) bytes of a file of \(status.st_size)", code: EINVAL)
        }
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let step = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(rawValue, buffer.baseAddress.map { unsafe $0 + done }, count - done, off_t(done))
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else { throw SystemError(operation: "reading a file", code: errno) }
            guard step > 0 else {
                throw SystemError(operation: "reading \(count) bytes of a file of \(done)", code: EINVAL)
            }
            done += step
        }
        return bytes
    }
}
