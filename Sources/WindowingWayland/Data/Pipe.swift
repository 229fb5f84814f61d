// SPDX-License-Identifier: MIT
internal import Glibc
internal import WaylandClient

/// What is done with pipes, of which the writing and the reading end belong to different applications.
enum Pipe {
    /// Makes reads and writes return at once, with `EAGAIN` where they would wait.
    static func makeNonblocking(_ file: OwnedFileDescriptor) throws(SystemError) {
        let flags = fcntl(file.rawValue, F_GETFL)
        guard flags >= 0, fcntl(file.rawValue, F_SETFL, flags | O_NONBLOCK) >= 0 else {
            throw SystemError(operation: "preparing a pipe", code: errno)
        }
    }

    /// Writes what fits now, without the signal by which a reader's end would end this process.
    ///
    /// Returns the number of bytes, or the `errno` of what went wrong: `EPIPE` where nobody reads any more.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: OwnedFileDescriptor) -> (count: Int, code: Int32) {
        var brokenPipe = sigset_t()
        unsafe sigemptyset(&brokenPipe)
        unsafe sigaddset(&brokenPipe, SIGPIPE)
        var pending = sigset_t()
        unsafe sigpending(&pending)
        // One that was there before is somebody else's.
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
