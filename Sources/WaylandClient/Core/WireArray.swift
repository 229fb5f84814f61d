// SPDX-License-Identifier: MIT

/// The bytes of an `array` argument.
///
/// The content depends on the message; usually it is 32-bit numbers.
public struct WireArray: Hashable, Sendable {
    /// The bytes.
    public var bytes: [UInt8]

    /// Creates an array.
    public init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// Creates an array of 32-bit numbers in native byte order.
    public init(words: [UInt32]) {
        bytes = unsafe words.withUnsafeBytes { unsafe Array($0) }
    }

    /// The bytes as 32-bit numbers; an incomplete number at the end (an error of the compositor) is dropped.
    public var words: [UInt32] {
        unsafe bytes.withUnsafeBytes { buffer in
            (0..<buffer.count / 4).map { unsafe buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }

    /// Returns the numbers as enum values, including unknown ones.
    public func values<Value: RawRepresentable<UInt32>>(as type: Value.Type) -> [Value] {
        words.compactMap(Value.init(rawValue:))
    }
}
