// SPDX-License-Identifier: MIT
internal import Foundation

/// Checked access to the little-endian numbers of a file.
struct CatalogBytes {
    let data: Data

    init(_ data: Data) {
        self.data = data
    }

    var count: Int { data.count }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < data.count else { return nil }
        return data[data.startIndex + offset]
    }

    func number(at offset: Int) -> Int? {
        word(at: offset).map { Int($0) }
    }

    /// Returns a number; `nil` also for one that is not finite.
    func float(at offset: Int) -> Float? {
        word(at: offset).map { Float(bitPattern: $0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    func slice(at offset: Int, count: Int) -> Data? {
        guard offset >= 0, count >= 0, offset <= data.count, count <= data.count - offset else { return nil }
        return data[(data.startIndex + offset)..<(data.startIndex + offset + count)]
    }

    private func word(at offset: Int) -> UInt32? {
        guard let bytes = slice(at: offset, count: 4) else { return nil }
        return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension Data {
    mutating func append(little word: UInt32) {
        for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
    }
}
