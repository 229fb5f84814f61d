// SPDX-License-Identifier: MIT
internal import Glibc
public import SystemFiles

extension OwnedFileDescriptor {
    /// Writes all bytes, blocking until they are read; returns `false` if the reading end is closed.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> Bool {
        // A test must observe the application's signals, not cause its own.
        var brokenPipe = sigset_t()
        unsafe sigemptyset(&brokenPipe)
        unsafe sigaddset(&brokenPipe, SIGPIPE)
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                var atOnce = timespec()
                unsafe sigtimedwait(&brokenPipe, nil, &atOnce)
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads everything up to the end, blocking until then.
    public func readToEnd() -> [UInt8] {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return result }
            result += chunk.prefix(count)
        }
    }

    /// Whether everything written to a pipe has been read from its other end.
    public var isDrained: Bool {
        var count: Int32 = 0
        return unsafe ioctl(rawValue, UInt(FIONREAD), &count) == 0 && count == 0
    }
}
