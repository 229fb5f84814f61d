// SPDX-License-Identifier: MIT
internal import CLinux
internal import Glibc

extension OwnedFileDescriptor {
    /// Creates a pipe that is not inherited by child processes.
    ///
    /// Used to receive content on request. Reading ends only when every copy of the writing end has been closed,
    /// including the caller's.
    public static func pipe() throws(SystemError) -> (reading: OwnedFileDescriptor, writing: OwnedFileDescriptor) {
        var ends: [Int32] = [-1, -1]
        guard unsafe shoji_pipe(&ends) == 0 else { throw SystemError(operation: "making a pipe", code: errno) }
        return (OwnedFileDescriptor(adopting: ends[0]), OwnedFileDescriptor(adopting: ends[1]))
    }
}
