// SPDX-License-Identifier: MIT
internal import Glibc

/// A keymap's file as a display sent it, not read yet.
///
/// Compiling a keymap takes milliseconds and some memory, so it waits until a key needs it. The descriptor is closed
/// with the value's end.
public struct KeymapFile: ~Copyable {
    private let descriptor: CInt
    private let format: UInt32
    private let byteCount: Int

    /// - Parameters:
    ///   - descriptor: An open file that holds the text; this value owns it from now on.
    ///   - format: 0 = no keymap, 1 = XKB text.
    ///   - byteCount: How many bytes of the file belong to the text.
    public init(taking descriptor: CInt, format: UInt32, byteCount: UInt32) {
        self.descriptor = descriptor
        self.format = format
        self.byteCount = Int(byteCount)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The keymap in the file, or `nil` where the display says that there is none.
    public borrowing func keymap() throws(KeymapError) -> Keymap? {
        // A virtual keyboard that leaves is announced as format 0, and by some displays as an empty text.
        if format == 0 || byteCount == 0 { return nil }
        guard format == 1 else { throw .unsupportedFormat(format) }
        guard byteCount <= Keymap.maximumByteCount else {
            throw .tooLarge(byteCount: byteCount, limit: Keymap.maximumByteCount)
        }
        return try Keymap(text: try read())
    }

    /// Reads rather than maps: a file that shrinks under a mapping ends the process with SIGBUS.
    private borrowing func read() throws(KeymapError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: byteCount)
        var filled = 0
        while filled < byteCount {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                return unsafe pread(descriptor, rest.baseAddress, rest.count, filled)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unreadable(code: errno)
            }
            guard count > 0 else { throw .truncated(expected: byteCount, available: filled) }
            filled += count
        }
        return bytes
    }
}
