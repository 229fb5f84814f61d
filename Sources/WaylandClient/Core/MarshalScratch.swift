// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// C copies of a request's strings and arrays, freed when the request has been written to the connection's buffer.
@safe
struct MarshalScratch: ~Copyable {
    /// libwayland's limit; a longer message is a protocol error.
    private static let maximumMessageLength = 4096

    /// The number of bytes available for strings and arrays.
    private var space: Int
    private var blocks: [UnsafeMutableRawPointer] = unsafe []

    /// Creates a buffer.
    ///
    /// Each value uses at most 8 bytes in addition to its content (length and padding), the message header 8.
    init(valueCount: Int) {
        space = Self.maximumMessageLength - 8 - valueCount * 8
    }

    deinit {
        unsafe blocks.forEach { unsafe free($0) }
    }

    /// Returns a copy, truncated between characters to what a message can contain, because a title can have any length.
    mutating func string(_ text: String) -> UnsafePointer<CChar>? {
        var cut = Substring(text)
        if cut.utf8.count > space {
            cut = text[..<text.utf8.index(text.startIndex, offsetBy: max(space, 0))]
            while String(cut.utf8) == nil { cut = text[..<text.utf8.index(before: cut.endIndex)] }
        }
        space -= cut.utf8.count
        guard let copy = unsafe strdup(String(cut)) else { return nil }
        unsafe blocks.append(UnsafeMutableRawPointer(copy))
        return unsafe UnsafePointer(copy)
    }

    /// Returns a copy.
    ///
    /// An array that exceeds a message is a programming error.
    mutating func array(_ array: WireArray) -> UnsafeMutablePointer<wl_array>? {
        let count = array.bytes.count
        precondition(count <= space, "An array of \(count) bytes does not fit a message; \(space) bytes are left.")
        space -= count
        let headSize = unsafe MemoryLayout<wl_array>.stride
        guard let block = unsafe malloc(headSize + count) else { return nil }
        unsafe blocks.append(block)
        let content = unsafe block + headSize
        unsafe array.bytes.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { unsafe content.copyMemory(from: start, byteCount: count) }
        }
        let head = unsafe block.bindMemory(to: wl_array.self, capacity: 1)
        unsafe head.initialize(to: wl_array(size: count, alloc: count, data: content))
        return unsafe head
    }
}
