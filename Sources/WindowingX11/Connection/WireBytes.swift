// SPDX-License-Identifier: MIT
internal import Foundation

/// Bytes that the server sent, in this machine's byte order; whatever they say, reading never leaves them.
struct WireBytes: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Copies the bytes and frees them, as replies and events of libxcb want to be.
    init?(adopting pointer: UnsafeMutableRawPointer?, count: Int) {
        guard let pointer = unsafe pointer else { return nil }
        unsafe bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
        unsafe free(pointer)
    }

    var count: Int { bytes.count }

    /// A fixed part of a message, or `nil` if the message ends before it does.
    func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int = 0) -> Value? {
        guard offset >= 0, bytes.count - MemoryLayout<Value>.size >= offset else { return nil }
        return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }

    /// Up to `count` values in a row, as many as there are.
    func values<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int, count: Int) -> [Value] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        let stride = MemoryLayout<Value>.stride
        let available = min(count, (bytes.count - offset) / stride)
        return (0..<available).compactMap { load(type, at: offset + $0 * stride) }
    }

    /// Up to `count` bytes from `offset`.
    func slice(at offset: Int, count: Int) -> [UInt8] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        return Array(bytes[offset..<min(bytes.count, offset + min(count, bytes.count))])
    }
}
