// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

extension OwnedFileDescriptor {
    /// A new pipe, which no other program inherits.
    ///
    /// Content that somebody is asked for is written into one; it does not end before the last copy of its writing end
    /// is closed, the caller's own included.
    public static func pipe() throws(SystemError) -> (reading: OwnedFileDescriptor, writing: OwnedFileDescriptor) {
        var ends: [Int32] = [-1, -1]
        guard unsafe shoji_wayland_pipe(&ends) == 0 else { throw SystemError(operation: "making a pipe", code: errno) }
        return (OwnedFileDescriptor(adopting: ends[0]), OwnedFileDescriptor(adopting: ends[1]))
    }
}
