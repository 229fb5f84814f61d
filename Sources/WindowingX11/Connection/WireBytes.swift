// SPDX-License-Identifier: MIT
internal import Foundation

/// Bytes from the server in native byte order, with bounds-checked access.
struct WireBytes: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Copies the bytes and frees them, as required for libxcb's replies and events.
    init?(adopting pointer: UnsafeMutableRawPointer?, count: Int) {
        guard let pointer = unsafe pointer else { return nil }
        unsafe bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
        unsafe free(pointer)
    }

    var count: Int { bytes.count }

    /// Returns a fixed part of a message, or `nil` if the message is too short.
    func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int = 0) -> Value? {
        guard offset >= 0, bytes.count - MemoryLayout<Value>.size >= offset else { return nil }
        return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }

    /// Returns up to `count` consecutive values, as many as there are.
    func values<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int, count: Int) -> [Value] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        let stride = MemoryLayout<Value>.stride
        let available = min(count, (bytes.count - offset) / stride)
        return (0..<available).compactMap { load(type, at: offset + $0 * stride) }
    }

    /// Returns up to `count` bytes from `offset`.
    func slice(at offset: Int, count: Int) -> [UInt8] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        return Array(bytes[offset..<min(bytes.count, offset + min(count, bytes.count))])
    }
}
