// SPDX-License-Identifier: MIT
internal import Foundation

/// The segments of a JPEG, walked without decoding.
///
/// The decoder makes grey of what is missing and calls that success, so whether all of it is there is found out here.
struct JPEGStructure {
    private(set) var size: (width: Int, height: Int)?
    /// The end marker was reached.
    private(set) var isComplete = false

    init(_ bytes: UnsafeRawBufferPointer) {
        // Past the start marker, which has no length.
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

    /// The next marker's second byte, with `index` moved past it; `nil` where there is none.
    ///
    /// Whatever lies before it is skipped: that is how pixel data, which follows its segment without a length, is.
    private static func marker(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> UInt8? {
        while index < bytes.count, let start = bytes.baseAddress {
            guard let found = unsafe memchr(start + index, 0xFF, bytes.count - index) else { return nil }
            index = unsafe UnsafeRawPointer(found) - start + 1
            guard index < bytes.count else { return nil }
            let second = unsafe bytes[index]
            // Zero stands for a data byte of FF, another FF is filling.
            if second != 0x00 && second != 0xFF {
                index += 1
                return second
            }
        }
        return nil
    }
}
