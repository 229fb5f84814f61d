// SPDX-License-Identifier: MIT
internal import Glibc
internal import SystemFiles
internal import WaylandClient

/// Operations on pipes shared with other applications.
enum Pipe {
    /// Makes reads and writes nonblocking, with the error `EAGAIN`.
    static func makeNonblocking(_ file: OwnedFileDescriptor) throws(SystemError) {
        let flags = fcntl(file.rawValue, F_GETFL)
        guard flags >= 0, fcntl(file.rawValue, F_SETFL, flags | O_NONBLOCK) >= 0 else {
            throw SystemError(operation: "preparing a pipe", code: errno)
        }
    }

    /// Writes as much as fits, without the SIGPIPE signal that a closed reading end causes.
    ///
    /// Returns the number of bytes, or the `errno` of the error: `EPIPE` if the reading end is closed.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: OwnedFileDescriptor) -> (count: Int, code: Int32) {
        var brokenPipe = sigset_t()
        unsafe sigemptyset(&brokenPipe)
        unsafe sigaddset(&brokenPipe, SIGPIPE)
        var pending = sigset_t()
        unsafe sigpending(&pending)
        // A signal that was already pending must stay pending.
        let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
        let count = unsafe Glibc.write(file.rawValue, bytes.baseAddress, bytes.count)
        let code = count < 0 ? errno : 0
        if code == EPIPE, !wasPending {
            var atOnce = timespec()
            while unsafe sigtimedwait(&brokenPipe, nil, &atOnce) < 0, errno == EINTR {}
        }
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        return (max(count, 0), code)
    }
}
