// SPDX-License-Identifier: MIT

/// The bytes of an `array`: what they hold is the message's affair, most often 32-bit numbers.
public struct WireArray: Hashable, Sendable {
    public var bytes: [UInt8]

    public init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// An array of 32-bit numbers in the machine's byte order.
    public init(words: [UInt32]) {
        bytes = unsafe words.withUnsafeBytes { unsafe Array($0) }
    }

    /// The bytes as 32-bit numbers; what is left over at the end (a compositor's mistake) is dropped.
    public var words: [UInt32] {
        unsafe bytes.withUnsafeBytes { buffer in
            (0..<buffer.count / 4).map { unsafe buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }

    /// The numbers as values of an enum, unknown ones included.
    public func values<Value: RawRepresentable<UInt32>>(as type: Value.Type) -> [Value] {
        words.compactMap(Value.init(rawValue:))
    }
}
