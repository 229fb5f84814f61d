// SPDX-License-Identifier: MIT

/// The order of the bytes of a number, which the client of an input method server selects.
enum XIMByteOrder: UInt8, Hashable {
    case little = 0x6c
    case big = 0x42

    #if _endian(little)
        static let native = XIMByteOrder.little
    #else
        static let native = XIMByteOrder.big
    #endif
}

/// Numbers and strings written as parts of messages.
struct XIMWriter {
    private(set) var bytes: [UInt8] = []
    private let order: XIMByteOrder

    init(_ order: XIMByteOrder) {
        self.order = order
    }

    mutating func put<Value: FixedWidthInteger>(_ value: Value) {
        let count = Value.bitWidth / 8
        for index in 0..<count {
            let shift = (order == .little ? index : count - 1 - index) * 8
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    mutating func put(_ content: [UInt8]) { bytes += content }

    /// Adds zeros up to a multiple of four bytes.
    mutating func align() {
        while bytes.count % 4 != 0 { bytes.append(0) }
    }

    /// Adds a string with its length in one byte, truncated to 255 bytes.
    mutating func putShort(_ string: String) {
        let content = Array(string.utf8.prefix(255))
        put(UInt8(content.count))
        put(content)
    }
}

/// Numbers and strings read from a message, of which none exceeds its end.
struct XIMReader {
    private let bytes: ArraySlice<UInt8>
    private let start: Int
    private var position: Int
    let order: XIMByteOrder

    init(_ bytes: ArraySlice<UInt8>, _ order: XIMByteOrder) {
        self.bytes = bytes
        self.order = order
        start = bytes.startIndex
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position >= bytes.endIndex }
    /// The number of bytes that haven't been read.
    var remaining: Int { bytes.endIndex - position }

    mutating func number<Value: FixedWidthInteger>(_ type: Value.Type) throws(XIMError) -> Value {
        let part = try take(Value.bitWidth / 8)
        var value: Value = 0
        for byte in order == .big ? Array(part) : part.reversed() {
            value = value << 8 | Value(truncatingIfNeeded: byte)
        }
        return value
    }

    mutating func take(_ count: Int) throws(XIMError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw .truncated }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Skips up to a multiple of four bytes from the start.
    ///
    /// A message can end without this padding.
    mutating func align() {
        position = min(position + (4 - (position - start) % 4) % 4, bytes.endIndex)
    }

    /// Returns a reader for the next bytes, whose alignment starts with the first of them.
    mutating func part(_ count: Int) throws(XIMError) -> XIMReader { XIMReader(try take(count), order) }
}
