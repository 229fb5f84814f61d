// SPDX-License-Identifier: MIT
internal import Glibc

/// A keymap file as received from a display server, not loaded yet.
///
/// Compiling a keymap takes milliseconds and memory, so it is deferred until a key needs it. The descriptor is closed
/// at the end of the value's lifetime.
public struct KeymapFile: ~Copyable {
    private let descriptor: CInt
    private let format: UInt32
    private let byteCount: Int

    /// Takes ownership of a keymap file.
    ///
    /// - Parameters:
    ///   - descriptor: An open file that contains the text; this value closes it.
    ///   - format: 0 = no keymap, 1 = XKB text.
    ///   - byteCount: The size of the text in bytes.
    public init(taking descriptor: CInt, format: UInt32, byteCount: UInt32) {
        self.descriptor = descriptor
        self.format = format
        self.byteCount = Int(byteCount)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns the keymap in the file, or `nil` if the display server has no keymap.
    public borrowing func keymap() throws(KeymapError) -> Keymap? {
        // The removal of a virtual keyboard is announced as format 0, and by some display servers as an empty text.
        if format == 0 || byteCount == 0 { return nil }
        guard format == 1 else { throw .unsupportedFormat(format) }
        guard byteCount <= Keymap.maximumByteCount else {
            throw .tooLarge(byteCount: byteCount, limit: Keymap.maximumByteCount)
        }
        return try Keymap(text: try read())
    }

    /// Reads instead of mapping: a file that shrinks while it is mapped terminates the process with SIGBUS.
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
