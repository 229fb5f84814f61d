// SPDX-License-Identifier: MIT

/// The newlines of a text: LF, VT, FF, CR, CRLF, NEL, LINE SEPARATOR, and PARAGRAPH SEPARATOR.
///
/// They are those of `Character.isNewline`. Ranges are in bytes of UTF-8.
enum Newlines {
    /// Returns whether a UTF-16 unit is a newline or a part of one.
    static func contains(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func byte(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    /// Returns the length of the newline that begins at `index`; 0 if there is none.
    private static func length(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
        switch bytes[index] {
        case 0x0D: byte(bytes, index + 1) == 0x0A ? 2 : 1
        case 0x0A...0x0C: 1
        case 0xC2: byte(bytes, index + 1) == 0x85 ? 2 : 0
        case 0xE2: byte(bytes, index + 1) == 0x80 && byte(bytes, index + 2) & 0xFE == 0xA8 ? 3 : 0
        default: 0
        }
    }

    /// Returns the first newline at or after `start`.
    static func next(in bytes: UnsafeRawBufferPointer, from start: Int) -> Range<Int>? {
        var index = start
        while index < bytes.count {
            let end = min(index + 8, bytes.count)
            if end - index == 8 {
                // Eight bytes of ASCII that are not below U+000E are skipped at once.
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if ((word &- 0x0E0E_0E0E_0E0E_0E0E) | word) & 0x8080_8080_8080_8080 == 0 {
                    index = end
                    continue
                }
            }
            while index < end {
                let length = length(in: bytes, at: index)
                if length > 0 { return index..<index + length }
                index += 1
            }
        }
        return nil
    }

    /// Returns the last newline that ends at or before `end`.
    static func previous(in bytes: UnsafeRawBufferPointer, to end: Int) -> Range<Int>? {
        var index = end - 1
        while index >= 0 {
            let length = length(in: bytes, at: index)
            if length > 0, index + length <= end {
                let isPair = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
                return (isPair ? index - 1 : index)..<index + length
            }
            index -= 1
        }
        return nil
    }

    static func count(in bytes: UnsafeRawBufferPointer) -> Int {
        var (count, index) = (0, 0)
        while let newline = next(in: bytes, from: index) {
            count += 1
            index = newline.upperBound
        }
        return count
    }
}
