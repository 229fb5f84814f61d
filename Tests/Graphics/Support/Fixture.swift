// SPDX-License-Identifier: MIT
import Foundation

/// Files assembled byte by byte, for content that no encoder would write.
enum Fixture {
    /// Returns a PNG that ends after its header chunk.
    static func pngHeader(width: UInt32, height: UInt32) -> Data {
        var header = Data("IHDR".utf8)
        header.append(bigEndian: width)
        header.append(bigEndian: height)
        header.append(contentsOf: [8, 6, 0, 0, 0])
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        file.append(header)
        file.append(bigEndian: crc(header))
        return file
    }

    /// Returns a 24-bit BMP in one color; `claiming` puts another size into its header.
    static func bitmapFile(width: Int, height: Int, red: UInt8, claiming: (width: Int, height: Int)? = nil) -> Data {
        let rowLength = (width * 3 + 3) & ~3
        var file = Data("BM".utf8)
        file.append(littleEndian: UInt32(54 + rowLength * height))
        file.append(littleEndian: 0)
        file.append(littleEndian: 54)
        file.append(littleEndian: 40)
        file.append(littleEndian: UInt32(claiming?.width ?? width))
        file.append(littleEndian: UInt32(claiming?.height ?? height))
        file.append(contentsOf: [1, 0, 24, 0])
        for _ in 0..<6 { file.append(littleEndian: 0) }
        for _ in 0..<height {
            var row = [UInt8](repeating: 0, count: rowLength)
            for x in 0..<width { row[x * 3 + 2] = red }
            file.append(contentsOf: row)
        }
        return file
    }

    /// Returns `jpeg` with an EXIF segment that contains only an orientation, 1 to 8.
    static func jpeg(_ jpeg: Data, orientation: UInt8) -> Data {
        let exif: [UInt8] =
            Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
            + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let length = exif.count + 2
        return jpeg.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif) + jpeg.dropFirst(2)
    }

    private static func crc(_ data: Data) -> UInt32 {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in data {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1 }
        }
        return remainder ^ 0xFFFF_FFFF
    }
}

extension Data {
    fileprivate mutating func append(bigEndian number: UInt32) {
        append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }

    fileprivate mutating func append(littleEndian number: UInt32) {
        append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}
