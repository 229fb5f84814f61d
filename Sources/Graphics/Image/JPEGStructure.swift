// SPDX-License-Identifier: MIT
internal import Foundation

/// Parses the segments of a JPEG without decoding it.
///
/// The decoder replaces missing data with gray and reports success, so completeness is checked here.
struct JPEGStructure {
    private(set) var size: (width: Int, height: Int)?
    /// Whether the end marker was found.
    private(set) var isComplete = false

    init(_ bytes: UnsafeRawBufferPointer) {
        // After the start marker, which has no length.
        var index = 2
        while let marker = unsafe Self.marker(bytes, &index) {
            switch marker {
            case 0xD9:
                isComplete = true
                return
            case 0x01, 0xD0...0xD8:
                continue
            default:
                guard index + 2 <= bytes.count else { return }
                let length = unsafe Int(bytes[index]) << 8 | Int(bytes[index + 1])
                // The frame headers: length, bits per sample, height, width. C4, C8 and CC are other tables.
                if (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker), index + 7 <= bytes.count {
                    let height = unsafe Int(bytes[index + 3]) << 8 | Int(bytes[index + 4])
                    let width = unsafe Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                    size = size ?? (width, height)
                }
                index += max(length, 2)
            }
        }
    }

    /// Returns the next marker's second byte and moves `index` past it; `nil` if there is none.
    ///
    /// Everything before it is skipped, such as pixel data, which follows its segment without a length.
    private static func marker(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> UInt8? {
        while index < bytes.count, let start = bytes.baseAddress {
            guard let found = unsafe memchr(start + index, 0xFF, bytes.count - index) else { return nil }
            index = unsafe UnsafeRawPointer(found) - start + 1
            guard index < bytes.count else { return nil }
            let second = unsafe bytes[index]
            // Zero escapes a data byte of FF; another FF is padding.
            if second != 0x00 && second != 0xFF {
                index += 1
                return second
            }
        }
        return nil
    }
}
